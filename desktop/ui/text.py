"""Words of the shell that are not bound to one widget."""

from desktop.core.text import Message, tr_noop

LEVELS: dict[str, Message] = {
    "novice": tr_noop("Level", "Beginner"),
    "easy": tr_noop("Level", "Casual"),
    "normal": tr_noop("Level", "Steady"),
    "hard": tr_noop("Level", "Strong"),
    "expert": tr_noop("Level", "Master"),
}
"""Bot levels on screen, weakest first; the number shown is the place in this table plus one."""

COLOURS: dict[str, Message] = {
    "cherry": tr_noop("PlayerColour", "Cherry"),
    "amber": tr_noop("PlayerColour", "Amber"),
    "fir": tr_noop("PlayerColour", "Fir"),
    "azure": tr_noop("PlayerColour", "Azure"),
    "iris": tr_noop("PlayerColour", "Iris"),
    "plum": tr_noop("PlayerColour", "Plum"),
}

AVATARS: dict[str, Message] = {
    "fox": tr_noop("Avatar", "Fox"),
    "cat": tr_noop("Avatar", "Cat"),
    "bear": tr_noop("Avatar", "Bear"),
    "owl": tr_noop("Avatar", "Owl"),
    "hare": tr_noop("Avatar", "Hare"),
    "frog": tr_noop("Avatar", "Frog"),
    "penguin": tr_noop("Avatar", "Penguin"),
    "hedgehog": tr_noop("Avatar", "Hedgehog"),
}

SEAT_NAMES: tuple[Message, ...] = (
    tr_noop("SeatName", "Player"),
    tr_noop("SeatName", "Anna"),
    tr_noop("SeatName", "Boris"),
    tr_noop("SeatName", "Vera"),
    tr_noop("SeatName", "Gleb"),
    tr_noop("SeatName", "Dina"),
)
"""Names that the new-game dialog proposes, the first for the person."""

COMING: tuple[tuple[str, str, Message, Message], ...] = (
    (
        "potion_making",
        "flask",
        tr_noop("Coming", "Potion-Making"),
        tr_noop("Coming", "An alchemist's cabinet: collect elements and brew what they make."),
    ),
    (
        "forbidden_desert",
        "dune",
        tr_noop("Coming", "Forbidden Desert"),
        tr_noop("Coming", "Find the parts of the flying machine together before the sand wins."),
    ),
)
"""Games that are announced: name, icon, title, a sentence."""


def level_number(level: str) -> int:
    """Return a level's number on screen, 1 to 5; 0 for a player that the window does not offer."""
    names = list(LEVELS)
    return names.index(level) + 1 if level in names else 0
