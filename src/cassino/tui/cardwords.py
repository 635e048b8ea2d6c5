"""Cards in lists, as the terminal writes them: `10D 4C`, or `ten of diamonds, four of clubs` for who listens.

The style in which cards are shown (`texts.catalog.use_style`) decides; a sentence names its cards by the functions of
the catalog, which follow the same style. What is written in words can be typed, too.
"""

import re
from collections.abc import Iterable, Sequence

from cassino.cards import cards_in
from cassino.engine.state import Build, State
from cassino.notation.groups import format_build, ordered
from cassino.notation.vocabulary import as_typed
from cassino.rules import packs
from cassino.rules.options import Pack
from cassino.texts import tell
from cassino.texts.catalog import Style, shown_style
from cassino.texts.lists import commas

_CARD = r"(?:10|[2-9AJQK])[CDHS]|(?:10|[1-9])[RYGB]"
_GROUP = re.compile(rf"(?<![\w-])(?:{_CARD})\^?(?:\+(?:{_CARD})\^?)*(?![\w-])")
"""A card of the notation, or a set: `5H+4D^`."""
_CAPTURE = re.compile(r"(?P<cards>[^x]+) x (?P<taken>.+?)(?P<besides>( orange!| for [A-F])?( / .+)?)")
_MADE = re.compile(r"(?P<raised>raise )?(?P<sets>[^=]+) = (?P<value>\d+)(?P<besides>.*)")
_BRACKETS = re.compile(r"[][]")


def are_words() -> bool:
    """Whether cards are named in words."""
    return shown_style() is Style.WORDS


def card_list(cards: int, pack: Pack) -> str:
    """`4C 9D`, `four of clubs, nine of diamonds`."""
    return row(card_texts(cards, pack))


def card_texts(cards: int, pack: Pack) -> list[str]:
    """Each card as the notation has it, for messages that name cards themselves."""
    return [packs.format_card(card, pack) for card in cards_in(cards)]


def row(cards: Iterable[str]) -> str:
    """Cards one after the other."""
    return commas([card_name(card) for card in cards]) if are_words() else " ".join(cards)


def group(cards: int, pack: Pack, first: int = 0) -> str:
    """`5H+4D`, `five of hearts plus four of diamonds`: a set; `first` are the cards that come first."""
    return joined([packs.format_card(card, pack) for card in ordered(cards, first)])


def joined(cards: Sequence[str]) -> str:
    """The cards of a set."""
    if not are_words():
        return "+".join(cards)
    text = card_name(cards[0])
    for card in cards[1:]:
        text = tell("plus", before=text, last=card_name(card))
    return text


def sets(found: Iterable[Sequence[str]]) -> str:
    """`[9S, 5H+4D]`, `nine of spades, five of hearts plus four of diamonds`: the sets of a build."""
    texts = [joined(cards) for cards in found]
    return commas(texts) if are_words() else f"[{', '.join(texts)}]"


def build_cards(state: State, build: Build) -> str:
    """What tells a build from others: its sets; in words the short name of typed moves, `(b1)`."""
    return f"({label(state, build)})" if are_words() else format_build(build, state.rules.deck.pack)


def label(state: State, build: Build) -> str:
    """What a build is called in typed moves."""
    return f"b{[each.cards for each in state.builds()].index(build.cards) + 1}"


def card_name(card: str) -> str:
    """`ten of diamonds` of `10D`, for itself."""
    rank, suit = packs.words_of(card)
    return tell("card-name", rank=rank, suit=suit)


def named(text: str) -> str:
    """A text with the cards and sets in it as they are shown."""
    if not are_words():
        return text
    return _GROUP.sub(lambda found: joined(found[0].replace("^", "").split("+")), _BRACKETS.sub("", text))


def typed(move: str, state: State | None = None) -> str:
    """A move of the notation as a player types it: `8S x 8H, 5C+3D`, or the same in words, which are read again.

    state: where it is made, so that builds have the names of the lists.
    """
    return named(as_typed(_worded(move, state) if are_words() else move))


def _worded(move: str, state: State | None) -> str:
    """`take 8H, 5C+3D with 8S`, `build 9 with 5H+4D`: a move of the notation with words for its signs."""
    for build in state.builds() if state else ():
        move = move.replace(format_build(build, state.rules.deck.pack), label(state, build)) if state else move
    if found := _CAPTURE.fullmatch(move):
        return f"take {found['taken']} with {found['cards']}{found['besides']}"
    if found := _MADE.fullmatch(move):
        verb = f"raise {found['sets']} to" if found["raised"] else "build"
        rest = found["value"] if found["raised"] else f"{found['value']} with {found['sets']}"
        return f"{verb} {rest}{found['besides']}"
    return move
