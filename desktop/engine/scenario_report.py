"""Checks whole scenario files and says what holds."""

from dataclasses import dataclass
from pathlib import Path

from desktop.engine.catalogue import find_game
from desktop.engine.errors import BadScenarioError
from desktop.engine.scenario import load_scenarios
from desktop.engine.scenario_run import CaseReport, check_case


@dataclass(frozen=True)
class FileReport:
    """How the cases of one file went."""

    file: str
    game: str
    cases: tuple[CaseReport, ...]

    @property
    def holds(self) -> bool:
        """Say whether every case holds."""
        return not any(case.failures for case in self.cases)


def check_file(path: Path, only: str | None = None) -> FileReport:
    """Play a file's cases, or the one of that id; raises BadScenarioError when it has none."""
    found = load_scenarios(path)
    game = find_game(found.game)
    cases = [case for case in found.cases if only in (None, case.id)]
    if not cases:
        raise BadScenarioError(str(path), f"no case {only!r}" if only else "no cases")
    return FileReport(str(path), found.game, tuple(check_case(game, case) for case in cases))


def scenario_lines(report: FileReport) -> list[str]:
    """Write a report for people."""
    lines = []
    for case in report.cases:
        verdict = "FAILS" if case.failures else "holds"
        lines.append(f"{verdict}  {case.id}  {case.title}".rstrip())
        lines += [f"         {failure}" for failure in case.failures]
    failed = sum(bool(case.failures) for case in report.cases)
    lines.append(f"{report.file}: {len(report.cases)} cases, {failed} failed")
    return lines
