"""A house rule as a short code that fits into a message: its parent, what differs, its title, a checksum.

A code is `A`, the version, and digits of base 64. The digits are one number in which every choice has as many values as
the option allows. The checksum is that of the whole rule set, so a code never turns into other rules when a variant
changes, it is refused. The lists of names below may only grow at their ends; each option declares its own number.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar
from zlib import crc32

from cassino import cards
from cassino.errors import CassinoError
from cassino.rules import options
from cassino.rules.formatting import format_differences
from cassino.rules.loading import load_variant, plain_name, variant_ids
from cassino.rules.options import OPTIONS, TABLES, Choice, Option
from cassino.rules.problems import RulesError
from cassino.rules.rules import Rules
from cassino.texts.plain import unwrapped

VERSION = "A"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
TITLE_LETTERS = "\0 abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""The letters of titles that take six bits each; the first one ends the title."""
CHECK = 1 << 24
LONGEST = 2000
SMALL, LARGE = 16, 1 << 12
FEW, MANY = 8, 128
"""Room for the kinds of items and the words of an option; for parents, options, and what items mean."""
PARENTS = (
    "", "casino_long", "casino_web_a", "casino_web_b", "casino_book", "draw_casino", "spade_casino",
    "three_hand_casino", "four_hand_partnership", "royal_north_american", "royal_web", "royal_book", "dominican",
    "dominican_no_sweep_record", "dominican_proven_partner", "dominican_soto", "haitian", "tuxedo",
    "hungarian_kirchner", "hungarian_ulmann", "hungarian_nagy", "swazi", "swazi_two_player", "crazy_casino", "sotho",
    "lesotho_40", "south_african_2", "south_african_3", "south_african_4", "scopa", "scopa_italian",
    "tuxedo_52", "lesotho_40_three", "nordic_kasino",
)  # fmt: skip
_OPTIONS: dict[int, Option] = dict(sorted((option.code, option) for option in OPTIONS.values()))
ITEMS: tuple[type[options.Item], ...] = (options.Most, options.Enough, options.Each, options.Primiera)
MEANT: tuple[str, ...] = (*options.KINDS, *map(cards.format_card, range(cards.DECK_SIZE)))


_Choice = TypeVar("_Choice")


class CodeError(CassinoError):
    """A text that is not a valid share code."""


def share_code(rules: Rules) -> str:
    """The code of a sound rule set. Raises RulesError for one that is not.

    A rule set without a shipped parent is described by all that differs from the defaults. Its id, aliases and the
    like are not part of the code. The code of a shipped rule set has no title: it has one in every language.
    """
    if found := rules.problems():
        raise RulesError(found)
    shared = _shared(rules)
    parent = _parent(shared.parent)
    writing = _Writing()
    writing.digit(PARENTS.index(shared.parent), MANY)
    writing.title(shared.own_title)
    for code, option in _OPTIONS.items():
        if option.of(shared) != option.of(parent):
            writing.digit(code, MANY)
            writing.value(option.of(shared))
    writing.digit(0, MANY)
    return VERSION + _text(writing.total() * CHECK + _check(shared))


