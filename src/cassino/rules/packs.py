"""What is printed on the cards of each pack. B1

The engine knows a card by its number alone; everything that reads or shows cards names the pack as well.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cassino import cards
from cassino.cards import CardSyntaxError, cards_in, make_card
from cassino.rules.messages import worded
from cassino.rules.options import KINDS, Pack, pack_cards
from cassino.texts.printed import Printed, register


@dataclass(frozen=True, slots=True)
class Print:
    """The words of one pack, ranks by their place in the suit."""

    rank_letters: tuple[str, ...]
    rank_names: tuple[str, ...]
    suit_letters: tuple[str, ...]
    suit_names: tuple[str, ...]
    suit_symbols: tuple[str, ...]

    @property
    def ranks(self) -> int:
        """How many ranks there are."""
        return len(self.rank_letters)


_FRENCH_SUITS = (cards.SUIT_LETTERS, cards.SUIT_NAMES, cards.SUIT_SYMBOLS)
_COURTS = (7, 10)  # the places of the three pictures among the letters and the names of the 52 cards

PRINTS: dict[Pack, Print] = {
    Pack.FRENCH_52: Print(cards.RANK_LETTERS, cards.RANK_NAMES, *_FRENCH_SUITS),
    Pack.NO_PICTURES_40: Print(cards.RANK_LETTERS[:10], cards.RANK_NAMES[:10], *_FRENCH_SUITS),
    # D-89: Italian cards are named by the French suits, the eighth to tenth by their pictures
    Pack.ITALIAN_40: Print(
        cards.RANK_LETTERS[: _COURTS[0]] + cards.RANK_LETTERS[_COURTS[1] :],
        cards.RANK_NAMES[: _COURTS[0]] + cards.RANK_NAMES[_COURTS[1] :],
        *_FRENCH_SUITS,
    ),
    # D-57: clubs green, diamonds yellow, hearts red, spades black
    Pack.ROOK_40: Print(
        ("1", *cards.RANK_LETTERS[1:10]),
        ("one", *cards.RANK_NAMES[1:10]),
        ("G", "Y", "R", "B"),
        ("green", "yellow", "red", "black"),
        ("G", "Y", "R", "B"),
    ),
}
_SHORT = {"10": ("10", "T"), "A": ("A", "1"), "1": ("A", "1")}
"""The ranks that may be written in two ways."""
_RANKS: dict[Pack, dict[str, int]] = {
    pack: {word: rank for rank, letter in enumerate(printed.rank_letters, 1) for word in _SHORT.get(letter, (letter,))}
    for pack, printed in PRINTS.items()
}
_TEXTS: dict[Pack, tuple[str, ...]] = {
    pack: tuple(rank + suit for rank in printed.rank_letters for suit in printed.suit_letters)
    for pack, printed in PRINTS.items()
}
"""Each card of a pack as text."""
_CARDS: dict[Pack, dict[str, int]] = {
    pack: {text: card for card, text in enumerate(texts)} for pack, texts in _TEXTS.items()
}
"""Those texts read again, so that the usual text of a card need not be taken apart."""
_SYMBOLS: dict[Pack, tuple[str, ...]] = {
    pack: tuple(rank + suit for rank in printed.rank_letters for suit in printed.suit_symbols)
    for pack, printed in PRINTS.items()
}
_RANK_NAMES = dict(pair for each in PRINTS.values() for pair in zip(each.rank_letters, each.rank_names, strict=True))
_SUIT_NAMES = dict(pair for each in PRINTS.values() for pair in zip(each.suit_letters, each.suit_names, strict=True))
_SUIT_SYMBOLS = {
    letter: sign for each in PRINTS.values() for letter, sign in zip(each.suit_letters, each.suit_symbols, strict=True)
}
"""No two packs have different ranks or suits with the same letter."""


def orange_cards(pack: Pack) -> str:
    """The two cards that make an orange: `a red and a yellow card`, `a heart and a diamond`. D-57"""
    return worded("orange-cards", orange="colors" if has_colors(pack) else "suits")


def rank_letter(rank: int, pack: Pack) -> str:
    """`10`; `K` for the tenth card of an Italian pack."""
    return PRINTS[pack].rank_letters[rank - 1]


def rank_name(rank: int, pack: Pack) -> str:
    """`ten`; `king` for the tenth card of an Italian pack: how messages know the rank."""
    return PRINTS[pack].rank_names[rank - 1]


def plural(rank: int, pack: Pack) -> str:
    """`sixes`: the word of files, and how messages know the cards of a rank."""
    name = rank_name(rank, pack)
    return name + ("es" if name.endswith("x") else "s")


def suit_name(suit: int, pack: Pack) -> str:
    """`spades`, `black`: the word of files, and how messages know the suit."""
    return PRINTS[pack].suit_names[suit]


def suit_symbol(suit: int, pack: Pack) -> str:
    """`♠`; the letter where a pack has colors."""
    return PRINTS[pack].suit_symbols[suit]


def has_colors(pack: Pack) -> bool:
    """Whether the suits are colors."""
    return pack is Pack.ROOK_40


def rank_of_word(text: str, pack: Pack) -> int:
    """The place of a rank as it is printed, 0 if there is none: `K`, `10` or `T`, `A` or `1`."""
    return _RANKS[pack].get(text.upper(), 0)


def suit_of_word(text: str, pack: Pack) -> int:
    """The number of a suit by its letter or symbol, -1 if there is none."""
    printed, word = PRINTS[pack], text.upper()
    for letters in (printed.suit_letters, printed.suit_symbols):
        if word in letters:
            return letters.index(word)
    return -1


def parse_card(text: str, pack: Pack) -> int:
    """`10D`, `A♠`, `7R` -> card. Raises CardSyntaxError for what is no card of the pack."""
    card = card_of_word(text.strip(), pack)
    if card < 0:
        raise CardSyntaxError("not-a-card", text=text, pack=pack.value)
    return card


def card_of_word(word: str, pack: Pack) -> int:
    """The number of a card by its text, -1 if there is none."""
    known = _CARDS[pack].get(word, -1)
    if known >= 0:
        return known
    rank, suit = rank_of_word(word[:-1], pack), suit_of_word(word[-1:], pack)
    return make_card(rank, suit) if rank and suit >= 0 else -1


def example(pack: Pack) -> str:
    """A card to show what is meant: `8S`."""
    rank = 7 if "8" not in PRINTS[pack].rank_letters else 8
    return format_card(make_card(rank, cards.Suit.SPADES), pack)


def parse_cards(text: str, pack: Pack) -> list[int]:
    """Cards separated by spaces or commas. Raises CardSyntaxError."""
    return [parse_card(word, pack) for word in text.replace(",", " ").split()]


def format_card(card: int, pack: Pack) -> str:
    """The inverse of `parse_card`: `10D`, `7R`."""
    return _TEXTS[pack][card]


def format_cards(held: int | Iterable[int], pack: Pack) -> str:
    """A set or a row of cards as text, separated by spaces."""
    row = cards_in(held) if isinstance(held, int) else held
    return " ".join(format_card(card, pack) for card in row)


def symbol(card: int, pack: Pack) -> str:
    """`10♦`; `7R` where a pack has colors."""
    return _SYMBOLS[pack][card]


def card_name(card: int, pack: Pack) -> str:
    """`ten of diamonds`, `red seven`, for reading aloud."""
    rank, suit = words_of(format_card(card, pack))
    return worded("card-name", rank=rank, suit=suit)


def symbol_of(text: str) -> str:
    """`10♦` of `10D`; `7R` where a pack has colors."""
    return text[:-1] + _SUIT_SYMBOLS[text[-1]]


def words_of(text: str) -> tuple[str, str]:
    """How messages know the rank and the suit or color of a card as it is printed: `ten`, `diamonds` of `10D`."""
    return _RANK_NAMES[text[:-1]], _SUIT_NAMES[text[-1]]


register(Printed(symbol_of, words_of))


def kind_title(word: str, pack: Pack) -> str:
    """A scoring word as files have it: the `eights` of an Italian pack are `jacks`, `10D` is `KD`."""
    if word == "cards":
        return word
    if word in cards.SUIT_NAMES:
        return suit_name(cards.SUIT_NAMES.index(word), pack)
    if word in KINDS:
        return plural((KINDS[word].bit_length() - 1) // 4 + 1, pack)
    return format_card(cards.parse_card(word), pack)


def kind_name(word: str, pack: Pack) -> str:
    """The cards that a scoring word means, as people say it: `spades`, `green cards`, `aces`, `ten of diamonds`."""
    title = kind_title(word, pack)
    return worded("kind", kind=title) if word in KINDS else card_name(cards.parse_card(word), pack)


def kind_of_title(title: str, pack: Pack) -> str:
    """The inverse of `kind_title`: the word of `options.cards_of`. Raises CardSyntaxError."""
    wanted = title.strip().lower()
    for word, held in KINDS.items():
        if held & pack_cards(pack) and kind_title(word, pack) == wanted:
            return word
    return cards.format_card(parse_card(title, pack))
