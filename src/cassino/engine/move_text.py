"""Sets of cards and whole moves as text that needs no position.

Such a text names a build by its cards, and groups cards by sums if possible. Read in the position where the move is
legal (`cassino.notation.move.parse_move`), it gives the same move, whatever the groups.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from cassino.cards import ACES, DECK_SIZE, RANKS, cards_in, total
from cassino.engine.counting import partition
from cassino.rules.card_values import LARGEST_VALUE
from cassino.rules.options import Pack
from cassino.rules.packs import PRINTS, format_card

if TYPE_CHECKING:
    from cassino.engine.move import Move

SEAT_LETTERS = "ABCDEF"
MOST_TO_SPLIT = 14
HIGH = RANKS + 1
"""The higher value of an ace."""
PACKS = tuple(Pack)
TRAIL, CAPTURE, BUILD, JOIN, RAISE, CLAIM, END, INSIST, PASS, CALL, ASK = range(11)
_SIGNS = ("X", "=", "/")
_PIECES = re.compile(r"[=/]|[^\s,+=/]+")
DEMANDS = {1: "capture", 2: "additions", 3: "both"}
"""What a player may insist on."""
PLAIN = {END: "end", PASS: "pass", CALL: "orange!", ASK: "ask"}


def move_text(move: "Move") -> str:
    """`trail 4C`, `8S x 8H, 5C+3D`, `5H+4D = 9`, `raise 2S+4C+3D = 9`, `count out by B`, `end`."""
    kind = move.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == TRAIL:
        return f"trail {_group(move.cards, move.pack)}"
    if kind == INSIST:
        return f"insist {DEMANDS.get(move.value, '?')}"
    if kind == CLAIM:
        return f"count out by {_seat(move.seat)}"
    if CAPTURE <= kind <= RAISE:
        return _play(move) + (f" for {_seat(move.seat)}" if move.seat >= 0 else "") + _order(move)
    return f"kind {kind}"


def named_in(text: str) -> tuple[frozenset[str], ...]:
    """The words and cards of a move's text, before and after each sign, whatever their order and capitals."""
    parts: list[set[str]] = [set()]
    for word in _PIECES.findall(text.upper()):
        if word in _SIGNS:
            parts.append(set())
        else:
            parts[-1].add(word)
    return tuple(map(frozenset, parts))


def _play(move: "Move") -> str:
    if move.kind == CAPTURE:
        return f"{_groups(move.cards, move)} x {_groups(move.taken, move)}"
    return f"{'raise ' if move.kind == RAISE else ''}{_groups(move.cards | move.taken, move)} = {move.value}"


def _groups(cards: int, move: "Move") -> str:
    """Cards in sets of the value of a move; the set with the played card comes first."""
    found = groups_of(cards, move.value) if 0 < move.value <= LARGEST_VALUE and cards < 1 << DECK_SIZE else (cards,)
    first = sorted(found, key=lambda group: not group & move.cards)
    return ", ".join(_group(group, move.pack, move.cards) for group in first)


def _group(cards: int, pack: int, first: int = 0) -> str:
    return "+".join(_card(card, pack) for card in ordered(cards, first))


def _order(move: "Move") -> str:
    return "" if move.order is None else " / " + " ".join(_card(card, move.pack) for card in move.order)


def _card(card: int, pack: int) -> str:
    """A card as a pack prints it; `?` for a number that is not a card of the pack."""
    printed = PACKS[pack] if 0 <= pack < len(PACKS) else Pack.FRENCH_52
    return format_card(card, printed) if 0 <= card < 4 * PRINTS[printed].ranks else "?"


def _seat(seat: int) -> str:
    return SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else "?"


def groups_of(cards: int, value: int, is_free: bool = False) -> tuple[int, ...]:
    """Cards in groups of a value, small groups first; one group if they cannot be divided.

    `is_free`: aces count 1 or 14 in any group.
    """
    if not cards:
        return ()
    if not cards & (cards - 1) or total(cards) == value:
        return (cards,)  # Most cards are one set, which needs no search.
    found = split(cards, value) if is_free or value > LARGEST_VALUE else partition(cards, value)
    return tuple(sorted(found or [cards], key=lambda group: (group.bit_count(), -group)))


def split(cards: int, value: int) -> list[int] | None:
    """Groups that each make a value, with aces as 1 or 14; None if there are none, or too many cards to search."""
    if cards.bit_count() > MOST_TO_SPLIT:
        return None

    @cache
    def rest_of(left: int) -> tuple[int, ...] | None:
        if not left:
            return ()
        first = left & -left
        for group in _groups_with(first, left & ~first, value):
            rest = rest_of(left & ~group)
            if rest is not None:
                return (group, *rest)
        return None

    found = rest_of(cards)
    return None if found is None else list(found)


def _groups_with(group: int, left: int, value: int) -> Iterator[int]:
    """Every set that contains a group, plus cards of `left`, and makes a value; large ones first."""
    more = left
    while True:
        if makes(group | more, value):
            yield group | more
        if not more:
            return
        more = (more - 1) & left


def makes(cards: int, value: int) -> bool:
    """Whether cards add up to a value, each ace as 1 or 14."""
    high_aces, rest = divmod(value - total(cards), HIGH - 1)
    return rest == 0 and 0 <= high_aces <= (cards & ACES).bit_count()


def ordered(cards: int, first: int = 0) -> list[int]:
    """The cards of a set for display: those of `first`, then high ranks first."""
    if not cards & (cards - 1):
        return list(cards_in(cards))
    return sorted(cards_in(cards), key=lambda card: (not first >> card & 1, -(card >> 2), card))


def format_group(cards: int, first: int = 0, pack: Pack = Pack.FRENCH_52, tops: int = 0) -> str:
    """`5H+4D`; the top of a pile is marked: `5C^`."""
    return "+".join([format_card(card, pack) + ("^" if tops >> card & 1 else "") for card in ordered(cards, first)])
