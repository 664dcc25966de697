"""The development commands: texts are found, gaps in a translation are noticed, failure is told."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

SOURCE = """
from desktop.core.text import tr_noop

TITLE = tr_noop("Menu", "Table games")

class Hand(QObject):
    def words(self, n):
        return self.tr("%n card(s)", "", n)
"""


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return packaging/dev.py at work on a made-up project of one source file."""
    spec = importlib.util.spec_from_file_location("nastolka_dev", ROOT / "packaging" / "dev.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "nastolka_dev", tool)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "TRANSLATIONS", tmp_path / "translations")
    monkeypatch.setattr(tool, "SCRIPTS", Path(sys.executable).parent)
    (tmp_path / "desktop").mkdir()
    (tmp_path / "desktop" / "menu.py").write_text(SOURCE, "utf-8")
    return tool


def translate_all(folder: Path) -> None:
    """Fill every gap of the .ts files."""
    for path in folder.glob("*.ts"):
        text = path.read_text("utf-8").replace(' type="unfinished"', "")
        filled = text.replace("<numerusform></numerusform>", "<numerusform>%n</numerusform>")
        path.write_text(
            filled.replace("<translation></translation>", "<translation>x</translation>")
        )


def test_update_finds_marked_texts_and_plurals(dev):
    dev.update_translations(dev.TRANSLATIONS)
    russian = (dev.TRANSLATIONS / "nastolka_ru.ts").read_text("utf-8")
    assert "<source>Table games</source>" in russian
    assert "<name>Menu</name>" in russian
    assert russian.count("<numerusform>") == len(["карта", "карты", "карт"])


def test_english_holds_plurals_only(dev):
    dev.update_translations(dev.TRANSLATIONS)
    english = (dev.TRANSLATIONS / "nastolka_en.ts").read_text("utf-8")
    assert "Table games" not in english
    assert english.count("<numerusform>") == len(["card", "cards"])


def test_check_without_translations_is_skipped(dev):
    check = dev.timed("translations", dev.check_translations)
    assert check.passed
    assert check.note.startswith("skipped")


def test_check_accepts_a_complete_translation(dev):
    dev.update_translations(dev.TRANSLATIONS)
    translate_all(dev.TRANSLATIONS)
    assert dev.timed("translations", dev.check_translations).passed


def test_check_refuses_and_names_an_unfinished_translation(dev, capsys):
    dev.update_translations(dev.TRANSLATIONS)
    assert not dev.timed("translations", dev.check_translations).passed
    assert "nastolka_ru.ts: Menu: Table games" in capsys.readouterr().out


def test_check_refuses_a_stale_translation(dev):
    dev.update_translations(dev.TRANSLATIONS)
    translate_all(dev.TRANSLATIONS)
    (dev.ROOT / "desktop" / "menu.py").write_text(SOURCE.replace("Table games", "Games"), "utf-8")
    assert not dev.timed("translations", dev.check_translations).passed


def test_translations_are_compiled_when_their_source_is_newer(dev):
    dev.update_translations(dev.TRANSLATIONS)
    dev.compile_translations()
    compiled = dev.TRANSLATIONS / "nastolka_ru.qm"
    os.utime(compiled, (0, 0))
    dev.compile_translations()
    assert compiled.stat().st_mtime > 0


def test_one_failed_check_fails_all(dev, capsys):
    good, bad = dev.timed("good", lambda: 0), dev.timed("bad", lambda: 3)
    assert dev.summarize([good]) == 0
    assert dev.summarize([good, bad]) == 1
    assert "FAILED" in capsys.readouterr().out


def test_unknown_verb_is_refused():
    command = [sys.executable, str(ROOT / "packaging" / "dev.py"), "mystery"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "usage" in done.stderr
