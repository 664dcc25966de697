"""The look of the window in numbers: colours, players, type, sizes and motion."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from PySide6.QtGui import QColor, QFont

from desktop.persistence.resources import resource

MIN_SCALE = 0.75
MAX_SCALE = 2.0


class Scheme(StrEnum):
    """Light or dark."""

    LIGHT = "light"
    DARK = "dark"


class TextRole(StrEnum):
    """The sizes of text that the program uses."""

    CAPTION = "caption"
    BODY = "body"
    BODY_STRONG = "body_strong"
    PROMPT = "prompt"
    TITLE = "title"
    HEADLINE = "headline"
    DISPLAY = "display"
    SCORE = "score"


@dataclass(frozen=True)
class PlayerColour:
    """A player's colour in one scheme; the shape goes with it wherever it is shown."""

    name: str
    shape: str
    colour: str
    ink: str
    """Colour of a letter drawn on `colour`."""


@dataclass(frozen=True)
class TextSize:
    """Pixel size, line height and weight at scale 1."""

    px: int
    line: int
    bold: bool


@dataclass(frozen=True)
class Theme:
    """One scheme at one scale. Colour names are those of resources/theme/tokens.json."""

    scheme: Scheme
    scale: float
    colours: Mapping[str, str] = field(repr=False)
    table: Mapping[str, str] = field(repr=False)
    players: tuple[PlayerColour, ...] = field(repr=False)
    seat_order: tuple[int, ...] = field(repr=False)
    """Indices into `players` in the order in which seats get them."""
    text: Mapping[TextRole, TextSize] = field(repr=False)
    family: str = field(repr=False)
    radius: Mapping[str, int] = field(repr=False)
    size: Mapping[str, int] = field(repr=False)
    motion: Mapping[str, int] = field(repr=False)

    def colour(self, name: str) -> QColor:
        """Return a colour of the shell, or of the table when the shell has none of that name."""
        return QColor(self.colours[name] if name in self.colours else self.table[name])

    def player(self, index: int) -> PlayerColour:
        """Return a player's colour by its index in the tokens."""
        return self.players[index % len(self.players)]

    def px(self, length: float) -> int:
        """Turn a length at scale 1 into pixels, never below 1."""
        return max(1, round(length * self.scale))

    def font(self, role: TextRole, factor: float = 1.0) -> QFont:
        """Return the font of a role, in pixels at this scale."""
        size = self.text[role]
        font = QFont(self.family)
        font.setPixelSize(self.px(size.px * factor))
        font.setBold(size.bold)
        return font

    def for_game(self, name: str) -> "Theme":
        """Return this theme with the game's own table colours laid over the shell's."""
        path = resource("games", name, "theme.json")
        if not path.exists():
            return self
        own = json.loads(path.read_text(encoding="utf-8"))["table"][self.scheme.value]
        return replace(self, table={**self.table, **own})


def load_theme(scheme: Scheme, scale: float = 1.0) -> Theme:
    """Read the tokens for one scheme; the scale is kept within its limits."""
    tokens = json.loads(resource("theme", "tokens.json").read_text(encoding="utf-8"))
    names = [entry["id"] for entry in tokens["player"]]
    kind = tokens["type"]
    return Theme(
        scheme=scheme,
        scale=min(MAX_SCALE, max(MIN_SCALE, scale)),
        colours=tokens["color"][scheme.value],
        table=tokens["table"][scheme.value],
        players=tuple(_player(entry, scheme) for entry in tokens["player"]),
        seat_order=tuple(names.index(name) for name in tokens["seat_order"]),
        text={role: _text_size(kind[role.value]) for role in TextRole},
        family=kind["family"],
        radius=tokens["radius"],
        size=tokens["size"],
        motion={key: value for key, value in tokens["motion"].items() if isinstance(value, int)},
    )


def _player(entry: Mapping[str, str], scheme: Scheme) -> PlayerColour:
    return PlayerColour(
        name=entry["id"],
        shape=entry["shape"],
        colour=entry[scheme.value],
        ink=entry[f"ink_{scheme.value}"],
    )


def _text_size(entry: Mapping[str, Any]) -> TextSize:
    return TextSize(px=entry["px"], line=entry["line"], bold=entry["weight"] >= 600)
