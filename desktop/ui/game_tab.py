"""One tab: the start page of a game or the game itself, and everything that leads between them."""

import random
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from desktop.games.module import AnyGame
from desktop.session.session import GameSession
from desktop.session.undo_policy import Practice
from desktop.ui.appearance import Appearance
from desktop.ui.controllers.bot_client import BotClient, MakePort
from desktop.ui.controllers.session_controller import SessionController
from desktop.ui.dialogs.end_sheet import EndSheet
from desktop.ui.dialogs.new_game_sheet import SEED_LIMIT, NewGame, NewGameSheet, again
from desktop.ui.dialogs.question_sheet import AnswerButton, QuestionSheet
from desktop.ui.library import Library
from desktop.ui.panels.game_page import GamePage
from desktop.ui.panels.start_page import StartPage
from desktop.ui.table.game_ui import GameUi
from desktop.ui.widgets.pane import Pane, column

ALWAYS = frozenset({"new", "open", "settings", "quit", "fullscreen", "about"})
SIZES = frozenset({"larger", "smaller", "actual_size"})


@dataclass(frozen=True)
class TabParts:
    """What a tab is made with."""

    appearance: Appearance
    library: Library
    game: AnyGame
    game_ui: GameUi
    make_port: MakePort


class GameTab(Pane):
    """Holds at most one game, running or resting."""

    changed = Signal()
    """What can be commanded now may have changed."""
    sheet_opened = Signal(object)

    def __init__(self, parts: TabParts) -> None:
        super().__init__(parts.appearance)
        self._library = parts.library
        self.game = parts.game
        self.game_ui = parts.game_ui
        self._bots = BotClient(parts.game, parts.make_port, self)
        self._teller = parts.game_ui.make_teller()
        self._teller.setParent(self)
        self._controller: SessionController | None = None
        self._last: NewGame | None = None
        self._told_end = False
        self.start = StartPage(parts.appearance, parts.game_ui)
        self.page = GamePage(parts.appearance, parts.game_ui)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.start)
        self._stack.addWidget(self.page)
        column(self).addWidget(self._stack)
        self.setFocusProxy(self._stack)
        self.start.new_requested.connect(self.new_game)
        self.start.continue_requested.connect(self.continue_game)
        self.page.game_over.connect(self._end)
        self.page.changed.connect(self.changed)
        self._bring_back()

    # --- what is so ---

    @property
    def title(self) -> str:
        """The game's name in today's language."""
        return self._teller.title()

    @property
    def session(self) -> GameSession | None:
        """The game of this tab."""
        return None if self._controller is None else self._controller.session

    @property
    def playing(self) -> bool:
        """Whether the table is on the screen."""
        return self._stack.currentWidget() is self.page

    @property
    def waits_for_person(self) -> bool:
        """Whether an unfinished game waits for somebody at this screen."""
        session = self.session
        if session is None or session.is_over:
            return False
        return session.to_act[0] in session.persons

    def available(self) -> frozenset[str]:
        """Return the commands that make sense now."""
        names = set(ALWAYS | SIZES)
        controller = self._controller
        if controller is None:
            return frozenset(names)
        names |= {"save", "save_as"}
        if not self.playing:
            return frozenset(names | {"continue"})
        names |= {"home", "panel", "restart"}
        if controller.can_undo:
            names.add("undo")
        if controller.can_redo:
            names.add("redo")
        return frozenset(names)

    # --- beginning and leaving ---

    def new_game(self) -> None:
        """Ask how the next game shall be set up."""
        sheet = NewGameSheet(self.appearance, self.window(), self.game, self.game_ui)
        sheet.propose(self._last)
        sheet.start_requested.connect(self.begin)
        self.sheet_opened.emit(sheet)
        sheet.open()

    def begin(self, choice: NewGame) -> None:
        """Begin a game."""
        self._last = choice
        self._give_up()
        session = self._library.begin(self.game, choice.setup, choice.seed, choice.seats)
        self.take(session)

    def take(self, session: GameSession) -> None:
        """Put a game on the table."""
        self._adopt(session)
        self.continue_game()

    def continue_game(self) -> None:
        """Go to the table."""
        if self._controller is not None:
            self._bots.warm_up()
            self._stack.setCurrentWidget(self.page)
            self.page.show_game(self._controller)
            self.page.view.setFocus()
            self.changed.emit()

    def go_home(self) -> None:
        """Go to the start page; the game rests."""
        session = self.session
        self.page.leave()
        self._controller = None
        if session is not None and not session.is_over:
            self._adopt(session)
        self.start.show_unfinished(self._controller)
        self._stack.setCurrentWidget(self.start)
        self.start.setFocus()
        self.changed.emit()

    def play_again(self) -> None:
        """Begin another game at the same table, or ask first while one runs."""
        session = self.session
        if session is None:
            self.new_game()
        elif session.is_over:
            self._again("yes")
        else:
            self._ask_again()

    def close_game(self) -> None:
        """Let nothing think or move any more."""
        self.page.leave()
        self._bots.close()

    # --- undo ---

    def undo(self) -> None:
        """Take the last decision back; ask what it may cost first."""
        offer = None if self._controller is None else self._controller.undo_offer()
        if self._controller is None or offer is None:
            return
        session = self._controller.session
        if offer.free or session.practice:
            self._controller.undo(None if offer.free else Practice.KEEP)
            return
        answers = (
            AnswerButton("redeal", self.tr("Redeal the unknown")),
            AnswerButton("keep", self.tr("Go back"), "primary"),
        )
        sheet = QuestionSheet(self.appearance, self.window(), answers)
        sheet.answered.connect(self._undo_as)
        self.sheet_opened.emit(sheet)
        sheet.ask(
            self.tr("Go back and play on as practice?"),
            self.tr(
                "Something hidden has become known since. You can go back all the same; the game "
                "is then marked as practice. The hidden cards can stay as they are or be dealt "
                "afresh. Esc changes nothing."
            ),
        )

    def redo(self) -> None:
        """Take again what was undone."""
        if self._controller is not None and self._controller.can_redo:
            self._controller.redo()

    # --- inside ---

    def _bring_back(self) -> None:
        session = self._library.unfinished(self.game)
        if session is not None:
            self._adopt(session)
        self.start.show_unfinished(self._controller)

    def _adopt(self, session: GameSession) -> None:
        self._told_end = False
        self._last = NewGame(session.setup, session.seed, session.seats)
        self._controller = SessionController(session, self._bots)

    def _give_up(self) -> None:
        session = self.session
        self.page.leave()
        self._controller = None
        if session is not None and not session.is_over:
            self._library.forget(session)

    def _ask_again(self) -> None:
        answers = (
            AnswerButton("no", self.tr("Play on")),
            AnswerButton("yes", self.tr("New deal"), "primary"),
        )
        sheet = QuestionSheet(self.appearance, self.window(), answers)
        sheet.answered.connect(self._again)
        self.sheet_opened.emit(sheet)
        sheet.ask(
            self.tr("Deal again?"),
            self.tr("The game on the table is not finished and will be given up."),
        )

    def _again(self, answer: str) -> None:
        if answer == "yes" and self._last is not None:
            self.begin(again(self._last, random.SystemRandom().randrange(SEED_LIMIT)))

    def _play_again(self) -> None:
        self._again("yes")

    def _undo_as(self, answer: str) -> None:
        if self._controller is not None:
            self._controller.undo(Practice(answer))

    def _end(self) -> None:
        controller = self._controller
        if controller is None or self._told_end or not self.playing:
            return
        self._told_end = True
        observation, seats = controller.observation, controller.seats
        result = observation.result
        assert result is not None
        sheet = EndSheet(self.appearance, self.window())
        sheet.again_requested.connect(self._play_again)
        sheet.home_requested.connect(self.go_home)
        self.sheet_opened.emit(sheet)
        words = self._teller.result(observation, seats)
        scores = self._teller.scores(observation)
        sheet.show_result(words, scores, seats, winners=result.winners, me=controller.me)
