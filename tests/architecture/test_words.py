"""No file speaks of the machine it was written on, of package hosts or of working papers."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

FOLDERS = ("desktop", "docs", "packaging", "resources", "tests", "translations", ".ci")
TEXTS = (".py", ".md", ".toml", ".lock", ".sh", ".ts", ".json", ".svg", ".yml", ".spec", ".txt", "")

# Letters in brackets keep a pattern from finding itself.
PATTERNS = (
    r"(?<![\w.$}])/(?:hom[e]|roo[t]|op[t]|wor[k]|workspac[e]|User[s])/\w",
    r"\bwork(?:plac[e]|tre[e])s?\b|\bsub-?agen[t]|\bC[E]O\b|\bLL[M]s?\b|\bco-authored-b[y]\b",
    r"\b(?:HOUS[E]|TOOLBO[X]|DECISION[S]|SPEE[D]|BOT[S]|PRODUC[T]|LOO[K])(?:\.md\b| section\b)",
    r"\bshare[d]/(?:design|facts|seeds)",
)
NAMES_AND_NOT_ADDRESSES = ("www.w3.org", "creativecommons.org", "example.org", "json-schema.org")
HOST = re.compile(r"\bhttps?://([\w.-]+)")


def texts():
    """Return every text file that belongs to the project."""
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found = [path for path in [*ROOT.iterdir(), *inside] if path.is_file()]
    return [path for path in found if path.suffix in TEXTS and path.name != ".git"]


def foreign_words(text):
    """Return the places of a text that name a machine, a host or a working paper."""
    found = [
        match[0] for pattern in PATTERNS for match in re.finditer(pattern, text, re.IGNORECASE)
    ]
    return found + [host for host in HOST.findall(text) if host not in NAMES_AND_NOT_ADDRESSES]


def test_project_names_no_machine_and_no_host():
    found = {
        str(path.relative_to(ROOT)): words
        for path in texts()
        if (words := foreign_words(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "see /hom" + "e/me/file",
        "in the work" + "place",
        "from https" + "://packages.invalid/simple",
        "HOUS" + "E.md says",
        "in share" + "d/design",
    ],
)
def test_foreign_word_is_found(text):
    assert foreign_words(text)


@pytest.mark.parametrize(
    "text", ["a homework/place", "xmlns='http://www.w3.org/2000/svg'", "../roots"]
)
def test_innocent_word_passes(text):
    assert foreign_words(text) == []


def test_folder_packaging_is_no_package():
    """A package of that name at the root would hide the library `packaging`."""
    assert not Path(ROOT, "packaging", "__init__.py").exists()
