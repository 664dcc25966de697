"""A journal that is told of every change can rebuild the record of its session."""

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.errors import NastolkaError
from desktop.session.seats import SeatConfig
from desktop.session.store import Change, GameRecord, RecordSource, Snapshot
from desktop.session.undo_policy import Practice
from tests.support.tables import a_session, played

WISHES = ["pass", "swap", "guess 1", "guess 7", "undo", "keep", "redeal", "redo", "seat"]


class Notebook:
    """A journal in memory that folds the changes as a file would."""

    def __init__(self) -> None:
        self.openings = self.ends = 0
        self.changes: list[tuple[Change, Snapshot | None]] = []

    def opened(self, source: RecordSource) -> None:
        self.openings += 1
        self.folded: GameRecord = source.record()

    def changed(self, change: Change, snapshot: Snapshot | None) -> None:
        self.changes.append((change, snapshot))
        self.folded = self.folded.after(change, snapshot)

    def finished(self) -> None:
        self.ends += 1


def wish(session, word):
    """Do what the word says, if it is possible."""
    try:
        if word in ("keep", "redeal"):
            session.undo(practice=Practice(word))
        elif word in ("undo", "redo"):
            getattr(session, word)()
        elif word == "seat":
            session.change_seat(1, SeatConfig("R", "novice"))
        elif not session.is_over:
            played(session, word)
    except NastolkaError:
        pass


@settings(max_examples=150)
@given(st.lists(st.sampled_from(WISHES), max_size=40), st.integers(0, 50))
def test_the_changes_add_up_to_the_record(words, seed):
    book = Notebook()
    session = a_session(("human", "novice", "human"), seed=seed, turns=12, journal=book)
    for word in words:
        wish(session, word)
        record = session.record()
        assert book.folded.course == record.course
        assert book.folded.seats == record.seats
        assert record.course.ply == session.ply == record.snapshot.ply


def test_every_new_turn_brings_a_snapshot():
    book = Notebook()
    session = played(a_session(journal=book), "pass", "swap")
    assert [snapshot is not None for _, snapshot in book.changes] == [True, True]
    assert book.folded == session.record()


def test_a_finished_game_is_put_away_once_and_taken_out_again_by_undo():
    book = Notebook()
    session = played(a_session(turns=2, journal=book), "pass", "pass")
    assert (book.openings, book.ends) == (1, 1)
    session.undo()
    assert (book.openings, book.ends) == (2, 1)


def test_a_branch_does_not_write_into_the_journal():
    book = Notebook()
    session = played(a_session(journal=book), "pass", "pass")
    played(session.branch(1), "pass")
    assert len(book.changes) == 2
