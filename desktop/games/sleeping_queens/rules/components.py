"""What lies in the box: kinds of red cards, the queens and their points (SQ 1.1, SQ 10.1)."""

# Kinds of red cards. A number card's kind is its value, 1 to 10; kind 0 does not exist.
KING = 11
JESTER = 12
KNIGHT = 13
POTION = 14
WAND = 15
DRAGON = 16
KINDS = 17

NUMBERS = range(1, 11)
POWERS = range(KING, KINDS)

CARD_NAMES = (
    "",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "king",
    "jester",
    "knight",
    "potion",
    "wand",
    "dragon",
)
CARD_OF_NAME = {name: kind for kind, name in enumerate(CARD_NAMES) if name}

COPIES = (0, *([4] * 10), 8, 5, 4, 4, 3, 3)  # kind -> copies in the box
HAND_SIZE = 5

# Queens; the last four belong to the Deluxe option alone.
HEART, CAT, DOG, PANCAKE, LADYBUG, MOON, PEACOCK, SUNFLOWER = range(8)
CAKE, RAINBOW, ROSE, STARFISH, BOOK, BUTTERFLY, ICECREAM, STRAWBERRY = range(8, 16)

QUEEN_NAMES = (
    *("heart", "cat", "dog", "pancake", "ladybug", "moon", "peacock", "sunflower"),
    *(
        "cake",
        "rainbow",
        "rose",
        "starfish",
        "book",
        "butterfly",
        "icecream",
        "strawberry",
    ),
)
QUEEN_OF_NAME = {name: queen for queen, name in enumerate(QUEEN_NAMES)}
POINTS = (20, 15, 15, 15, 10, 10, 10, 10, 5, 5, 5, 5, 15, 10, 5, 10)  # queen -> points

BASE_QUEENS = 12
DELUXE_QUEENS = 16
BED_COLUMNS = 4

NOBODY = -1  # owner of a sleeping queen
EMPTY = -1  # a bed whose queen is awake
UNKNOWN = -2  # in observations: a bed whose sleeping queen the viewer has never seen
ENEMY = {CAT: DOG, DOG: CAT}  # SQ 9.2

# Players -> what wins: queens or points, one of the two is enough (SQ 10.1).
QUEENS_TO_WIN = {2: 5, 3: 5, 4: 4, 5: 4}
POINTS_TO_WIN = {2: 50, 3: 50, 4: 40, 5: 40}

# Phases: who is asked for what.
TURN = 0  # the active player takes one action
DEFENCE = 1  # the owner of the attacked queen answers
PICK = 2  # the counted player may wake a queen (SQ 7.4)
BONUS = 3  # whoever woke the Rose Queen may wake another (SQ 9.1)
OVER = 4
PHASE_NAMES = ("turn", "defence", "pick", "bonus", "over")
