"""Cards and values in the words of the pack."""

from cassino import cards
from cassino.cards import cards_in, rank_mask
from cassino.engine.state import State
from cassino.engine.tables import Tables
from cassino.rules import packs

ACE_HIGH = 14
ACE_VALUES = (1, ACE_HIGH)
MOST_NAMED = 3
"""So many cards are named one by one."""


def rank_of(bit: int) -> int:
    """The place of a card, given as a set of one, in its suit."""
    return (bit.bit_length() - 1) // 4 + 1


def value_mask(value: int) -> int:
    """All cards that are a set of this value by themselves."""
    return rank_mask(1 if value == ACE_HIGH else value)


def highest_value(tables: Tables) -> int:
    """The highest value that a card has: 10, 13 or 14."""
    return tables.highest


def value_name(value: int) -> str:
    """A value as people say it: 2 to 10, jack (11), queen (12), king (13), 14 (an ace)."""
    return cards.RANK_NAMES[value - 1] if 11 <= value <= 13 else str(value)


def card_words(state: State, bit: int) -> str:
    """`ten of diamonds`, the lowest card of a set."""
    return packs.card_name((bit & -bit).bit_length() - 1, state.rules.deck.pack)


def rank_words(state: State, rank: int) -> str:
    """`ten`."""
    return packs.rank_name(rank, state.rules.deck.pack)


def a_rank(state: State, rank: int) -> str:
    """`a ten`, `an ace`."""
    name = rank_words(state, rank)
    return f"an {name}" if name[0] in "aei" else f"a {name}"


def listed(state: State, held: int) -> str:
    """`the ten of diamonds and the ace of spades`; many cards are just `these cards`."""
    names = [f"the {packs.card_name(card, state.rules.deck.pack)}" for card in cards_in(held)]
    if len(names) > MOST_NAMED:
        return "these cards"
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return f"{text[0].upper()}{text[1:]}."
