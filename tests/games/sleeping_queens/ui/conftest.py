"""The table of Sleeping Queens in both languages, with friends of any name around it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.persistence.resources import data_root


@pytest.fixture(scope="session")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the translations of the source tree."""
    folder = tmp_path_factory.mktemp("translations")
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent))
    assert tool is not None
    for code in ("ru", "en"):
        source = data_root() / "translations" / f"nastolka_{code}.ts"
        target = folder / f"{code}.qm"
        subprocess.run([tool, "-silent", str(source), "-qm", str(target)], check=True)
    return folder


@pytest.fixture(params=["ru", "en"])
def language(request, translations, qapp):
    """Speak each language in turn."""
    translator = QTranslator()
    assert translator.load(str(translations / f"{request.param}.qm"))
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def russian(translations, qapp):
    """Speak Russian."""
    translator = QTranslator()
    assert translator.load(str(translations / "ru.qm"))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
