"""Set up the virtual environment from the hashed lock once, then work in it.

Standard library only. ``python packaging/dev.py VERB [args]`` on every system;
``./dev`` adds the system packages of Debian before it calls this file.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
TRANSLATIONS = ROOT / "translations"
VENV = Path(os.environ.get("NASTOLKA_VENV") or ROOT / ".venv")
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")

# Before the folder on the command line: lupdate searches it with what it has read so far.
LUPDATE_OPTIONS = (
    *("-extensions", "py", "-locations", "none", "-no-obsolete"),
    *("-source-language", "en", "-tr-function-alias", "QT_TRANSLATE_NOOP+=tr_noop"),
)
LANGUAGE_OPTIONS = {"ru": (), "en": ("-pluralonly",)}

MOST_PROCESSES = 4  # for the tests


class Check(NamedTuple):
    """One line of the summary: what was checked, whether it passed, and a word to it."""

    name: str
    passed: bool
    seconds: float
    note: str = ""


class NothingToCheckError(Exception):
    """A check that has nothing to look at yet; its text says why."""


# --- the environment ---------------------------------------------------------------------------


def set_up() -> None:
    """Make the virtual environment, unless one of this lock and this Python is there."""
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    stamp = VENV / "nastolka-stamp"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"dev: making {VENV} (once per lock, about 20 s)", file=sys.stderr, flush=True)
    ours = "NASTOLKA_VENV" not in os.environ  # a folder that somebody names is never emptied
    venv.EnvBuilder(with_pip=True, clear=ours).create(VENV)
    pip = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq")
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
    stamp.write_text(wanted)


def environment(**extra: str) -> dict[str, str]:
    """Return the variables of a child: ours first, then what the caller had set."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **extra}


def call(*command: str, env: dict[str, str] | None = None) -> int:
    """Run a command at the root with its output shown; return its exit code."""
    sys.stdout.flush()
    return subprocess.call(command, cwd=ROOT, env=env or environment())


def python(*arguments: str, **extra: str) -> int:
    """Run the virtual environment's Python."""
    return call(str(PYTHON), *arguments, env=environment(**extra))


# --- translations ------------------------------------------------------------------------------


def qt_tool(name: str, *arguments: str) -> None:
    """Run one of Qt's translation tools at the root; raise CalledProcessError when it fails."""
    command = (str(SCRIPTS / f"pyside6-{name}"), "-silent", *arguments)
    subprocess.run(command, check=True, cwd=ROOT)


def compile_translations() -> None:
    """Build translations/*.qm from the .ts files that are newer."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            qt_tool("lrelease", str(source), "-qm", str(target))


def update_translations(folder: Path) -> None:
    """Bring the .ts files of a folder up to the texts in the sources."""
    folder.mkdir(exist_ok=True)
    for language, options in LANGUAGE_OPTIONS.items():
        target = folder / f"nastolka_{language}.ts"
        written = ("-target-language", language, "-ts", str(target))
        qt_tool("lupdate", *LUPDATE_OPTIONS, *options, "desktop", *written)


def check_translations() -> int:
    """Fail when lupdate would change a .ts file or a text is not translated."""
    sources = sorted(TRANSLATIONS.glob("*.ts"))
    if not sources:
        raise NothingToCheckError("no translations yet")
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for source in sources:
            shutil.copy(source, copy)
        update_translations(copy)
        fresh = {path.name: path.read_bytes() for path in copy.glob("*.ts")}
    stale = [name for name, text in fresh.items() if not _same(TRANSLATIONS / name, text)]
    if stale:
        print(f"stale: {', '.join(sorted(stale))}; run ./dev translate", flush=True)
        return 1
    gaps = [f"{source.name}: {text}" for source in sources for text in unfinished(source)]
    for gap in gaps:
        print(f"not translated: {gap}", flush=True)
    return 1 if gaps else 0


def unfinished(source: Path) -> list[str]:
    """Return the texts of a .ts file that wait for a translation, each with its context."""
    return [
        f"{context.findtext('name')}: {message.findtext('source')}"
        for context in ET.parse(source).iter("context")
        for message in context.iter("message")
        if message.find("translation[@type='unfinished']") is not None
    ]


def _same(path: Path, content: bytes) -> bool:
    return path.exists() and path.read_bytes() == content


# --- tests -------------------------------------------------------------------------------------


def timed(name: str, check: Callable[[], int]) -> Check:
    """Run one check and measure it."""
    print(f"--- {name}", flush=True)
    start = time.monotonic()
    try:
        code = check()
    except NothingToCheckError as reason:
        return Check(name, True, time.monotonic() - start, f"skipped: {reason}")
    except subprocess.CalledProcessError as failure:
        code = failure.returncode or 1
    note = "" if code == 0 else f"exit code {code}"
    return Check(name, code == 0, time.monotonic() - start, note)


def run_tests(arguments: list[str], **extra: str) -> int:
    """Run pytest without a screen."""
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    return python("-m", "pytest", *arguments, QT_QPA_PLATFORM=platform, **extra)


def run_window_tests() -> int:
    """Run the tests marked xvfb in real windows on a virtual screen."""
    sources = ROOT.glob("tests/**/test_*.py")
    if not any("mark.xvfb" in path.read_text("utf-8") for path in sources):
        raise NothingToCheckError("no test is marked xvfb")
    xvfb = shutil.which("xvfb-run")
    if xvfb is None:
        raise NothingToCheckError("xvfb-run is not installed")
    screen = (xvfb, "-a", "-s", "-screen 0 1280x800x24")
    tests = (str(PYTHON), "-m", "pytest", "-q", "-m", "xvfb")
    return call(*screen, *tests, env=environment(QT_QPA_PLATFORM="xcb"))


def processes() -> list[str]:
    """Return pytest's options for the whole suite: on two cores it takes two thirds of the time."""
    count = min(os.cpu_count() or 1, MOST_PROCESSES)
    return ["-n", str(count)] if count > 1 else []


