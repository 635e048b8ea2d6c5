"""The words that people may type: those of their language, and always the English ones.

The message `terminal-word-hint` has the words for `hint`, separated by commas, the usual one first. Whether letters are
capital or have accents does not matter.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

from cassino import cards
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
ANSWERS = ("yes", "no", "cancel", "none", "all", "together", "first")
"""What questions are answered with."""
SETTINGS = ("on", "off", "always", "never", "nudge", "cards", "move", "up", "down")
"""What follows a command."""
ELSEWHERE = (
    *("go", "slow", "normal", "fast", "step", "solution", "skip", "list", "deal"),
    *("log", "agree", "decline", "claim", "resign", "back", "exposed", "edit", "export"),
)
"""Words of watching, puzzles, lessons, tables of a server and the score pad."""
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
    yield from (_folded(each) for each in text.split(",") if each.strip())


def _folded(text: str) -> str:
    """A typed text for comparison."""
    return " ".join(flat(composed(text).replace(RIGHT_TO_LEFT_MARK, "")).split())


def shown(word: str) -> str:
    """How a word is usually typed in the current language."""
    return tell(f"terminal-word-{word}").split(",")[0].strip()


def is_word(text: str, *words: str) -> bool:
    """Whether a text is one of these words."""
    return any(_folded(text) in spellings(word) for word in words)


def leaves(text: str) -> bool:
    """Whether a person types that they leave."""
    return is_word(text, "quit") or _folded(text) == "q"


def word_of(text: str, among: Iterable[str]) -> str:
    """Which of some words a text is; "" for none."""
    return next((word for word in among if is_word(text, word)), "")


def words_from(start: str, among: Iterable[str]) -> list[str]:
    """The words that begin so, as they are usually typed; or the one that is typed whole."""
    known, typed = list(among), _folded(start)
    if whole := word_of(start, known):
        return [whole]
    return [word for word in known if any(_folded(each).startswith(typed) for each in (word, shown(word)))]


def beginning(text: str, among: Iterable[str]) -> tuple[str, str] | None:
    """The word that a text begins with, which may be several words long, and the rest; the longest counts."""
    text = composed(text)
    pairs = [(each, word) for word in among for each in spellings(word)]
    for each, word in sorted(pairs, key=lambda pair: -len(pair[0])):
        if flat(text) == each or flat(text).startswith(f"{each} "):
            return word, text[len(each) :].strip()
    return None


def in_notation(text: str) -> str:
    """A typed move with cards and words as the notation has them: `take 10D` for `toma el 10 de diamantes`."""
    words = _notation(current())
    text = with_cards(text)
    for pattern in _word_patterns(current()):
        text = _replaced(text, pattern, lambda word: words[" ".join(word.split())])
    return text


def as_typed(move: str) -> str:
    """A move of the notation as a player of the current language types it; `in_notation` reads it."""
    return _ENGLISH_WORD.sub(lambda found: shown(found[0]) if found[0] in NOTATION else found[0], move)


@lru_cache(32)
def _notation(language: str) -> Mapping[str, str]:
    """The English words for those of a language; words that are English themselves stay."""
    english = {each for word in NOTATION for each in (word, *_messages(word, ENGLISH))}
    pairs = [(each, word) for word in NOTATION for each in _messages(word, language)]
    return {each: word for each, word in pairs if each not in english}


@lru_cache(32)
def _word_patterns(language: str) -> list[re.Pattern[str]]:
    """Finds the words of a language that are not English; those of one letter only where they cannot be a card."""
    words = _notation(language)
    several = sorted((each for each in words if len(each) > 1), key=len, reverse=True)
    found = [_any_of(each.split() for each in several)] if several else []
    for each, word in words.items():
        if len(each) == 1 and word in _FOLLOWS:
            found.append(re.compile(rf"{_ITEM}\s+(?P<found>{each})(?=\s+(?:{_FOLLOWS[word]}))"))
    return found


def _any_of(names: Iterable[Iterable[str]], between: str = r"\s+") -> re.Pattern[str]:
    """Finds any of these names, each of one or more words."""
    spaced = (between.join(map(re.escape, name)) for name in names)
    return re.compile(rf"(?<!\w)(?P<found>{'|'.join(spaced)})(?!\w)")


def _replaced(text: str, pattern: re.Pattern[str], meaning: Callable[[str], str]) -> str:
    """A text with what is meant for all that a pattern finds, which knows neither capitals nor accents."""
    text, done, parts = composed(text), 0, []
    for found in pattern.finditer(flat(text)):
        parts += [text[done : found.start("found")], meaning(found["found"])]
        done = found.end("found")
    return "".join([*parts, text[done:]])


def with_cards(text: str) -> str:
    """A text with cards as the notation has them for cards in words: `10D` for `the ten of diamonds`."""
    names = _card_names(current())
    return _replaced(text, _pattern(current()), lambda name: names[_folded_name(name)])


@lru_cache(32)
def _pattern(language: str) -> re.Pattern[str]:
    names = sorted(_card_names(language), key=len, reverse=True)
    return _any_of((name.replace("’", "'").split() for name in names), r"[\s-]+")


@lru_cache(32)
def _card_names(language: str) -> dict[str, str]:
    """The card that each name means, in a language and in English."""
    found: dict[str, str] = {}
    for each in (language, ENGLISH):
        with speaking(each):
            articles = [article for article in map(_folded_name, tell("terminal-articles").split(",")) if article]
            named = [(name, text) for text in _all_cards() for name in _names_of(text, articles)]
        found = {**dict(reversed(named)), **found}
    return found


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
    return _folded(text.replace("-", " ").replace("’", "'"))
