"""A program to be killed: plays one game after the other and tells every decision it has taken."""

import os
import sys
from pathlib import Path

from desktop.games import load
from desktop.persistence.autosave import Autosave
from desktop.persistence.paths import find_folders, open_storage
from desktop.session.restore import restore
from desktop.session.session import GameSession
from tests.support.queens import decide, queens_game


def main(home: str, first_seed: str) -> None:
    """Go on with the unfinished game, else begin one; the next game has the next seed."""
    autosave = Autosave(open_storage(find_folders(Path(home))))
    session = _resumed(autosave) or queens_game(int(first_seed), journal=autosave.begin())
    while True:
        tell(session)
        if session.is_over:
            session = queens_game(session.seed + 1, journal=autosave.begin())
        else:
            decide(session)


def tell(session: GameSession) -> None:
    """Say at once where the game stands."""
    os.write(1, f"{session.seed} {session.ply}\n".encode())


def _resumed(autosave: Autosave) -> GameSession | None:
    games = autosave.recover().games
    if not games:
        return None
    found = autosave.resume(games[0])
    session = restore(load(found.record.game), found.record, found.journal).session
    if session.is_over:  # killed after the last decision, before the game was put away
        found.journal.finished()
    return session


if __name__ == "__main__":
    main(*sys.argv[1:])
