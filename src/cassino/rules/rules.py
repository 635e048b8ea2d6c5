"""A rule set: its identity, and the twelve records that say how it is played."""

from dataclasses import dataclass, field, fields, replace

from cassino.rules import checking, options
from cassino.rules.options import TABLES
from cassino.rules.problems import Problem


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set as a value: hashable, comparable, printable."""

    id: str
    title: str
    summary: str = ""
    """What is special about it, in one line."""
    family: str = ""
    """The group of rule sets it is listed with; empty for house rules."""
    short: str = ""
    """Its name within the family."""
    aliases: tuple[str, ...] = ()
    also_called: tuple[str, ...] = ()
    played_in: str = ""
    source: str = ""
    parent: str = ""
    words: options.Words = field(default_factory=options.Words)
    """The words of the place; inherited one by one."""
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
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        """Of everything; computed once, for rules are looked up at every turn."""
        if not self._hash:
            object.__setattr__(self, "_hash", hash(self._values()))
        return self._hash

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in (*IDENTITY, *TABLES))

    def __repr__(self) -> str:
        return f"<Rules {self.id}: {self.title}>"

    def __copy__(self) -> "Rules":
        return self

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    def with_target(self, target: int | None) -> "Rules":
        """These rules with another target score; None keeps the target."""
        return self if target is None else replace(self, ending=replace(self.ending, target=target))

    def problems(self) -> tuple[Problem, ...]:
        """Everything that contradicts itself or could not be played; empty for a sound rule set."""
        return tuple(checking.problems(self))


IDENTITY: tuple[str, ...] = tuple(part.name for part in fields(Rules) if part.init and part.name not in TABLES)
"""The fields that identify a rule set; none of them is inherited."""
