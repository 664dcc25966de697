"""Take names and paths out of texts that a person may send to strangers."""

import re
from collections.abc import Iterable
from pathlib import Path

from desktop.persistence.savefile import SUFFIX

SAVE_NAME = re.compile(rf"(?:[A-Za-z]:)?[\\/][^\n\"]*?{re.escape(SUFFIX)}")
"""A path to a saved game: people give these names, with spaces too."""
QUOTED_FOLDERS = re.compile(r'(?<=")(?:[A-Za-z]:)?[\\/][^"\n]*[\\/]')
PLAIN_FOLDERS = re.compile(r"(?<![\w.~>…])(?:[A-Za-z]:)?[\\/](?:[^\\/\s\"']+[\\/])+")


class Scrubber:
    """Replaces the home folder, the account, folders of paths and the players' names."""

    def __init__(self, home: Path, account: str, players: Iterable[str] = ()) -> None:
        self._home = str(home)
        people = {name: f"Seat {number}" for number, name in enumerate(players, start=1)}
        self._words = {account: "user", **people}
        words = sorted(filter(str.strip, self._words), key=len, reverse=True)
        any_word = "|".join(map(re.escape, words)) or "(?!)"
        self._people = re.compile(rf"(?<!\w)(?:{any_word})(?!\w)")

    def __call__(self, text: str) -> str:
        """Return the text without them."""
        if len(self._home) > 1:
            text = text.replace(self._home, "~")
        text = SAVE_NAME.sub(f"…{SUFFIX}", text)
        text = PLAIN_FOLDERS.sub("…/", QUOTED_FOLDERS.sub("…/", text))
        return self._people.sub(lambda found: self._words[found.group()], text)
