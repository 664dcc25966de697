"""A table for tests: a scene that plays against the rules directly, and what it shows as data."""

from collections import Counter
from functools import cache

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from desktop.core.actions import Action, Attempt
from desktop.core.events import Event
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.components import CARD_NAMES
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.rules.state import State
from desktop.games.sleeping_queens.ui.items import Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.scene import SleepingQueensScene
from desktop.games.sleeping_queens.ui.stage import bed_face
from desktop.ui.assets import Assets, load_fonts
from desktop.ui.table.table_scene import Look
from desktop.ui.theme import Scheme, load_theme
from tests.games.sleeping_queens.ui.friends import friends

SIZE = (952, 643)


@cache
def assets() -> Assets:
    """Return the pictures, rendered once for all tests, and load the program's own font."""
    load_fonts()
    return Assets()


def a_look(scheme="dark", scale=1.0, **fields) -> Look:
    """Return a look without motion."""
    theme = load_theme(Scheme(scheme), scale).for_game("sleeping_queens")
    return Look(theme, assets(), **{"speed": 0.0, **fields})


class Table:
    """A scene for one viewer over a state; what the scene asks for is played at once."""

    def __init__(self, state: State, viewer: int | None = 0, look: Look | None = None) -> None:
        self.state = state
        self.viewer = viewer
        self.scene = SleepingQueensScene(look or a_look())
        self.scene.set_table_size(*SIZE)
        self.attempts: list[Attempt] = []
        self.actions: list[Action] = []
        self.told: list[str] = []
        self.scene.action_requested.connect(self._play)
        self.scene.attempted.connect(self.attempts.append)
        self.scene.selection_told.connect(self.told.append)
        self.show()

    def seen(self) -> Observation:
        """Return what the viewer may know now."""
        return RULES.observation(self.state, self.viewer)

    def show(self) -> None:
        """Show the state at once."""
        self.scene.show_position(self.seen(), friends(self.state.players))

    def play(self, action: Action) -> None:
        """Play an action of whoever is asked."""
        events: list[Event] = []
        RULES.apply(self.state, action, events)
        self.scene.play([event.seen_by(self.viewer) for event in events], self.seen())

    def _play(self, action: Action) -> None:
        assert action in self.seen().legal
        self.actions.append(action)
        self.play(action)

    # --- gestures ---

    def centre(self, thing: Thing) -> QPointF:
        """Return a point that belongs to the thing alone."""
        return self.scene.stage.sprites[thing].box.center()

    def click(self, thing: Thing) -> None:
        """Click a thing."""
        self.click_at(self.centre(thing))

    def click_at(self, point: QPointF) -> None:
        """Click a point."""
        self.mouse(QEvent.Type.GraphicsSceneMousePress, point)
        self.mouse(QEvent.Type.GraphicsSceneMouseRelease, point)

    def drag(self, thing: Thing, to: QPointF) -> None:
        """Carry a thing to a point."""
        start = self.centre(thing)
        self.mouse(QEvent.Type.GraphicsSceneMousePress, start)
        for share in (0.3, 0.7, 1.0):
            self.mouse(QEvent.Type.GraphicsSceneMouseMove, start + (to - start) * share)
        self.mouse(QEvent.Type.GraphicsSceneMouseRelease, to)

    def hover(self, thing: Thing) -> None:
        """Move the pointer over a thing."""
        self.mouse(QEvent.Type.GraphicsSceneMouseMove, self.centre(thing), pressed=False)

    def mouse(self, kind: QEvent.Type, point: QPointF, pressed: bool = True) -> None:
        """Send a mouse event to the scene."""
        event = QGraphicsSceneMouseEvent(kind)
        event.setScenePos(point)
        event.setButton(Qt.MouseButton.LeftButton)
        if pressed:
            event.setButtons(Qt.MouseButton.LeftButton)
        QApplication.sendEvent(self.scene, event)

    def key(self, key: Qt.Key) -> bool:
        """Press a key; return whether the table took it."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        self.scene.keyPressEvent(event)
        return event.isAccepted()

    # --- finding things ---

    def cards(self, *names: str) -> list[Thing]:
        """Return places of my hand that hold these cards."""
        found: list[Thing] = []
        for name in names:
            found.append(
                next(
                    thing
                    for thing, sprite in sorted(self.scene.stage.sprites.items())
                    if thing.zone == Zone.HAND and sprite.face == name and thing not in found
                )
            )
        return found


def picture(scene: SleepingQueensScene) -> dict[str, object]:
    """Say what the scene shows, from its items alone."""
    shown: dict[Zone, dict[int, str]] = {zone: {} for zone in Zone}
    for item in scene.items():
        if isinstance(item, Sprite) and item.thing.number >= 0:
            assert scene.stage.sprites.get(item.thing) is item or item.thing.zone == Zone.OTHER
            at_rest = item.isVisible() and item.opacity() == 1 and item.scale() == 1
            at_rest = at_rest and item.transform().isIdentity() and item.pos() == item.rest
            assert at_rest or item.dress.raised or item.thing.zone == Zone.OTHER, item.thing
            shown[item.thing.zone][item.thing.number] = item.face
    return {
        "hand": Counter(shown[Zone.HAND].values()),
        "beds": [face for _, face in sorted(shown[Zone.BED].items())],
        "queens": {number: face.split()[1] for number, face in shown[Zone.QUEEN].items()},
        "seats": dict(sorted(shown[Zone.SEAT].items())),
        "pile": shown[Zone.PILE][0],
        "discard": shown[Zone.DISCARD][0],
    }


def expected(o: Observation) -> dict[str, object]:
    """Say what an observation ought to look like."""
    hand = [CARD_NAMES[card] for card in o.hand]
    top = [CARD_NAMES[o.discard[-1]]] if o.discard else []
    return {
        "hand": Counter(hand if o.viewer is not None else ["back"] * o.hand_sizes[0]),
        "beds": [bed_face(queen) for queen in o.beds],
        "queens": {queen: str(owner) for queen, owner in enumerate(o.owners) if owner >= 0},
        "seats": {
            seat: f"{len(o.queens_of(seat))} {o.points_of(seat)} {o.hand_sizes[seat]}"
            for seat in range(o.players)
        },
        "pile": str(o.pile),
        "discard": " ".join([str(len(o.discard)), *top]),
    }


def things_of(scene: SleepingQueensScene, zone: Zone) -> list[Thing]:
    """Return all things of a zone in order."""
    return sorted(thing for thing in scene.stage.sprites if thing.zone == zone)
