"""Where settings, games, journals and logs lie, and whether they can be written there."""

import os
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from desktop.persistence.errors import FailedFileError, failed_file
from desktop.persistence.files import DiskFiles, Files
from desktop.persistence.memory_files import MemoryFiles

APP_NAME = "nastolka"
HOME_VARIABLE = "NASTOLKA_HOME"
PORTABLE_MARK = "portable.txt"
PORTABLE_FOLDER = "nastolka-data"


@dataclass(frozen=True)
class Folders:
    """The five folders that a system tells apart, and what lies in them."""

    config: Path
    data: Path
    state: Path
    logs: Path
    cache: Path

    @property
    def settings_file(self) -> Path:
        """What people have chosen."""
        return self.config / "settings.json"

    @property
    def window_file(self) -> Path:
        """Where the window stood, recent files and the like."""
        return self.state / "window.json"

    @property
    def games(self) -> Path:
        """Where saved games are expected."""
        return self.data / "games"

    @property
    def replays(self) -> Path:
        """Finished games."""
        return self.data / "replays"

    @property
    def given_up(self) -> Path:
        """The last games that were given up."""
        return self.data / "given_up"

    @property
    def statistics(self) -> Path:
        """Results over the years."""
        return self.data / "statistics"

    @property
    def journal(self) -> Path:
        """Games that are being played."""
        return self.state / "journal"


@dataclass(frozen=True)
class Storage:
    """Folders with the files behind them; `trouble` says why everything stays in memory."""

    folders: Folders
    files: Files
    trouble: FailedFileError | None = None

    @property
    def in_memory(self) -> bool:
        """Whether nothing outlives this run."""
        return self.trouble is not None


def find_folders(
    home: Path | None = None,
    *,
    portable: bool = False,
    environ: Mapping[str, str] | None = None,
    program: Path | None = None,
) -> Folders:
    """Return the folders of an explicit home, else of NASTOLKA_HOME, else portable, else usual.

    `portable` and a file portable.txt beside the program mean a folder beside the program.
    """
    variables = os.environ if environ is None else environ
    beside = program or program_folder(variables)
    if home is None and variables.get(HOME_VARIABLE):
        home = Path(variables[HOME_VARIABLE])
    if home is None and (portable or (beside / PORTABLE_MARK).is_file()):
        home = beside / PORTABLE_FOLDER
    return _usual() if home is None else _all_in(home.expanduser().absolute())


def program_folder(environ: Mapping[str, str]) -> Path:
    """Return the folder that a person would call the program's; an AppImage knows its own file."""
    if environ.get("APPIMAGE"):
        return Path(environ["APPIMAGE"]).parent
    if getattr(sys, "frozen", False):
        return Path(sys.executable).parent
    return Path(__file__).resolve().parents[2]


def open_storage(folders: Folders, files: Files | None = None) -> Storage:
    """Try to write in every folder that matters; where that fails, go on in memory."""
    disk = files or DiskFiles()
    for folder in (folders.config, folders.data, folders.state):
        try:
            _try_to_write(disk, folder)
        except OSError as error:
            return Storage(folders, MemoryFiles(disk), failed_file(folder, error))
    return Storage(folders, disk)


def _usual() -> Folders:
    usual = PlatformDirs(APP_NAME, appauthor=False)
    return Folders(
        config=usual.user_config_path,
        data=usual.user_data_path,
        state=usual.user_state_path,
        logs=usual.user_log_path,
        cache=usual.user_cache_path,
    )


def _all_in(home: Path) -> Folders:
    names = ("config", "data", "state", "logs", "cache")
    return Folders(**{name: home / name for name in names})


def _try_to_write(files: Files, folder: Path) -> None:
    probe = folder / f".nastolka-{secrets.token_hex(6)}.tmp"
    files.make_folder(folder)
    files.write(probe, b"")
    files.remove(probe)
