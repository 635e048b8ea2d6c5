"""Messages in words: the catalogs of all languages, read with Project Fluent.

A catalog says where cards and players stand in a sentence, by functions that every language has:

    NAME($who)                     the name of the player in a seat
    WHO($who)                      `you` or `other`, to choose a form of the verb
    PLAYERS($seats)                the names of several players
    FORM($seats)                   `you`, `one` (somebody else), `with-you` (you and others) or `several` (only others),
                                   to choose a form of the verb
    CARDS($cards), CARDS("10D")    cards one after the other: "the two of spades and the ten of diamonds"
    CARDS($cards, $more)           and how many others there are: "the two of spades and 3 more cards"
    THESE($cards)                  the same, or "these cards" where there are many
    ROW($cards, $builds)           cards side by side, as on a button: "2♠ 10♦ and the build of 9"
    SETS($sets, $builds, $tops)    sets of cards, and builds: "the five of clubs plus the three of hearts and the
                                   build of 9"; $tops has the seat in whose pile a card lies
    BUILDS($builds)                builds: "the build of 9 and the build of 10"
    VALUES($value)                 the value of a build or of sets: "9", "kings"
    SCORES($scores)                the score of each side: "You 12, Ann 9"
    NUMBER($n), DATETIME($day)     a number or a date as the language writes it; `{ $n }` and `{ $day }` do the same

NAME and PLAYERS take a case, which the message `you` sees as $case: NAME($who, case: "inside"). Where a language has
grammatical cases, CARDS, THESE, ROW, SETS and BUILDS take one, which `card`, `build-of`, `these-cards` and `more-cards`
see: CARDS($cards, case: "accusative").

The browser has the same functions (web/static/shared/texts.js).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from cassino.errors import CassinoError
from cassino.texts import files, numbers
from cassino.texts.language import NAMES, current, locale
from cassino.texts.message import YOU as YOU, Argument, Message
from cassino.texts.printed import printed

MOST_NAMED = 3
"""More cards than these are "these cards" where a sentence need not name them."""
LONGEST = 2000
"""Longer arguments are cut: people write names and values into files that do not end."""
ABSENT: Mapping[str, Argument] = {
    "builds": [],
    "tops": {},
    "sweep": "none",
    "word": "",
    "more": 0,
    "worth": 0,
    "case": "",
}
"""What arguments are that a message leaves out."""
WRONG = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What wrong arguments of a message raise."""


class Style(Enum):
    """How cards are written: `10♦`, or `the ten of diamonds` for reading aloud."""

    SYMBOLS = "symbols"
    WORDS = "words"


class UnknownMessageError(CassinoError):
    """A catalog has no such message, or the message other arguments. Its own text is for programmers, in English."""

    def __str__(self) -> str:
        return self.key


class Speaker(NamedTuple):
    """To whom a message is said, and how."""

    names: Sequence[str]
    style: Style


_speaker: ContextVar[Speaker] = ContextVar("speaker")
_style: ContextVar[Style | None] = ContextVar("style", default=None)


def use_style(style: Style) -> None:
    """Write cards in one way from now on, wherever none is asked for."""
    _style.set(style)


@contextmanager
def writing(style: Style | None) -> Iterator[None]:
    """Write cards in one way for a while; None: sentences to be said have words, what is shown has symbols."""
    token = _style.set(style)
    try:
        yield
    finally:
        _style.reset(token)


def shown_style() -> Style:
    """How cards are written in what is shown: with symbols, if nothing else was chosen."""
    return _style.get() or Style.SYMBOLS


def said_style() -> Style:
    """How cards are written in what is said: in words, if nothing else was chosen."""
    return _style.get() or Style.WORDS


def say(message: Message, names: Sequence[str] = (), style: Style | None = None) -> str:
    """A message in words, in the current language. names: what players are called, by seat; a player called `You` is
    addressed. Raises UnknownMessageError.
    """
    return _catalog(current()).say(message.key, message.args, Speaker(names, style or said_style()))


def tell(key: str, args: Mapping[str, Any]) -> str:
    """A message without players, with cards as they are shown. Raises UnknownMessageError."""
    return _catalog(current()).say(key, args, Speaker((), shown_style()))


