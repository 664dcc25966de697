"""Write a file whole or not at all: beside it first, to the disk, then renamed over the old one."""

import os
import secrets
from pathlib import Path

from desktop.persistence.errors import TooLargeError, failed_file
from desktop.persistence.files import Files

_MARK = ".nastolka-"
_SUFFIX = ".tmp"
STALE = 24 * 3600.0
"""A temporary file of this age in seconds belongs to no program that still runs."""


def write_whole(files: Files, path: Path, data: bytes) -> None:
    """Replace a file, or raise FailedFileError with the old one as it was."""
    # The name is short whatever the target is called: names may be 255 bytes long.
    beside = path.parent / f"{_MARK}{os.getpid()}-{secrets.token_hex(4)}{_SUFFIX}"
    try:
        files.make_folder(path.parent)
        files.write(beside, data)
        _move(files, beside, path)
    except OSError as error:
        raise failed_file(path, error) from error


def _move(files: Files, beside: Path, path: Path) -> None:
    try:
        files.replace(beside, path)
    except OSError:
        _forget(files, beside)
        raise


def _forget(files: Files, path: Path) -> None:
    try:
        files.remove(path)
    except OSError:
        return  # the first failure is the one to tell; sweep() comes later


def read_whole(files: Files, path: Path, most: int) -> bytes:
    """Return a file's content; raises FailedFileError or TooLargeError."""
    try:
        data = files.read(path, most + 1)
    except OSError as error:
        raise failed_file(path, error) from error
    if len(data) > most:
        raise TooLargeError(path, most)
    return data


def sweep(files: Files, folder: Path) -> None:
    """Remove what a killed program left half written, as far as that is possible."""
    try:
        for path in files.list(folder):
            if path.name.startswith(_MARK) and path.suffix == _SUFFIX and files.age(path) > STALE:
                files.remove(path)
    except OSError:
        return
