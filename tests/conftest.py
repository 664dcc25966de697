"""Settings of the whole suite: no screen, a home of its own for every test, nothing unexpected."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
