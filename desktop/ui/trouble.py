"""Says in today's language what is wrong with a file or a folder."""

from collections.abc import Mapping

from desktop.core.text import Message, tr_noop
from desktop.persistence.errors import StorageError
from desktop.ui.i18n import tell

WORDS: Mapping[str, Message] = {
    "not_a_save": tr_noop("Trouble", "this is not a saved game"),
    "damaged_save": tr_noop("Trouble", "the file is damaged"),
    "too_large": tr_noop("Trouble", "the file is too large for a saved game"),
    "newer_format": tr_noop("Trouble", "a newer version of the program wrote it"),
    "newer_rules": tr_noop("Trouble", "it was played by newer rules than this program knows"),
    "unknown_game": tr_noop("Trouble", "it holds a game that is not installed here"),
    "missing_file": tr_noop("Trouble", "it is not there"),
    "no_access": tr_noop("Trouble", "the system allows no access"),
    "disk_full": tr_noop("Trouble", "the disk is full"),
    "path_too_long": tr_noop("Trouble", "its name is too long"),
    "in_use": tr_noop("Trouble", "another window is using it"),
}
OTHER = tr_noop("Trouble", "the system says: {reason}")


def trouble_words(error: Exception) -> str:
    """Return a reason to put behind a colon."""
    if isinstance(error, StorageError) and error.code in WORDS:
        return tell(WORDS[error.code])
    return tell(OTHER, reason=str(error))
