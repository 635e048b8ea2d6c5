"""Cards, suits and sets of cards.

A card is an int 0..51, `(rank - 1) * 4 + suit` with ranks 1 (ace) to 13 (king).
A set of cards is an int whose bit `c` says whether card `c` is in it.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum

from cassino.arguments import ArgumentError, required, shown, whole
from cassino.errors import CassinoError


class Suit(IntEnum):
    """The four suits in the order of a card's number."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class CardSyntaxError(CassinoError):
    """A text that names no card."""


DECK_SIZE = 52
RANKS = 13
FULL_DECK = (1 << DECK_SIZE) - 1
RANK_LETTERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_LETTERS = ("C", "D", "H", "S")
SUIT_SYMBOLS = ("♣", "♦", "♥", "♠")
RANK_NAMES = (
    "ace", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")

_RANKS = {letter: index + 1 for index, letter in enumerate(RANK_LETTERS)} | {"T": 10, "1": 1}
_SUITS = {letter: suit for suit, letter in enumerate(SUIT_LETTERS)}
_SUITS |= {symbol: suit for suit, symbol in enumerate(SUIT_SYMBOLS)}


def _checked(card: int) -> int:
    """A card. Raises ArgumentError."""
    return (
        card if isinstance(card, int) and 0 <= card < DECK_SIZE else whole(card, 0, DECK_SIZE - 1, "argument-no-card")
    )


def make_card(rank: int, suit: int) -> int:
    """The card of a rank (1 to 13) and a suit (0 to 3)."""
    return (whole(rank, 1, RANKS) - 1) * 4 + whole(suit, 0, 3)


def rank_of(card: int) -> int:
    """1 (ace) to 13 (king)."""
    return (_checked(card) >> 2) + 1


def suit_of(card: int) -> Suit:
    """The suit of a card."""
    return Suit(_checked(card) & 3)


def rank_mask(rank: int) -> int:
    """All four cards of a rank."""
    return 0xF << (whole(rank, 1, RANKS) - 1) * 4


def suit_mask(suit: int) -> int:
    """All thirteen cards of a suit."""
    return 0x1111111111111 << whole(suit, 0, 3)


ACES = 0xF
PICTURES = 0xFFF << 40


def card_set(cards: Iterable[int]) -> int:
    """The set of these cards."""
    result = 0
    try:
        for card in cards:
            result |= 1 << _checked(card)
    except TypeError:
        raise ArgumentError("argument-no-list", found=shown(cards)) from None
    return result


def cards_in(cards: int) -> Iterator[int]:
    """The cards of a set, aces first, each rank in the order of `Suit`."""
    rest = cards if isinstance(cards, int) and cards >= 0 else whole(cards, 0)
    while rest:
        low = rest & -rest
        yield low.bit_length() - 1
        rest ^= low


def total(cards: int) -> int:
    """What cards make together, aces counting 1."""
    made = 0
    for card in cards_in(cards):
        made += card // 4 + 1
    return made


def parse_card(text: str) -> int:
    """`10D`, `td`, `A♠` -> card. Raises CardSyntaxError."""
    word = required(text, str).strip().upper()
    rank, suit = _RANKS.get(word[:-1]), _SUITS.get(word[-1:])
    if rank is None or suit is None:
        raise CardSyntaxError("not-a-card", text=text, pack="french_52")
    return make_card(rank, suit)


def format_card(card: int) -> str:
    """The inverse of `parse_card`: `10D`."""
    found = _checked(card)
    return RANK_LETTERS[found >> 2] + SUIT_LETTERS[found & 3]


def parse_cards(text: str) -> list[int]:
    """Cards separated by spaces or commas. Raises CardSyntaxError."""
    return [parse_card(word) for word in required(text, str).replace(",", " ").split()]


def format_cards(cards: int) -> str:
    """A set as text, cards separated by spaces."""
    return " ".join(format_card(card) for card in cards_in(cards))
