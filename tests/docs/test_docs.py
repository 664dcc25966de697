"""The documents point at what is there, and the README knows every verb of the command line."""

import re

import pytest

from desktop.engine.command_line import VERBS
from tests.architecture.sources import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])

LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
VERB_ROW = re.compile(r"^\| `([a-z-]+)", re.MULTILINE)
FOLDERS = "desktop|docs|packaging|resources|tests|translations"
NAMED_PATH = re.compile(rf"`((?:{FOLDERS})/[\w./-]*)`")


def named(page):
    """Return the project's own files and folders that a page names in code letters."""
    return NAMED_PATH.findall(CODE_BLOCK.sub("", page.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_named_files_exist(page):
    assert [path for path in named(page) if not (ROOT / path).exists()] == []


def test_readme_tells_every_verb_and_no_other():
    text = (ROOT / "README.md").read_text("utf-8")
    table = text.partition("| verb | does |")[2].partition("\n\n")[0]
    assert set(VERB_ROW.findall(table)) == set(VERBS)


def test_pictures_are_small_and_shown():
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.png"))
    shown = (ROOT / "README.md").read_text("utf-8")
    assert pictures
    assert [picture.name for picture in pictures if picture.stat().st_size > 250_000] == []
    assert [picture.name for picture in pictures if picture.name not in shown] == []
