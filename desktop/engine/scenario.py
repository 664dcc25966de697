"""Scenario files as values: positions, steps and expectations in readable names."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop.core.codec import decode
from desktop.core.errors import DecodeError
from desktop.engine.errors import BadScenarioError

Part = Any
"""JSON in a game's own words: passed on to the game, or compared with what it wrote."""


@dataclass(frozen=True)
class Gesture:
    """Things picked up and the place they are carried to, in the game's words."""

    source: tuple[str, ...] = ()
    target: str = ""


@dataclass(frozen=True)
class Step:
    """One attempt: `do` must succeed; `refuse` or `gesture` must be refused with `code`.

    `gesture` without a code must be legal; it is not played. `expect` is checked afterwards.
    """

    seat: str = ""
    do: str = ""
    refuse: str = ""
    gesture: Gesture | None = None
    code: str = ""
    clause: str = ""
    data: Mapping[str, Part] | None = None
    expect: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """One case: a position (none: a fresh deal), steps from it and what must hold at the end.

    It is played for `seeds` seeds from `seed` on and must hold in all of them.
    """

    id: str
    players: int
    title: str = ""
    options: Mapping[str, Part] = field(default_factory=dict)
    previous_dealer: str = ""
    seed: int = 1
    seeds: int = 1
    position: Mapping[str, Part] | None = None
    steps: tuple[Step, ...] = ()
    expect: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True)
class ScenarioFile:
    """The cases of one file, all of one game."""

    game: str
    cases: tuple[Case, ...]


def load_scenarios(path: Path) -> ScenarioFile:
    """Read a file; raises BadScenarioError for anything that docs/scenarios.md does not allow."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
        found = decode(ScenarioFile, value)
    except (UnicodeDecodeError, json.JSONDecodeError, DecodeError) as error:
        raise BadScenarioError(str(path), str(error)) from error
    for case in found.cases:
        if not case.steps and not case.expect:
            raise BadScenarioError(str(path), f"{case.id}: neither steps nor expectations")
        for number, step in enumerate(case.steps, start=1):
            if problem := _step_problem(step):
                raise BadScenarioError(str(path), f"{case.id}, step {number}: {problem}")
    return found


def _step_problem(step: Step) -> str:
    attempts = bool(step.do) + bool(step.refuse) + (step.gesture is not None)
    if attempts > 1:
        return "more than one of do, refuse, gesture"
    if attempts != bool(step.seat):
        return "an attempt needs a seat, and a seat an attempt"
    if bool(step.refuse) > bool(step.code):
        return "a refusal needs its code"
    if step.code and not (step.refuse or step.gesture):
        return "only a refusal has a code"
    if not attempts and not step.expect:
        return "nothing to do"
    return ""
