"""The rules page holds every clause that the code cites."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "sleeping_queens.md"
CITED = re.compile(r"SQ (\d+)(?:\.(\d+))?(?:-(?:\d+\.)?(\d+))?((?:, \d+\.\d+)*)")


def clauses(text: str) -> Iterator[str]:
    """Yield the clauses that a text cites: "SQ 8.1-8.3" are three, "SQ 4.1, 9.3" are two."""
    for section, first, last, others in CITED.findall(text):
        if not first:
            yield section
            continue
        for number in range(int(first), int(last or first) + 1):
            yield f"{section}.{number}"
        yield from re.findall(r"\d+\.\d+", others)


def test_ranges_and_lists_of_clauses_are_understood():
    text = "(SQ 8.1-8.3), SQ 4.1, 4.3, 9.3 and SQ 10"
    assert list(clauses(text)) == ["8.1", "8.2", "8.3", "4.1", "4.3", "9.3", "10"]


def test_every_cited_clause_stands_on_the_page():
    page = PAGE.read_text(encoding="utf-8")
    written = set(re.findall(r"^(?:## |\*\*)SQ (\d+(?:\.\d+)?)", page, re.MULTILINE))
    sources = (ROOT / "desktop" / "games" / "sleeping_queens").rglob("*.py")
    cited = {clause for path in sources for clause in clauses(path.read_text(encoding="utf-8"))}
    assert len(cited) > 30
    assert sorted(cited - written) == []


def test_clauses_are_numbered_without_gaps():
    page = PAGE.read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*SQ (\d+)\.(\d+)\*\*", page, re.MULTILINE)
    previous = (0, 0)
    for found in (tuple(map(int, number)) for number in numbers):
        section, clause = previous
        assert found in {(section, clause + 1), (section + 1, 1)}
        previous = (found[0], found[1])


def test_every_clause_says_its_source():
    page = PAGE.read_text(encoding="utf-8").split("## The rulings")[0]
    for paragraph in re.split(r"\n(?=\*\*SQ )", page)[1:]:
        assert re.search(r"\*[^*]*\b(Seed|House|Follows|H\d+)\b[^*]*\*", paragraph), paragraph


def test_every_ruling_is_used_and_explained():
    rules, reasons = PAGE.read_text(encoding="utf-8").split("## The rulings")
    for number in range(1, 17):
        assert re.search(rf"\bH{number}\b", rules.split("## SQ 1.")[1])
        assert re.search(rf"^\| H{number} ", reasons, re.MULTILINE)
