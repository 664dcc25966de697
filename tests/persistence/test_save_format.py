"""The page about the save format shows what is written."""

import json
import re
from pathlib import Path

from desktop.core.digest import Json
from desktop.persistence import errors
from desktop.persistence.document import CHANGES
from desktop.persistence.savefile import encode_save
from desktop.session.undo_policy import Practice
from tests.support.queens import queens_game

PAGE = (Path(__file__).resolve().parents[2] / "docs/save_format.md").read_text(encoding="utf-8")


def forms(value: Json, path: str = "") -> set[str]:
    """Return the paths to all values, apart from what is in a game's own form."""
    if path.endswith(("/options", "/state")):
        return {path}
    if isinstance(value, dict):
        return {path}.union(*(forms(item, f"{path}/{key}") for key, item in value.items()))
    if isinstance(value, list):
        return {path}.union(*(forms(item, path) for item in value))
    return {f"{path}: {type(value).__name__}"}


def test_example_has_the_form_of_a_real_save():
    session = queens_game(7, plies=3)
    session.undo(practice=Practice.REDEAL)
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    real = json.loads(encode_save(session.record(), Path("example")))
    assert forms(json.loads(example[1])) == forms(real)


def test_every_kind_of_change_is_told():
    assert [name for name in CHANGES if f'"change":"{name}"' not in PAGE] == []


def test_every_code_of_an_error_is_told():
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, errors.StorageError)} - {"storage"}
    assert [code for code in sorted(codes) if f"`{code}`" not in PAGE] == []
