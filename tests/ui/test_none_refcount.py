"""Guard against PySide6 releases that lose references to None (docs/decisions/0001)."""

import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 2_000


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal since Python 3.12")
def test_void_qt_calls_keep_the_references_of_none():
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
    assert before - sys.getrefcount(None) < CALLS // 2
