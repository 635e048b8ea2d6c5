"""A rule set: who it is and the twelve records that say how it is played."""

from dataclasses import dataclass, field, is_dataclass, replace
from typing import Any, get_type_hints

from cassino.rules import checking, options
from cassino.rules.problems import Problem
from cassino.rules.words import Words


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set as a value: hashable, comparable, printable."""

    id: str
    title: str
    summary: str = ""
    """What is special about it, in one line."""
    aliases: tuple[str, ...] = ()
    also_called: tuple[str, ...] = ()
    played_in: str = ""
    source: str = ""
    parent: str = ""
    words: Words = field(default_factory=Words)
    """What is said at the table; inherited word by word."""
    deck: options.Deck = field(default_factory=options.Deck)
    seating: options.Seating = field(default_factory=options.Seating)
    dealing: options.Dealing = field(default_factory=options.Dealing)
    counting: options.Counting = field(default_factory=options.Counting)
    capturing: options.Capturing = field(default_factory=options.Capturing)
    building: options.Building = field(default_factory=options.Building)
    trailing: options.Trailing = field(default_factory=options.Trailing)
    piling: options.Piling = field(default_factory=options.Piling)
    sweeping: options.Sweeping = field(default_factory=options.Sweeping)
    calling: options.Calling = field(default_factory=options.Calling)
    scoring: options.Scoring = field(default_factory=options.Scoring)
    ending: options.Ending = field(default_factory=options.Ending)

    def __hash__(self) -> int:
        """By the name and the end alone: rules are looked up far more often than there are two that share those."""
        return hash((self.id, self.title, self.ending))

    def with_target(self, target: int | None) -> "Rules":
        """The same for a match to so many points; None: to as many as the rules have."""
        return self if target is None else replace(self, ending=replace(self.ending, target=target))

    def problems(self) -> tuple[Problem, ...]:
        """Everything that contradicts itself or could not be played; empty for a sound rule set."""
        return tuple(checking.problems(self))


_HINTS: dict[str, type[Any]] = get_type_hints(Rules)
TABLES: dict[str, type[Any]] = {name: record for name, record in _HINTS.items() if is_dataclass(record)}
"""The tables of a file: the words of the place, and the twelve records."""
RECORDS: dict[str, type[Any]] = {name: record for name, record in TABLES.items() if record is not Words}
"""The twelve records by the name of their table."""
IDENTITY: tuple[str, ...] = tuple(name for name in _HINTS if name not in TABLES)
"""What says who a rule set is; nothing of it is inherited."""
