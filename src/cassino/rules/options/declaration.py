"""How an option is declared: once, in its record, with everything but its texts.

Parsing, checks, the editor, the tables in the documentation and the rule book, share codes and random rules for tests
are all derived from the declarations in `setup`, `play`, `points` and `words`. The texts are messages of `options.ftl`;
their keys are made of the names of the option and of its values:

    option-raised-by, option-raised-by-question, option-raised-by-note, option-raised-by-zero
    choice-by-own-side
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Self, TypeVar, get_args, get_type_hints

from cassino.rules.messages import has_message, worded

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

Value = TypeVar("Value")


class Choice(StrEnum):
    """The possible values of an option: the words that stand in files.

    Members may be renamed or added at the end, never reordered: share codes hold their numbers.
    """

    number: int
    """The place among the members, from 0; the kernel knows a choice by it."""

    def __new__(cls, word: str) -> Self:
        member = str.__new__(cls, word)
        member._value_, member.number = word, len(cls.__members__)
        return member

    @property
    def text_key(self) -> str:
        """The message that says it: `choice-by-own-side`."""
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(self).__name__).lower()
        return f"choice-{kind}-{self.value.replace('_', '-')}"

    @property
    def label(self) -> str:
        """What it is called."""
        return worded(self.text_key)


@dataclass(frozen=True, slots=True)
class Reason:
    """Something about the other options, and the test whether it holds."""

    key: str
    """The message that says it, in a sentence."""
    holds: Callable[["Rules"], bool]
    remedy: tuple[str, ...] = ()
    """The option that must have another value, and the values that would do: `building.source`, `none`."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a rule set."""

    rule: str
    """The section of the rule book."""
    code: int
    """The number in share codes: the next free one for a new option, and then never another."""
    cite: str = ""
    """Sources (`004:65`) and the decisions that it leaves open (`D-4`)."""
    limits: tuple[int, int] | None = None
    """The least and the greatest number."""
    has_zero: bool = False
    """Whether 0 may be chosen beside the limits, and means something else than a number."""
    usual: tuple[int, ...] = ()
    """Numbers that are often agreed; the rule book offers them."""
    idle: tuple[Reason, ...] = ()
    """Why it may have no effect; it must then keep its default, so that a rule set says nothing it does not mean."""
    excludes: tuple[Reason, ...] = ()
    """What it contradicts when it is not at its default."""
    shapes_moves: tuple[Any, ...] = ()
    """Values with which the cards that a hand card can use no longer follow from sums and whole builds alone: only the
    list of moves shows them.
    """
    told: tuple[str, ...] = ()
    """The messages of the rule book that tell people who know Casino what is different; where they say nothing, a line
    of a table has the title of the option and its value.
    """
    decisive: int = 0
    """The place among the differences with which the rules in short begin: 1 comes first; 0 if it is not decisive."""
    short: tuple[str, ...] = ()
    """The messages of the rules in short that tell it, if it is decisive and they are not the same."""
    key: str = ""
    """`capturing.pair_first`; this and the following are read off the record."""
    type: Any = None
    default: Any = None

    @property
    def text_key(self) -> str:
        """The message with its title: `option-raised-by`, `option-words-sweep`."""
        table, name = self.key.split(".")
        return f"option-{table}-{name}".replace("_", "-") if table == "words" else f"option-{name}".replace("_", "-")

    @property
    def title(self) -> str:
        """A short name for lists and messages."""
        return worded(self.text_key)

    @property
    def ask(self) -> str:
        """The question of the editor; the labels of the values answer it."""
        return worded(f"{self.text_key}-question")

    @property
    def note(self) -> str:
        """What a beginner needs to know beside the question; may be empty."""
        key = f"{self.text_key}-note"
        if has_message(key):
            return worded(key)
        return worded("option-note-zero", meaning=self.zero) if self.has_zero else ""

    @property
    def zero_key(self) -> str:
        """The message with the meaning of 0."""
        return f"{self.text_key}-zero"

    @property
    def zero(self) -> str:
        """What 0 means where it is no number; empty for other options."""
        return worded(self.zero_key) if self.has_zero else ""

    @property
    def least(self) -> int:
        """The least number that can be entered."""
        return 0 if self.has_zero or not self.limits else self.limits[0]

    @property
    def most(self) -> int:
        """The greatest number that can be entered."""
        return self.limits[1] if self.limits else 0

    @property
    def limits_in_words(self) -> str:
        """`from 1 to 100`, `0 (no limit) or from 2 to 56`."""
        if not self.limits:
            return ""
        least, most = self.limits
        if self.has_zero:
            return worded("option-limits-or-zero", least=least, most=most, meaning=self.zero)
        return worded("house-between", least=least, most=most)

    def allows(self, value: Any) -> bool:
        """Whether a number keeps to the limits."""
        return not self.limits or self.limits[0] <= value <= self.limits[1] or (self.has_zero and value == 0)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The words it can have; empty for numbers, lists and yes or no."""
        return tuple(self.type) if isinstance(self.type, type) and issubclass(self.type, Choice) else ()

    @property
    def members(self) -> tuple[Choice, ...]:
        """The words of which a list consists; empty for everything else."""
        inner = next(iter(get_args(self.type)), None)
        return tuple(inner) if isinstance(inner, type) and issubclass(inner, Choice) else ()

    @property
    def decisions(self) -> tuple[str, ...]:
        """The decisions that it leaves open."""
        return tuple(word for word in self.cite.split(", ") if word.startswith(("D-", "N-")))

    def of(self, rules: "Rules") -> Any:
        """Its value in a rule set."""
        table, name = self.key.split(".")
        return getattr(getattr(rules, table), name)

    def changed(self, rules: "Rules", value: Any) -> "Rules":
        """The rules with another value of it."""
        table, name = self.key.split(".")
        record: dict[str, Any] = {table: replace(getattr(rules, table), **{name: value})}
        return replace(rules, **record)

    def is_default(self, rules: "Rules") -> bool:
        """Whether a rule set leaves it at its default."""
        return bool(self.of(rules) == self.default)

    def idle_reason(self, rules: "Rules") -> Reason | None:
        """Why it has no effect in a rule set; None where it has one."""
        return next((reason for reason in self.idle if reason.holds(rules)), None)


def as_number(value: Any) -> int:
    """The value of an option as the kernel knows it; 0 for texts and lists."""
    return value.number if isinstance(value, Choice) else value if isinstance(value, int) else 0


def option(
    default: Value,
    *,
    rule: str,
    code: int,
    cite: str = "",
    limits: tuple[int, int] | None = None,
    has_zero: bool = False,
    usual: tuple[int, ...] = (),
    idle: tuple[Reason, ...] = (),
    excludes: tuple[Reason, ...] = (),
    shapes_moves: tuple[Value, ...] = (),
    told: tuple[str, ...] = (),
    decisive: int = 0,
    short: tuple[str, ...] = (),
) -> Value:
    """A field of a record with the declaration of its option; see `Option`."""
    texts = told, decisive, (short or told) if decisive else ()
    declared = Option(rule, code, cite, limits, has_zero, usual, idle, excludes, shapes_moves, *texts)
    declaration: Value = field(default=default, metadata={"option": declared})
    return declaration


def declared_in(table: str, record: type[Any]) -> Iterator[Option]:
    """The options of a record, which is the table of this name in a file."""
    types = get_type_hints(record)
    for part in fields(record):
        declared: Option = part.metadata["option"]
        yield replace(declared, key=f"{table}.{part.name}", type=types[part.name], default=part.default)


def by_key(tables: Iterable[tuple[str, type[Any]]]) -> dict[str, Option]:
    """The options of these records, by their keys."""
    return {option.key: option for table, record in tables for option in declared_in(table, record)}
