"""What a side has captured, in numbers; all counting begins here. Rule B20."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from cassino.cards import SUIT_NAMES
from cassino.engine.state import State
from cassino.rules import options
from cassino.rules.rules import Rules

SUITS = tuple(options.cards_of(name) for name in SUIT_NAMES)


class Tally(NamedTuple):
    """What a side captured in a deal, as people count it.

    suits: number of clubs, diamonds, hearts, spades. special: the set of cards that score by themselves or by their
    rank. sweeps: a bit for the turn number of each sweep, which gives their order; large_sweeps: the large ones among
    them. penalty: points that rulings gave or cost the side.
    """

    cards: int
    suits: tuple[int, int, int, int]
    special: int
    sweeps: int
    large_sweeps: int = 0
    oranges: int = 0
    false_oranges: int = 0
    penalty: int = 0


def tally(state: State, side: int) -> Tally:
    """What a side has captured so far."""
    return Tally(
        *of_pile(state.pile(side)),
        sweeps=state.sweep_times(side),
        large_sweeps=state.large_sweeps(side),
        oranges=state.oranges(side),
        false_oranges=state.false_oranges(side),
        penalty=state.penalty(side),
    )


def tallies_of(state: State) -> list[Tally]:
    """What each side has captured so far."""
    return [tally(state, side) for side in range(state.side_count)]


def of_pile(pile: int) -> tuple[int, tuple[int, int, int, int], int]:
    """Cards, cards of each suit, and the cards themselves, of a captured set."""
    clubs, diamonds, hearts, spades = SUITS
    suits = (
        (pile & clubs).bit_count(), (pile & diamonds).bit_count(),
        (pile & hearts).bit_count(), (pile & spades).bit_count(),
    )  # fmt: skip
    return pile.bit_count(), suits, pile


def pack_of(rules: Rules) -> int:
    """The set of all cards of a game."""
    return rules.deck.cards


def count_of(counted: Tally, kind: int) -> int:
    """How many cards of a kind a tally has: all cards, a whole suit, or single cards."""
    return counter_of(kind)(counted)


@lru_cache(maxsize=256)
def counter_of(kind: int) -> Callable[[Tally], int]:
    """The function that counts the cards of a kind in a tally."""
    for suit, name in enumerate(SUIT_NAMES):
        if kind.bit_count() > 1 and kind & ~options.cards_of(name) == 0:
            return lambda counted: counted.suits[suit]
    if kind.bit_count() > 4:
        return lambda counted: counted.cards
    return lambda counted: (counted.special & kind).bit_count()


def best_other(counts: Sequence[int], side: int) -> int:
    """The highest count of the other sides."""
    return max((count for other, count in enumerate(counts) if other != side), default=0)
