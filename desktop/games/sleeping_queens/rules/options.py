"""What a new game may choose; the defaults are the rulings."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """Switches of a new game.

    `knight_clash_sleeps`: a Knight may attack the Cat or Dog Queen of her enemy's owner; she then
    goes to sleep (instead of H1). `auto_defence`: a Dragon or Wand answers by itself. `deluxe`:
    sixteen queens (SQ 1.5).
    """

    knight_clash_sleeps: bool = False
    auto_defence: bool = False
    deluxe: bool = False
