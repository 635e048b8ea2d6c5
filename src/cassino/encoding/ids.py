"""The ids of which moves consist. Their meaning never changes.

A move is a sequence of ids: its kind, its hand cards from the lowest on, its value, what it takes from the table (loose
cards, tops of piles and whole builds, each build under its lowest card, from the lowest on), its seat, the order on the
pile if the player chooses it, and DONE. What a move does not have is left out: a value of 0, a seat of -1, an order of
None. The value of a capture with several cards (`capturing.from_hand`) follows from its cards and is left out, too.
"""

from cassino.arguments import whole
from cassino.cards import DECK_SIZE, format_cards
from cassino.engine.move import Kind
from cassino.engine.move_text import SEAT_LETTERS

HAND = 0
TAKE = 52
VALUE = 104
KIND = 121
SEAT = 132
DONE = 138
PILE = 139
ID_COUNT = 191
"""How many ids there are."""


def id_name(number: int) -> str:
    """What an id means, such as `take 4S`. Raises ArgumentError."""
    found = whole(number, 0, ID_COUNT - 1)
    if found == DONE:
        return "done"
    if VALUE <= found < KIND:
        return f"value {found - VALUE}"
    if KIND <= found < SEAT:
        return Kind(found - KIND).name.lower()
    if SEAT <= found < DONE:
        return f"seat {SEAT_LETTERS[found - SEAT]}"
    name, first = next((name, first) for name, first in RANGES if first <= found < first + DECK_SIZE)
    return f"{name} {format_cards(1 << (found - first))}"


RANGES = (("hand", HAND), ("take", TAKE), ("pile", PILE))
