"""Checkers of imports: each takes modules and yields what is wrong, one sentence for each place."""

import sys
from collections.abc import Iterable, Iterator

from tests.architecture import layers
from tests.architecture.sources import Import, Module, fits, game_of, imports, resolve


def names_of(modules: Iterable[Module]) -> frozenset[str]:
    """Return the dotted names of the modules."""
    return frozenset(each.name for each in modules)


def outside_their_layer(modules: list[Module]) -> Iterator[str]:
    """Report imports that the layer table does not allow."""
    known = names_of(modules)
    for each in modules:
        layer, game = _layer_of(each.name)
        if layer is None:
            yield f"{each.name}: belongs to no layer"
            continue
        allowed = [part.replace("{game}", game) for part in layer.inside]
        for item in imports(each):
            target = resolve(item.target, known)
            same_layer = _layer_of(target) == (layer, game)
            if not (same_layer or fits(target, allowed) or _may_use(layer, item)):
                yield f"{each.name}:{item.line} imports {target}"


def _layer_of(name: str) -> tuple[layers.Layer | None, str]:
    for layer in layers.LAYERS:
        game = game_of(layer.pattern, name)
        if game is not None:
            return layer, game
    return None, ""


def _may_use(layer: layers.Layer, item: Import) -> bool:
    return item.package in sys.stdlib_module_names or item.package in layer.outside


def unsteady_rules(modules: list[Module]) -> Iterator[str]:
    """Report rules and core modules that import chance, clock, files, log or threads."""
    for each in modules:
        if fits(each.name, layers.PURE_RULES):
            for item in imports(each):
                if item.package in layers.FORBIDDEN_IN_RULES:
                    yield f"{each.name}:{item.line} imports {item.target}"


def window_at_start(modules: list[Module]) -> Iterator[str]:
    """Report roots that load the window although a worker process imports them again."""
    window = [f"{name}.*" for name in layers.WINDOW]
    for each in modules:
        if each.name in layers.ROOTS_WITHOUT_WINDOW:
            for item in imports(each):
                if not item.inside_function and fits(item.target, window):
                    yield f"{each.name}:{item.line} imports {item.target} at module level"


def late_imports(modules: list[Module]) -> Iterator[str]:
    """Report imports inside functions where only the top of the file is right, and the reverse."""
    for each in modules:
        if fits(each.name, layers.IMPORTS_INSIDE_FUNCTIONS):
            continue
        plots = layers.PLOTS in each.name.rpartition(".")[2]
        for item in imports(each):
            if item.inside_function != (plots and item.package in layers.LATE_PACKAGES):
                yield f"{each.name}:{item.line} imports {item.target} in the wrong place"


def import_cycles(modules: list[Module]) -> Iterator[str]:
    """Report every module that imports itself over others, imports inside functions counted."""
    known = names_of(modules)
    graph = {each.name: {resolve(item.target, known) for item in imports(each)} for each in modules}
    for name in graph:
        path = _way_back(name, graph)
        if path:
            yield " -> ".join(path)


def _way_back(start: str, graph: dict[str, set[str]]) -> list[str]:
    """Return the shortest way from a module back to itself; empty when there is none."""
    paths, seen = [[start]], set[str]()
    for path in paths:
        for target in sorted(graph.get(path[-1], ())):
            if target == start:
                return [*path, target]
            if target not in seen:
                seen.add(target)
                paths.append([*path, target])
    return []
