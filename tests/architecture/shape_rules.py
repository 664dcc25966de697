"""Checkers of form: sizes, docstrings, words for translation, state and exceptions."""

import ast
from collections.abc import Iterator
from itertools import chain

from tests.architecture import layers
from tests.architecture.sources import (
    FunctionNode,
    Module,
    called_name,
    calls,
    classes,
    fits,
    functions,
)

PURE_LINES = 400
MOST_LINES = 500
FUNCTION_LINES = 60
POSITIONAL = 4
TABLE_SHARE = 0.7
MARKERS = {"tr": 1, "tr_noop": 2, "QT_TRANSLATE_NOOP": 2}
TRANSLATORS = (*MARKERS, "translate")
MUTABLE_CALLS = (
    "list",
    "dict",
    "set",
    "bytearray",
    "defaultdict",
    "deque",
    "Counter",
    "OrderedDict",
)
READ_ONLY = ("Final", "Mapping", "Sequence", "Set", "Collection", "Iterable")
BROAD = ("Exception", "BaseException")


# --- sizes -------------------------------------------------------------------------------------


def oversized_modules(modules: list[Module]) -> Iterator[str]:
    """Report modules with too many lines; tables of data may be long."""
    for each in modules:
        most = PURE_LINES if fits(each.name, layers.PURE) else MOST_LINES
        if each.lines > most and not is_table(each):
            yield f"{each.name}: {each.lines} lines"


def is_table(of: Module) -> bool:
    """Say whether most of a module is assignments at module level."""
    tables = [node for node in of.tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return sum(map(_length, tables)) >= TABLE_SHARE * of.lines


def oversized_functions(modules: list[Module]) -> Iterator[str]:
    """Report functions with too many lines, decorators and docstring included."""
    for each in modules:
        for function in functions(each):
            if _length(function) > FUNCTION_LINES:
                yield f"{each.name}:{function.lineno} {function.name}: {_length(function)} lines"


def _length(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def crowded_functions(modules: list[Module]) -> Iterator[str]:
    """Report functions of pure code with too many positional parameters, self and cls apart."""
    for each in modules:
        if fits(each.name, layers.PURE):
            for function in functions(each):
                names = [item.arg for item in (*function.args.posonlyargs, *function.args.args)]
                count = len(names) - (names[:1] in (["self"], ["cls"]))
                if count > POSITIONAL:
                    yield f"{each.name}:{function.lineno} {function.name}: {count} positional"


def filled_packages(modules: list[Module]) -> Iterator[str]:
    """Report package files with content, apart from the registry and the games."""
    for each in modules:
        if each.is_package and each.text.strip() and not fits(each.name, layers.FILLED_PACKAGES):
            yield f"{each.name}: the package file is not empty"


# --- docstrings --------------------------------------------------------------------------------


def undocumented(modules: list[Module]) -> Iterator[str]:
    """Report modules and public classes without a docstring."""
    for each in modules:
        if each.text.strip() and not ast.get_docstring(each.tree):
            yield f"{each.name}: no docstring"
        for item in classes(each):
            if not item.name.startswith("_") and not ast.get_docstring(item):
                yield f"{each.name}:{item.lineno} class {item.name}: no docstring"


def undocumented_functions(modules: list[Module]) -> tuple[list[str], int]:
    """Return the public functions of pure code without a docstring, and how many there are."""
    public = [
        (each.name, function)
        for each in modules
        if fits(each.name, layers.PURE)
        for function in _public_functions(each)
    ]
    bare = [f"{name}:{item.lineno} {item.name}" for name, item in public if not _told(item)]
    return bare, len(public)


def _public_functions(of: Module) -> Iterator[FunctionNode]:
    owners = [
        item for item in of.tree.body if isinstance(item, ast.ClassDef) and item.name[0] != "_"
    ]
    for node in chain(of.tree.body, *(owner.body for owner in owners)):
        if isinstance(node, FunctionNode) and not node.name.startswith("_"):
            yield node


def _told(function: FunctionNode) -> bool:
    return ast.get_docstring(function) is not None


# --- words -------------------------------------------------------------------------------------


def lost_texts(modules: list[Module]) -> Iterator[str]:
    """Report texts that lupdate would miss or take wrongly: they would never be translated."""
    for each in modules:
        for call in calls(each):
            name = called_name(call)
            if name in TRANSLATORS and (reason := _why_lost(call, name)):
                yield f"{each.name}:{call.lineno} {name}(): {reason}"


def _why_lost(call: ast.Call, name: str) -> str:
    parts = [part for argument in call.args for part in ast.walk(argument)]
    if any(isinstance(part, ast.JoinedStr) for part in parts):
        return "f-string"
    if call.keywords:
        return "keyword argument"
    texts = call.args[: MARKERS.get(name, 0)]
    return "" if all(map(_is_literal, texts)) else "not a literal"


def _is_literal(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _is_literal(left) and _is_literal(right)
        case _:
            return False


def connected_lambdas(modules: list[Module]) -> Iterator[str]:
    """Report signals connected to a lambda: slots are named methods."""
    for each in modules:
        for call in calls(each):
            if called_name(call) == "connect" and any(
                isinstance(argument, ast.Lambda) for argument in call.args
            ):
                yield f"{each.name}:{call.lineno}"


# --- exceptions and state ----------------------------------------------------------------------


def broad_excepts(modules: list[Module]) -> Iterator[str]:
    """Report handlers that catch everything, outside the two borders where that is right."""
    for each in modules:
        if each.name in layers.BROAD_EXCEPT:
            continue
        for node in ast.walk(each.tree):
            if isinstance(node, ast.ExceptHandler) and _is_broad(node.type):
                yield f"{each.name}:{node.lineno}"


def _is_broad(caught: ast.expr | None) -> bool:
    match caught:
        case None:
            return True
        case ast.Tuple(elts=items):
            return any(map(_is_broad, items))
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in BROAD
        case _:
            return False


def module_state(modules: list[Module]) -> Iterator[str]:
    """Report changeable values at module level in pure code, and `global` anywhere."""
    for each in modules:
        for node in ast.walk(each.tree):
            if isinstance(node, ast.Global):
                yield f"{each.name}:{node.lineno} global {', '.join(node.names)}"
        if fits(each.name, layers.PURE):
            for node in each.tree.body:
                yield from (f"{each.name}:{node.lineno} {name}" for name in _changeable(node))


def _changeable(node: ast.stmt) -> list[str]:
    match node:
        case ast.Assign(targets=targets, value=value):
            names = [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=value) if value:
            names = [] if _is_read_only(kind) else [name]
        case _:
            return []
    open_names = [name for name in names if not name.isupper() and name != "__all__"]
    return open_names if _is_mutable(value) else []


def _is_read_only(annotation: ast.expr) -> bool:
    return any(isinstance(part, ast.Name) and part.id in READ_ONLY for part in ast.walk(annotation))


def _is_mutable(value: ast.expr) -> bool:
    match value:
        case ast.List() | ast.Dict() | ast.Set() | ast.ListComp() | ast.DictComp() | ast.SetComp():
            return True
        case ast.Call():
            return called_name(value) in MUTABLE_CALLS
        case _:
            return False