def say_anyway(message: Message, names: Sequence[str] = (), style: Style | None = None) -> str:
    """The same for a message of a server, which may have newer catalogs: the words of its key if it is unknown here."""
    try:
        return say(message, names, style)
    except UnknownMessageError:
        return message.key.replace("-", " ")


Wording = Callable[..., str]
"""`say`, or `say_anyway` for what comes from a server."""


def say_all(
    messages: Sequence[Message],
    names: Sequence[str] = (),
    style: Style | None = None,
    wording: Wording = say,
) -> str:
    """Sentences one after the other, with cards as they are shown. Raises UnknownMessageError."""
    return " ".join(wording(message, names, style or shown_style()) for message in messages)


class Catalog:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        """Raises UnknownMessageError for a language that has no catalog."""
        if language not in NAMES:
            raise UnknownMessageError(f"There are no texts in {language!r}.")
        self._language = language
        self._locale = locale(language)
        self._functions = self._functions_by_name()
        self._patterns: dict[str, Callable[[Mapping[str, Any]], str]] = {}
        self._card_names: dict[tuple[str, str], str] = {}

    def say(self, key: str, args: Mapping[str, Argument], speaker: Speaker) -> str:
        """A message in words. Raises UnknownMessageError."""
        token = _speaker.set(speaker)
        try:
            return self._worded(key, {**ABSENT, **args})
        finally:
            _speaker.reset(token)

    def _worded(self, key: str, args: Mapping[str, Any]) -> str:
        """A message, or a part of one. What a draft lacks is all English, with English cards and builds in it."""
        if (language := files.language_of(key, self._language)) != self._language:
            return _catalog(language)._worded(key, args)
        return self._text(key, args)

    def _text(self, key: str, args: Mapping[str, Any]) -> str:
        """A message of this catalog. Raises UnknownMessageError."""
        pattern = self._patterns.get(key) or self._read(key)
        try:
            return str(pattern(args))
        except UnknownMessageError:
            raise
        except WRONG as error:
            raise UnknownMessageError(f"{key}: {error!r}") from error

    def _read(self, key: str) -> Callable[[Mapping[str, Any]], str]:
        """Reads a message: most runs of the program need few. Raises UnknownMessageError.

        Several threads may read the same one: what is read again changes nothing.
        """
        source = files.source(self._language, key)
        if source is None:
            raise UnknownMessageError(f"The catalog has no message {key!r}.")
        text = files.plain(source)
        self._patterns[key] = pattern = self._parsed(key, source) if text is None else lambda _args: text
        return pattern

    def _parsed(self, key: str, source: str) -> Callable[[Mapping[str, Any]], str]:
        """Raises UnknownMessageError for what a catalog cannot use."""
        from cassino.texts import patterns  # Fluent's parser takes long to import

        language = patterns.Language(self._locale, self._functions, self._text, self._value, self._written)
        try:
            return patterns.pattern_of(source, language)
        except ValueError as error:
            raise UnknownMessageError(f"{key}: {error!r}") from error

    def _value(self, value: Any) -> Any:
        """An argument as functions and choices take it."""
        if isinstance(value, str):
            return _cut(value)
        if isinstance(value, Message):
            return _cut(self._worded(value.key, {**ABSENT, **value.args}))
        return _cut(str(value)) if isinstance(value, CassinoError) else value

    def _written(self, value: Any) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, str):
            return value
        if isinstance(value, int | float):
            return numbers.written(value, self._locale)
        return self._date(value) if isinstance(value, date) else str(value)

    def _functions_by_name(self) -> dict[str, Callable[..., Any]]:
        """What a catalog may call."""
        return {
            "NAME": self._name,
            "WHO": self._who,
            "PLAYERS": lambda seats, case="": self._players(_items(seats), case),
            "FORM": lambda seats: self._form(_items(seats)),
            "CARDS": self._some_cards,
            "THESE": self._these,
            "ROW": self._row,
            "SETS": self._sets,
            "BUILDS": lambda builds, case="": self._listed(self._builds(_items(builds), case)),
            "VALUES": lambda value: self._worded("values", {"value": int(value)}),
            "SCORES": lambda scores: self._scores(_items(scores)),
            "NUMBER": self._number,
            "DATETIME": self._date,
        }

    def _name(self, seat: int, case: str = "") -> str:
        name = _speaker.get().names[int(seat)]
        return self._worded("you", {"case": case}) if name == YOU else name

    def _who(self, seat: int) -> str:
        return "you" if _speaker.get().names[int(seat)] == YOU else "other"

    def _form(self, seats: Sequence[int]) -> str:
        is_you = any(self._who(seat) == "you" for seat in seats)
        if len(seats) > 1:
            return "with-you" if is_you else "several"
        return "you" if is_you else "one"

    def _players(self, seats: Sequence[int], case: str = "") -> str:
        """The player who is addressed comes first."""
        ordered = sorted(seats, key=lambda seat: self._who(seat) != "you")
        return self._listed([self._name(seat, case) for seat in ordered])

    def _scores(self, scores: Sequence[int]) -> str:
        names, count = _speaker.get().names, len(scores)
        sides = [self._players(range(side, len(names), count)) for side in range(count)]
        return ", ".join(self._side_score(side, score) for side, score in zip(sides, scores, strict=True))

    def _side_score(self, side: str, score: int) -> str:
        """`Ann 9`, but `Player 2: 9`."""
        end = "digit" if side[-1:].isdigit() else "other"
        return self._worded("side-score", {"side": side, "score": str(score), "end": end})

    def _some_cards(self, cards: Sequence[str] | str, more: int = 0, case: str = "") -> str:
        others = [self._worded("more-cards", {"more": int(more), "case": case})] if more else []
        return self._listed([*self._cards([cards] if isinstance(cards, str) else cards, case), *others])

    def _these(self, cards: Sequence[str], case: str = "") -> str:
        if len(_items(cards)) > MOST_NAMED:
            return self._worded("these-cards", {"case": case})
        return self._listed(self._cards(cards, case))

    def _cards(self, cards: Iterable[str], case: str) -> list[str]:
        return [self._card(card, case) for card in cards]

    def _card(self, card: str, case: str) -> str:
        if _speaker.get().style is Style.SYMBOLS:
            return printed().symbol_of(card)
        name = self._card_names.get((card, case))
        if name is None:
            rank, suit = printed().words_of(card)
            name = self._worded("card", {"rank": rank, "suit": suit, "case": case})
            self._card_names[card, case] = name
        return name

    def _row(self, cards: Sequence[str], builds: Sequence[int] = (), case: str = "") -> str:
        words = self._cards(_items(cards), case)
        row = " ".join(words) if _speaker.get().style is Style.SYMBOLS else self._listed(words)
        return self._listed([row] * bool(words) + self._builds(_items(builds), case))

    def _sets(
        self, sets: Sequence[Sequence[str]], builds: Sequence[int], tops: Mapping[str, int], case: str = ""
    ) -> str:
        groups = (self._joined("plus", [self._from(card, tops, case) for card in cards]) for cards in _items(sets))
        return self._listed([*groups, *self._builds(_items(builds), case)])

    def _from(self, card: str, tops: Mapping[str, int], case: str) -> str:
        """A card, with the pile it lies on."""
        name = self._card(card, case)
        return self._worded("card-on-pile", {"card": name, "of": tops[card]}) if card in tops else name

    def _builds(self, values: Iterable[int], case: str) -> list[str]:
        return [self._worded("build-of", {"value": value, "case": case}) for value in values]

    def _number(self, number: float, minimumFractionDigits: int = 0, minimumIntegerDigits: int = 1) -> str:
        return numbers.written(number, self._locale, minimumFractionDigits, minimumIntegerDigits)

    def _date(self, day: date, dateStyle: str = "", timeStyle: str = "") -> str:
        """A date as the message `date` of the language has it, in every style. Times are for browsers only."""
        if timeStyle:
            raise ValueError("Only pages write times.")
        return self._worded("date", {"day": day.day, "month": day.month, "year": day.year})

    def _listed(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self._worded("and", {"before": self._joined("comma", words[:-1]), "last": words[-1]})

    def _joined(self, key: str, words: Sequence[str]) -> str:
        """Words with a conjunction between each and the next one."""
        text = words[0]
        for word in words[1:]:
            text = self._worded(key, {"before": text, "last": word})
        return text


def _cut(text: str) -> str:
    """The beginning of an argument that is too long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _items(value: Any) -> Any:
    """A list that a message has. Raises TypeError for a text, whose letters are no items."""
    if isinstance(value, str):
        raise TypeError(f"{value!r} is no list.")
    return value


@lru_cache(16)
def _catalog(language: str) -> Catalog:
    return Catalog(language)