def test(arguments: list[str]) -> int:
    """Run every check, then every test; print one summary and return 1 if anything failed."""
    fast = "--fast" in arguments
    rest = [argument for argument in arguments if argument != "--fast"]
    chosen = ["-m", "not slow and not xvfb" if fast else "not xvfb", *(rest or processes())]
    compile_translations()
    steps: list[tuple[str, Callable[[], int]]] = [
        ("ruff check", lambda: python("-m", "ruff", "check", "--quiet", ".")),
        ("ruff format", lambda: python("-m", "ruff", "format", "--quiet", "--check", ".")),
        ("mypy", lambda: python("-m", "mypy", "--no-error-summary")),
        ("translations", check_translations),
    ]
    if not fast:
        steps.append(("real windows", run_window_tests))
    steps.append(("pytest", lambda: run_tests(chosen)))
    return summarize([timed(name, check) for name, check in steps])


def summarize(checks: list[Check]) -> int:
    """Print the checks as a table; return the exit code of all of them."""
    print("--- summary")
    for check in checks:
        verdict = "ok" if check.passed else "FAILED"
        print(f"{check.name:14}{verdict:8}{check.seconds:7.1f} s  {check.note}".rstrip())
    return 0 if all(check.passed for check in checks) else 1


# --- verbs -------------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    """Start the program in the caller's folder; where that can be, in the place of this process."""
    compile_translations()
    command = (str(PYTHON), "-m", "desktop", *arguments)
    if os.name == "posix":
        os.execve(command[0], command, environment())
    return subprocess.call(command, env=environment())


def translate(arguments: list[str]) -> int:
    """Update the .ts files from the sources and build the .qm files."""
    if arguments:
        sys.exit("translate takes no arguments")
    update_translations(TRANSLATIONS)
    compile_translations()
    return 0


def wheel(arguments: list[str]) -> int:
    """Build the installable package into dist/, translations included."""
    compile_translations()
    build = ("-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps")
    return python(*build, "--no-build-isolation", "--wheel-dir", "dist", *arguments, ".")


def setup_only(arguments: list[str]) -> int:
    """Do no more than what the other verbs begin with, for a pytest or an editor of one's own."""
    if arguments:
        sys.exit("setup takes no arguments")
    compile_translations()
    print(PYTHON)
    return 0


VERBS = {"run": run, "test": test, "translate": translate, "wheel": wheel, "setup": setup_only}


def main() -> int:
    """Set up and run the verb of the command line."""
    if not (3, 11) <= sys.version_info[:2] < (3, 15):
        sys.exit("Nastolka needs Python 3.11 to 3.14")
    verb, *arguments = sys.argv[1:] or ["run"]
    if verb not in VERBS:
        sys.exit(f"usage: dev {' | '.join(VERBS)} [arguments]")
    try:
        set_up()
        return VERBS[verb](arguments)
    except subprocess.CalledProcessError as failure:
        print(f"dev: failed: {' '.join(map(str, failure.cmd))}", file=sys.stderr)
        return failure.returncode or 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
