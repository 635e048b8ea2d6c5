"""Cards and values in the words of the pack."""

from cassino import cards
from cassino.cards import cards_in
from cassino.engine.state import State
from cassino.rules import packs

MOST_NAMED = 3
"""At most this many cards are named one by one."""


def value_name(value: int) -> str:
    """A value as people say it: 2 to 10, jack (11), queen (12), king (13), 14 (an ace)."""
    return cards.RANK_NAMES[value - 1] if 11 <= value <= 13 else str(value)


def sets_name(value: int) -> str:
    """The value of a build or of sets as people say it: `9`, `kings`."""
    return f"{value_name(value)}s" if 11 <= value <= 13 else value_name(value)


def card_words(state: State, held: int) -> str:
    """`ten of diamonds`, the lowest card of a set."""
    return packs.card_name((held & -held).bit_length() - 1, state.rules.deck.pack)


def rank_words(state: State, held: int) -> str:
    """`ten`, the rank of the lowest card of a set."""
    return packs.rank_name(cards.rank_of((held & -held).bit_length() - 1), state.rules.deck.pack)


def with_article(name: str) -> str:
    """`a ten`, `an ace`."""
    return f"an {name}" if name[0] in "aei" else f"a {name}"


def listed(state: State, held: int) -> str:
    """`the ten of diamonds and the ace of spades`; many cards are just `these cards`."""
    names = [f"the {packs.card_name(card, state.rules.deck.pack)}" for card in cards_in(held)]
    if len(names) > MOST_NAMED:
        return "these cards"
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
