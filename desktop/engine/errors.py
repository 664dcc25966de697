"""Named errors of the engine: what a command can ask for that cannot be done."""

from desktop.core.errors import NastolkaError


class UnknownGameError(NastolkaError):
    """No such game is installed."""

    def __init__(self, name: str, installed: tuple[str, ...]) -> None:
        super().__init__(f"no game {name!r}; installed: {', '.join(installed)}")
        self.name = name


class UnknownBotError(NastolkaError):
    """The game has no player of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no player {name!r}; this game has: {', '.join(known)}")
        self.name = name


class BadEntrantError(NastolkaError):
    """A seat is not written as a level with an optional budget."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"not a seat: {text!r}; write LEVEL, LEVEL:ITERATIONS or LEVEL:SECONDSs (hard:0.5s)"
        )
        self.text = text


class BadOptionError(NastolkaError):
    """An option of a game is not written as NAME=VALUE."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not an option: {text!r}; write NAME=VALUE")
        self.text = text


class IllegalChoiceError(NastolkaError):
    """A bot answered with an action that it was not offered: a fault of the bot."""

    def __init__(self, bot: str, action: str, seed: int) -> None:
        super().__init__(f"{bot} chose {action}, which was not offered (decision seed {seed})")
        self.bot = bot
        self.action = action


class GameTooLongError(NastolkaError):
    """A game went on beyond the bound its rules promise (contract 10)."""

    def __init__(self, game: str, seed: int, bound: int) -> None:
        super().__init__(f"{game} with seed {seed} has not ended after {bound} plies")
        self.seed = seed
        self.bound = bound


class BrokenLogError(NastolkaError):
    """A line of an arena log is not one that the arena writes."""

    def __init__(self, path: str, line: int) -> None:
        super().__init__(f"{path}, line {line}: not a line of an arena log")
        self.line = line


class BadScenarioError(NastolkaError):
    """A scenario file is not written as docs/scenarios.md describes."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


class BadGoldenError(NastolkaError):
    """A file is no recorded playthrough."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path


class MissingExtraError(NastolkaError):
    """A command needs a package that cannot be imported."""

    def __init__(self, what: str, reason: ImportError, remedy: str) -> None:
        super().__init__(f"{what} is missing ({reason}); {remedy}")
        self.remedy = remedy
