"""Moves as people type them: the words of their language, and always the English ones, read as the notation has them.

The message `terminal-word-take` has the words for `take`, separated by commas, the usual one first. Whether letters are
capital or have accents does not matter.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from cassino import cards
from cassino.errors import CassinoError
from cassino.rules.options import Pack, pack_cards
from cassino.rules.packs import format_card, words_of
from cassino.texts import tell
from cassino.texts.language import ENGLISH, current, speaking
from cassino.texts.plain import composed, flat
from cassino.texts.pseudo import RIGHT_TO_LEFT_MARK

NOTATION = (
    *("trail", "take", "build", "join", "raise", "with", "from", "to", "by", "upon", "for", "and", "partner"),
    *("end", "insist", "capture", "additions", "both", "orange", "pass", "ask", "count", "out", "announce"),
)
"""The words of typed moves, as the notation has them."""
TYPED = ("trail", "raise", "capture", "additions", "both", "word", "whole", "moves")
"""The arguments of problems that are to be typed."""
NUMERALS = {
    "ace": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip
"""Ranks that may be typed as numbers."""
CASES = ("", "accusative", "dative")
"""The grammatical cases that names of cards have in some language."""
_ENGLISH_WORD = re.compile(r"\b[a-z]{2,}\b")
_VALUE = r"(?:1[0-4]|[1-9atjqk])"
_ITEM = rf"(?:(?<!\w){_VALUE}[shcdygrb♣♦♥♠]?\ufe0f?\^?|(?<!\w)b\d+|\])"
_FOLLOWS = {"and": rf"{_VALUE}[shcdygrb♣♦♥♠]?(?!\w)|b\d|\[", "to": rf"{_VALUE}\s*$"}
"""What comes after these words where they have only one letter, such as `y` and `a`, which may also be a card; before
them comes a card or a build."""
_ELIDED = re.compile(r"^\w+'")
"""An article without its vowel: the `l'` of `l'as de pique`."""
_PART = re.compile(r"\w+|'")
"""A part of a name: `l'as de pique` has five."""
_SPACE = re.compile(r"[\s-]*")

Names = Mapping[tuple[str, ...], str]
"""What names mean, by their parts."""


def spellings(word: str) -> tuple[str, ...]:
    """How a word may be typed: in English, then in the current language."""
    return _spellings(word, current())


@lru_cache(1024)
def _spellings(word: str, language: str) -> tuple[str, ...]:
    found = [word, *_messages(word, ENGLISH), *_messages(word, language)]
    return tuple(dict.fromkeys(found))


def _messages(word: str, language: str) -> Iterator[str]:
    """What the message of a word has in one language."""
    with speaking(language):
        text = tell(f"terminal-word-{word}")
    yield from (folded(each) for each in text.split(",") if each.strip())


def folded(text: str) -> str:
    """A typed text for comparison."""
    return " ".join(flat(composed(text).replace(RIGHT_TO_LEFT_MARK, "")).split())


def shown(word: str) -> str:
    """How a word is usually typed in the current language."""
    return tell(f"terminal-word-{word}").split(",")[0].strip()


def in_notation(text: str) -> str:
    """A typed move with cards and words as the notation has them: `take 10D` for `toma el 10 de diamantes`."""
    text = _replaced(" ".join(with_cards(text).split()), _notation(current()))
    for word, pattern in _letters(current()):
        text = _with_word(text, pattern, word)
    return text


def as_typed(move: str) -> str:
    """A move of the notation as a player of the current language types it; `in_notation` reads it."""
    return _ENGLISH_WORD.sub(lambda found: shown(found[0]) if found[0] in NOTATION else found[0], move)


def to_type(problem: CassinoError) -> CassinoError:
    """A problem with what is to be typed in the words of the current language."""
    facts = {name: as_typed(fact) if name in TYPED else fact for name, fact in problem.facts.items()}
    return CassinoError(problem.key, **facts)


@lru_cache(32)
def _foreign(language: str) -> Mapping[str, str]:
    """The English words for those of a language; words that are English themselves stay."""
    english = {each for word in NOTATION for each in (word, *_messages(word, ENGLISH))}
    pairs = [(each, word) for word in NOTATION for each in _messages(word, language)]
    return {each: word for each, word in pairs if each not in english}


@lru_cache(32)
def _notation(language: str) -> Names:
    """The English words for those of a language that have several letters."""
    return {_parts(each): word for each, word in _foreign(language).items() if len(each) > 1}


@lru_cache(32)
def _letters(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """The English words for those of a language that have one letter, and where they are found: not as cards."""
    return [
        (word, re.compile(rf"{_ITEM}\s(?P<found>{each})(?=\s(?:{_FOLLOWS[word]}))"))
        for each, word in _foreign(language).items()
        if len(each) == 1 and word in _FOLLOWS
    ]


def _with_word(text: str, pattern: re.Pattern[str], word: str) -> str:
    """A text with an English word for all that a pattern finds, which knows neither capitals nor accents."""
    done, parts = 0, []
    for found in pattern.finditer(flat(text)):
        parts += [text[done : found.start("found")], word]
        done = found.end("found")
    return "".join([*parts, text[done:]])


def _parts(name: str) -> tuple[str, ...]:
    """The parts of a name that was made flat."""
    return tuple(_PART.findall(name))


def _replaced(text: str, names: Names) -> str:
    """A text with what is meant for all names in it, the longest first; neither capitals nor accents matter."""
    text, done, parts = composed(text), 0, list[str]()
    plain = flat(text)
    found = list(_PART.finditer(plain))
    joined = [bool(_SPACE.fullmatch(plain, one.end(), other.start())) for one, other in pairwise(found)]
    longest, at = max(map(len, names), default=0), 0
    while at < len(found):
        count = _length(names, [each[0] for each in found[at : at + longest]], joined[at : at + longest - 1])
        if count:
            name = tuple(each[0] for each in found[at : at + count])
            parts += [text[done : found[at].start()], names[name]]
            done = found[at + count - 1].end()
        at += count or 1
    return "".join([*parts, text[done:]])


def _length(names: Names, parts: Sequence[str], joined: Sequence[bool]) -> int:
    """How many of these parts of a text are a name; 0 for none."""
    most = 1 + next((count for count, is_joined in enumerate(joined) if not is_joined), len(joined))
    return next((count for count in range(min(most, len(parts)), 0, -1) if tuple(parts[:count]) in names), 0)


def with_cards(text: str) -> str:
    """A text with cards as the notation has them for cards in words: `10D` for `the ten of diamonds`."""
    return _replaced(text, _card_names(current()))


@lru_cache(32)
def _card_names(language: str) -> Names:
    """The card that each name means, in a language and in English."""
    return {**_own_names(ENGLISH), **_own_names(language)}


@lru_cache(32)
def _own_names(language: str) -> Names:
    """The card that each name means in one language."""
    with speaking(language):
        articles = [article for article in map(_folded_name, tell("terminal-articles").split(",")) if article]
        named = [(_parts(name), text) for text in _all_cards() for name in _names_of(text, articles)]
    return dict(reversed(named))


def _all_cards() -> Iterator[str]:
    """Each card of each pack, as it is printed."""
    for pack in (Pack.FRENCH_52, Pack.ROOK_40):
        yield from (format_card(card, pack) for card in cards.cards_in(pack_cards(pack)))


def _names_of(text: str, articles: Iterable[str]) -> Iterator[str]:
    """How a card may be called in the current language: with and without an article, ranks in figures too."""
    rank, suit = words_of(text)
    word = _folded_name(tell("rank", rank=rank))
    yield _folded_name(tell("card-name", rank=rank, suit=suit))
    for case in CASES:
        name = _folded_name(tell("card", rank=rank, suit=suit, case=case))
        bare = _bare(name, articles)
        for each in (name, bare, *(f"{article} {bare}" for article in articles)):
            yield each
            if rank in NUMERALS:
                yield each.replace(word, NUMERALS[rank], 1)


def _bare(name: str, articles: Iterable[str]) -> str:
    """A name without its article, which comes first or last, as in `dis kawo a`."""
    for article in articles:
        if name.startswith(f"{article} ") or name.endswith(f" {article}"):
            return name.removeprefix(f"{article} ").removesuffix(f" {article}")
    return _ELIDED.sub("", name)


def _folded_name(text: str) -> str:
    """The name of a card for comparison: people type spaces for hyphens, and straight apostrophes."""
    return folded(text.replace("-", " ").replace("’", "'"))
