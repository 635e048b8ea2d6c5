"""A rule set: its identity, and the twelve records that say how it is played."""

import re
from dataclasses import dataclass, field, fields, replace

from cassino.arguments import required, whole, wholes
from cassino.rules import checking, options, variants
from cassino.rules.messages import has_message, worded, worded_in_english
from cassino.rules.options import TABLES
from cassino.rules.problems import Problem

SINGLE_DEALS = {"daily": "variant-of-the-day", "weekly": "variant-of-the-week", "first": "variant-first-deal"}
"""How the ids of single deals end, as in `royal_daily`, and the messages with their titles."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set as a value: hashable, comparable, printable."""

    id: str
    own_title: str = ""
    """As it stands in a file; empty for shipped rule sets, which the catalogs name in every language."""
    own_summary: str = ""
    own_family: str = ""
    own_short: str = ""
    aliases: tuple[str, ...] = ()
    also_called: tuple[str, ...] = ()
    """The names that players use, which are the same in every language."""
    own_played_in: str = ""
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
    carried: tuple[int, ...] = ()
    """By scoring item, the points that earlier deals of the match add to it: these are the rules of one deal. Empty for
    rules by themselves.
    """
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Raises ArgumentError."""
        for name, kind in TABLES.items():
            required(getattr(self, name), kind)

    def __hash__(self) -> int:
        """Of everything; computed once, for rules are looked up at every turn."""
        if not self._hash:
            object.__setattr__(self, "_hash", hash(self._values()))
        return self._hash

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in ("carried", *IDENTITY.values(), *TABLES))

    @property
    def is_shipped(self) -> bool:
        """Whether it is a shipped rule set, perhaps to another target."""
        return self.id in variants.ids()

    @property
    def title(self) -> str:
        """What it is called: in the current language if it is shipped, else as its file says."""
        return title_of(self.id, self.own_title)

    @property
    def stored_title(self) -> str:
        """The title as it is stored beside the id, the same for all readers; `title_of` words it for one of them."""
        return worded_in_english(_text_key(self.id)) if self.is_shipped else self.own_title

    @property
    def summary(self) -> str:
        """What is special about it, in one line."""
        return worded(f"{_text_key(self.id)}-summary") if self.is_shipped else self.own_summary

    @property
    def short(self) -> str:
        """Its name within the family."""
        return worded(f"{_text_key(self.id)}-short") if self.is_shipped else self.own_short

    @property
    def family(self) -> str:
        """The group of rule sets it is listed with; empty for house rules."""
        return worded(f"{_text_key(self.id)}-family") if self.is_shipped else self.own_family

    @property
    def played_in(self) -> str:
        """Where it is played; empty if that is not known."""
        key = f"{_text_key(self.id)}-played-in"
        if self.is_shipped:
            return worded(key) if has_message(key) else ""
        return self.own_played_in

    @property
    def note(self) -> str:
        """What else is known of a shipped rule set, such as a similar game elsewhere; empty for most."""
        key = f"{_text_key(self.id)}-note"
        return worded(key) if self.is_shipped and has_message(key) else ""

    def __repr__(self) -> str:
        return f"<Rules {self.id}>"

    def __copy__(self) -> "Rules":
        return self

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    def with_target(self, target: int | None) -> "Rules":
        """These rules with another target score; None keeps the target."""
        return self if target is None else replace(self, ending=replace(self.ending, target=whole(target)))

    def with_carried(self, points: tuple[int, ...]) -> "Rules":
        """The rules of a deal to which earlier deals carry these points, by scoring item; empty or all 0 for none.

        Raises ArgumentError.
        """
        points = wholes(points, 0)
        carried = points if any(points) else ()
        return self if carried == self.carried else replace(self, carried=carried)

    def problems(self) -> tuple[Problem, ...]:
        """Everything that contradicts itself or could not be played; empty for a sound rule set."""
        return tuple(checking.problems(self))


def title_of(id: str, stored: str) -> str:
    """What the rules of an id and a stored title are called: shipped rule sets in the current language."""
    return worded(_text_key(id)) if id in variants.ids() else _single_title(id, stored) or stored


def _single_title(id: str, stored: str) -> str:
    """The title of a single deal of a shipped rule set in the current language; empty if it is none.

    The id ends with the occasion; the stored title, which is English, has the number of the deal. House rules may have
    such an id, too, but then they have a title of their own.
    """
    shipped, _, occasion = id.rpartition("_")
    if occasion not in SINGLE_DEALS or shipped not in variants.ids():
        return ""
    key, name, numbers = SINGLE_DEALS[occasion], _text_key(shipped), re.findall(r"\d+", stored)
    number = int(numbers[-1]) if numbers else 0
    if stored != worded_in_english(key, title=worded_in_english(name), number=number):
        return ""
    return worded(key, title=worded(name), number=number)


def _text_key(id: str) -> str:
    """The message with the title of a shipped rule set: `variant-swazi-two-player`."""
    return f"variant-{id}".replace("_", "-")


IDENTITY: dict[str, str] = {
    part.name.removeprefix("own_"): part.name
    for part in fields(Rules)
    if part.init and part.name not in (*TABLES, "carried")
}
"""The keys of a file that identify a rule set, and their fields; none of them is inherited."""
