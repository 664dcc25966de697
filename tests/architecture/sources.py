"""Modules as syntax trees, with the questions that the architecture tests ask of them."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """One source file: its dotted name, its text and its syntax tree."""

    name: str
    text: str
    tree: ast.Module
    is_package: bool = False

    @property
    def lines(self) -> int:
        """Length of the file."""
        return len(self.text.splitlines())


@dataclass(frozen=True)
class Import:
    """One name imported by a module, as a dotted path."""

    target: str
    line: int
    inside_function: bool

    @property
    def package(self) -> str:
        """The first part of the path."""
        return self.target.partition(".")[0]


def module(name: str, text: str, is_package: bool = False) -> Module:
    """Build a module from its text."""
    return Module(name, text, ast.parse(text), is_package)


def load(folder: Path) -> list[Module]:
    """Read every module below a folder of the root."""
    return [_read(path) for path in sorted(folder.rglob("*.py"))]


def _read(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return module(name, path.read_text("utf-8"), is_package)


def imports(of: Module) -> Iterator[Import]:
    """Yield every import of a module, those inside functions and by `import_module` too."""
    late = {id(node) for function in functions(of) for node in ast.walk(function)}
    for node in ast.walk(of.tree):
        inside = id(node) in late
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno, inside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (
                Import(f"{node.module}.{alias.name}", node.lineno, inside) for alias in node.names
            )
        elif isinstance(node, ast.Call) and called_name(node) in ("import_module", "__import__"):
            names = [part.value for part in node.args[:1] if isinstance(part, ast.Constant)]
            yield from (Import(str(name), node.lineno, inside) for name in names)


def functions(of: Module) -> Iterator[FunctionNode]:
    """Yield every function and method, nested ones too."""
    for node in ast.walk(of.tree):
        if isinstance(node, FunctionNode):
            yield node


def classes(of: Module) -> Iterator[ast.ClassDef]:
    """Yield every class, nested ones too."""
    for node in ast.walk(of.tree):
        if isinstance(node, ast.ClassDef):
            yield node


def calls(of: Module) -> Iterator[ast.Call]:
    """Yield every call."""
    for node in ast.walk(of.tree):
        if isinstance(node, ast.Call):
            yield node


def called_name(call: ast.Call) -> str:
    """Return the last part of the name that is called, or nothing when it has none."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def resolve(target: str, known: frozenset[str]) -> str:
    """Return the module that an imported path names: itself, or what holds its last name."""
    holder = target.rpartition(".")[0]
    return holder if target not in known and holder in known else target


def game_of(pattern: str, name: str) -> str | None:
    """Say for which game the pattern fits the module name ("" = for any); None if it does not."""
    below = r"(\..+)?" if pattern.endswith(".*") else ""
    stem = re.escape(pattern.removesuffix(".*")).replace(r"\{game\}", r"(?P<game>\w+)")
    found = re.fullmatch(stem + below, name)
    return found and found.groupdict().get("game", "")


def fits(name: str, patterns: Iterable[str]) -> bool:
    """Say whether one of the patterns fits the module name."""
    return any(game_of(pattern, name) is not None for pattern in patterns)