def rules_from_code(code: str) -> Rules:
    """The rule set of a code. Raises CodeError."""
    word = unwrapped(code)
    if not word or len(word) > LONGEST or any(letter not in LETTERS for letter in word):
        raise CodeError("rules-code-letters")
    if word[0] != VERSION:
        raise CodeError("rules-code-version", letter=VERSION)
    try:
        rules = _read(_Reading(_number(word[1:]) // CHECK))
    except _Damaged:
        raise CodeError("rules-code-damaged") from None
    if rules.problems() or share_code(rules) != word:
        raise CodeError("rules-code-other-version")
    return rules


def _read(reading: "_Reading") -> Rules:
    parent = reading.one_of(PARENTS, MANY)
    base, title = _parent(parent), reading.title()
    rules = _named(base, title, parent) if title else base
    while code := reading.digit(MANY):
        if code not in _OPTIONS:
            raise _Damaged
        option = _OPTIONS[code]
        rules = option.changed(rules, reading.value(option, option.of(rules)))
    reading.finish()
    return rules


def _named(rules: Rules, title: str, parent: str) -> Rules:
    """The options alone, under a title."""
    return Rules(_id(title), title, parent=parent, **{table: getattr(rules, table) for table in TABLES})


def _shared(rules: Rules) -> Rules:
    """What a code keeps of a rule set."""
    known = rules.id if rules.id in variant_ids() else rules.parent
    return _named(rules, rules.own_title, known if known in PARENTS else "")


def _parent(id: str) -> Rules:
    return load_variant(id) if id else Rules("root", "root")


def _id(title: str) -> str:
    """The id that a file of this title would have."""
    word = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in plain_name(title)).strip("_")
    if word and word[0].isalpha() and word not in variant_ids():
        return word
    return f"house_rules_{word}".strip("_")


def _check(rules: Rules) -> int:
    whole = format_differences(replace(rules, parent=""), None)
    return crc32(f"{rules.parent}\n{whole}".encode()) % CHECK


def _text(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters += LETTERS[digit]
    return letters


def _number(text: str) -> int:
    number = 0
    for letter in reversed(text):
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


class _Damaged(ValueError):
    """Digits that no rule set has."""


class _Writing:
    """Choices becoming one number; the first one is its last digit."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, count: int) -> None:
        """Add one choice among `count`."""
        self._digits.append((value, count))

    def total(self) -> int:
        """The number; a one goes before it, so that no digit is lost."""
        number = 1
        for value, count in reversed(self._digits):
            number = number * count + value
        return number

    def number(self, value: int) -> None:
        """Any whole number, small ones cheaply."""
        self.digit(value < 0, 2)
        for part in _parts(abs(value)):
            self.digit(part, SMALL * 2)

    def text(self, text: str) -> None:
        """Any text."""
        letters = text.encode("utf-8")
        self.number(len(letters))
        for letter in letters:
            self.digit(letter, 256)

    def title(self, title: str) -> None:
        """A title: six bits a letter where they are plain."""
        is_plain = all(letter in TITLE_LETTERS[1:] for letter in title)
        self.digit(is_plain, 2)
        if not is_plain:
            self.text(title)
            return
        for letter in title + TITLE_LETTERS[0]:
            self.digit(TITLE_LETTERS.index(letter), len(TITLE_LETTERS))

    def value(self, value: Any) -> None:
        """The value of an option; a `bool` is known from being another than the parent's."""
        if isinstance(value, bool):
            return
        if isinstance(value, Choice):
            self.digit(value.number, FEW)
        elif isinstance(value, int):
            self.number(value)
        elif isinstance(value, str):
            self.text(value)
        else:
            self.number(len(value))
            for element in value:
                self._element(element)

    def _element(self, element: Any) -> None:
        if isinstance(element, int):
            self.number(element)
            return
        if isinstance(element, Choice):
            self.digit(element.number, FEW)
            return
        if isinstance(element, options.InHand):
            self.digit(MEANT.index(element.of), MANY)
            self.number(element.value)
            return
        self.digit(ITEMS.index(type(element)), FEW)
        self.number(element.points)
        if not isinstance(element, options.Primiera):
            self.digit(MEANT.index(element.of), MANY)
        if isinstance(element, (options.Most, options.Enough)):
            self.number(element.at_least)


def _parts(value: int) -> Iterator[int]:
    """A number in pieces, each saying whether another follows."""
    while value >= SMALL:
        yield value % SMALL + SMALL
        value //= SMALL
    yield value


class _Reading:
    """The inverse of `_Writing`. Raises _Damaged."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def digit(self, count: int) -> int:
        """Read one choice among `count`."""
        if self._rest < 1:
            raise _Damaged
        self._rest, value = divmod(self._rest, count)
        return value

    def number(self) -> int:
        """A whole number."""
        sign = -1 if self.digit(2) else 1
        value, unit = 0, 1
        while (part := self.digit(SMALL * 2)) >= SMALL:
            value, unit = value + (part - SMALL) * unit, unit * SMALL
            if unit > LARGE:
                raise _Damaged
        return sign * (value + part * unit)

    def text(self) -> str:
        """A text."""
        try:
            return bytes(self.digit(256) for _ in range(self.number())).decode("utf-8")
        except UnicodeDecodeError:
            raise _Damaged from None

    def title(self) -> str:
        """A title."""
        if not self.digit(2):
            return self.text()
        title = ""
        while letter := self.digit(len(TITLE_LETTERS)):
            title += TITLE_LETTERS[letter]
        return title

    def one_of(self, choices: Sequence[_Choice], room: int) -> _Choice:
        """One of these, of which there may be more in other versions."""
        place = self.digit(room)
        if place >= len(choices):
            raise _Damaged
        return choices[place]

    def value(self, option: Option, inherited: Any) -> Any:
        """The value of an option."""
        if option.type is bool:
            return not inherited
        if option.type is int:
            return self.number()
        if option.type is str:
            return self.text()
        if option.choices:
            return self.one_of(option.choices, FEW)
        return tuple(self._element(option) for _ in range(self.number()))

    def _element(self, option: Option) -> Any:
        """One element of a list."""
        if option.members:
            return self.one_of(option.members, FEW)
        if option.type == tuple[options.InHand, ...]:
            return options.InHand(self.one_of(MEANT, MANY), self.number())
        return self.number() if option.type == tuple[int, ...] else self._item()

    def _item(self) -> options.Item:
        kind, points = self.one_of(ITEMS, FEW), self.number()
        if kind is options.Primiera:
            return options.Primiera(points)
        of = self.one_of(MEANT, MANY)
        if kind is options.Each:
            return options.Each(of, points)
        at_least = self.number()
        return options.Most(of, points, at_least) if kind is options.Most else options.Enough(of, points, at_least)

    def finish(self) -> None:
        """Nothing may be left but the one that goes before the number."""
        if self._rest != 1:
            raise _Damaged
