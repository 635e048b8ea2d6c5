"""What a game has that ordinary Casino does not, for people who know Casino: chosen from the options, none left out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from cassino.book.document import Table
from cassino.book.facts import facts, gathered, item_words, worded
from cassino.book.labels import label
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import OPTIONS, RECORDS, RULE_OPTIONS, Item, Most, Option
from cassino.texts import tell
from cassino.texts.lists import listed
from cassino.texts.message import Arguments
from cassino.texts.plain import on_one_line

BASIC = "casino_long"
"""What people know who know Casino, and what the lessons teach."""
ITEMS = "scoring.items"
"""The option that always has lines in the table, one for each item."""
LAST = 1 + max(option.decisive for option in RULE_OPTIONS)
"""The rank of everything that is not decisive."""


def others() -> list[Rules]:
    """All games but the one that the lessons teach."""
    return [load_variant(id) for id in variant_ids() if id != BASIC]


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is different: the record that it belongs to, its words, the options that it tells."""

    record: str
    text: str
    options: tuple[str, ...]
    rank: int
    """As `Option.decisive`; 1 is told first."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """What is different about one subject, in sentences."""

    title: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A difference that a line of a table tells: the option, what it is called, its values here and in Casino."""

    option: str
    name: str
    here: str
    there: str


@dataclass(frozen=True, slots=True)
class Differences:
    """Everything that is different in a game, the most important things first."""

    rules: Rules
    told: tuple[Difference, ...]
    rows: tuple[Row, ...]

    @property
    def options(self) -> frozenset[str]:
        """The options that are told."""
        return frozenset(key for each in self.told for key in each.options) | {row.option for row in self.rows}

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """What is told in sentences, by subject."""
        known = facts(self.rules)
        return tuple(
            Chapter(worded(f"book-chapter-{record}", known), tuple(each.text for each in found))
            for record, found in groupby(self.told, key=lambda each: each.record)
        )

    @property
    def table(self) -> Table | None:
        """The lines of the table, where there are any."""
        head = tell("book-head-rule"), self.rules.title, load_variant(BASIC).title
        rows = tuple((row.name, row.here, row.there) for row in self.rows)
        return Table(head, rows) if rows else None


def differing(rules: Rules) -> list[Option]:
    """The options that are not as in Casino and have an effect."""
    basic = load_variant(BASIC)
    return [each for each in RULE_OPTIONS if _differs(each, rules, basic) and not each.idle_reason(rules)]


def _differs(option: Option, rules: Rules, basic: Rules) -> bool:
    """The order of scoring items, which `ending.several` tells, and of numbers of players decides nothing."""
    if option.key == ITEMS:
        return _points(rules) != _points(basic)
    if option.key == "seating.players":
        return set(rules.seating.players) != set(basic.seating.players)
    return bool(option.of(rules) != option.of(basic))


def differences(rules: Rules) -> Differences:
    """Everything that is different from Casino."""
    found = differing(rules)
    known = facts(rules)
    told = _in_order([*_sentences(found, known), *_not_counted(rules)])
    in_words = {key for each in told for key in each.options} - {ITEMS}
    in_rows = sorted((option for option in found if option.key not in in_words), key=lambda option: _rank([option]))
    rows = [row for option in in_rows for row in _rows(option, rules)]
    return Differences(rules, told, tuple(rows))


def _sentences(found: Sequence[Option], known: Arguments) -> Iterator[Difference]:
    """One for each message; a message that tells several options is told once."""
    for key in dict.fromkeys(key for option in found for key in option.told):
        if text := worded(key, known):
            options = [option for option in found if key in option.told]
            record = options[0].key.split(".")[0]
            yield Difference(record, text, tuple(option.key for option in options), _rank(options))


def _not_counted(rules: Rules) -> Iterator[Difference]:
    """Everything that scores in Casino but not here, in one sentence."""
    basic = load_variant(BASIC)
    missing = [item for item in _points(basic) if item not in _points(rules)]
    if missing:
        items = listed([item_words("book-item-in-order", item, basic) for item in missing])
        rank = OPTIONS[ITEMS].decisive
        yield Difference("scoring", on_one_line(tell("book-different-not-counted", items=items)), (ITEMS,), rank)


def _rank(options: Sequence[Option]) -> int:
    return min((option.decisive for option in options if option.decisive), default=LAST)


def _in_order(told: Sequence[Difference]) -> tuple[Difference, ...]:
    """Those of one record together, in the order of the most important one of each."""
    first = {each.record: min(other.rank for other in told if other.record == each.record) for each in told}
    records = list(RECORDS)
    return tuple(sorted(told, key=lambda each: (first[each.record], records.index(each.record))))


def _rows(option: Option, rules: Rules) -> Iterator[Row]:
    """A line for an option, or one for each scoring item that is different."""
    basic = load_variant(BASIC)
    if option.key != ITEMS:
        yield Row(option.key, option.title, label(option, rules), label(option, basic))
        return
    here, there = (_points(each) for each in (rules, basic))
    for item in here:
        if here[item] != there.get(item):
            name = item_words("book-item", item, rules)
            yield Row(option.key, name[:1].upper() + name[1:], here[item], there.get(item, NO_POINTS))


def _points(rules: Rules) -> dict[Item, str]:
    """What each scoring item is worth, by the item without its points and without what a majority needs."""
    found = {}
    for item in gathered(rules.scoring.items):
        points, plain = str(item.points), replace(item, points=0)
        if isinstance(plain, Most) and plain.at_least:
            points = tell("book-different-at-least", points=points, at_least=plain.at_least)
            plain = replace(plain, at_least=0)
        found[plain] = points
    return found


NO_POINTS = "0"
