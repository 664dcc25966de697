"""The one place that knows where pictures and translations lie: source, wheel, frozen program."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def data_root() -> Path:
    """Return the folder that holds `resources` and `translations`.

    A wheel carries both under `desktop/_data`; the source tree and the frozen program keep them
    beside the package.
    """
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Return the path of a file or folder below `resources`."""
    return data_root().joinpath("resources", *parts)


def translation(name: str) -> Path:
    """Return the path of a compiled translation, for example "nastolka_ru"."""
    return data_root() / "translations" / f"{name}.qm"
