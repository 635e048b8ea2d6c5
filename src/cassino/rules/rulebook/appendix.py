"""The rule book's last pages: what differs from the parent, what could be switched on, names, sources, decisions."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

from cassino.rules.loading import load_variant, variant_ids
from cassino.rules.rulebook.document import Paragraph, Section, Table
from cassino.rules.rulebook.labels import DECISIONS_OF, TITLES, label
from cassino.rules.rulebook.wording import series
from cassino.rules.rules import RECORDS, Rules
from cassino.rules.sources import DECISIONS, SOURCES
from cassino.rules.values import format_value

USUAL_NUMBERS: dict[str, tuple[int, ...]] = {
    "capturing.hand_total_at_most": (0, 13),
    "sweeping.points": (0, 1),
    "sweeping.first_play_points": (0, 2),
    "sweeping.victim_plays": (1, 2),
    "ending.target": (11, 15, 21, 61),
    "ending.deals": (0, 1),
}


ZERO: dict[str, str] = {
    "capturing.hand_total_at_most": "no limit",
    "sweeping.large_from": "there are none",
    "sweeping.first_play_points": "as any other",
    "ending.deals": "until the target",
}
"""What 0 means where it is no number."""


def option_label(rules: Rules, key: str) -> str:
    """What a rule set says to one question, in plain English."""
    return _words(key, option_value(rules, key), rules)


def _words(key: str, value: Any, rules: Rules) -> str:
    return ZERO[key] if key in ZERO and value == 0 else label(value, rules)


def option_value(rules: Rules, key: str) -> Any:
    """The value of an option: `dealing.hand`."""
    record, name = key.split(".")
    return getattr(getattr(rules, record), name)


def option_keys() -> Iterator[str]:
    """Every option: `dealing.hand`."""
    for record, kind in RECORDS.items():
        for part in fields(kind):
            yield f"{record}.{part.name}"


def differences(rules: Rules) -> Iterator[Section]:
    """What differs from the parent, where there is one."""
    if not rules.parent:
        return
    parent = load_variant(rules.parent)
    rows = tuple(
        (TITLES[key], option_label(rules, key), option_label(parent, key))
        for key in option_keys()
        if option_value(rules, key) != option_value(parent, key)
    )
    text = f"This game is played like {parent.title} except for the following." if rows else f"As {parent.title}."
    table = Table(("", rules.title, parent.title), rows) if rows else None
    yield Section("differences", "", f"How it differs from {parent.title}", (Paragraph("", text),), table)


def house_options(rules: Rules) -> Section:
    """What could be switched on instead, one option at a time."""
    rows = tuple(
        (_option_title(key), _words(key, value, rules), f"{key}={format_value(value)}")
        for key in option_keys()
        for value in _alternatives(rules, key)
    )
    parent = rules.id if rules.id in variant_ids() else rules.parent
    text = (
        "Rules that are often agreed differently. To play with your own, write a file such as `ours.toml` with a "
        f"title, the line `parent = {format_value(parent)}` and lines like those below. `cassino check ours.toml` says "
        "whether they fit together, `cassino rules ours.toml` prints their rule book. Other numbers are possible too."
    )
    table = Table(("Rule", "Instead", "In the file"), rows)
    return Section("options", "", "House options", (Paragraph("", text),), table)


def _option_title(key: str) -> str:
    return TITLES[key] + (f" ({DECISIONS_OF[key]})" if key in DECISIONS_OF else "")


def _alternatives(rules: Rules, key: str) -> Iterator[Any]:
    """The other values of an option that fit the rest of the rules."""
    record, name = key.split(".")
    value = option_value(rules, key)
    for other in _values(key, value):
        changed: dict[str, Any] = {record: replace(getattr(rules, record), **{name: other})}
        if other != value and not replace(rules, **changed).problems():
            yield other


def _values(key: str, value: Any) -> Sequence[Any]:
    if isinstance(value, bool):
        return (True, False)
    return tuple(type(value)) if isinstance(value, StrEnum) else USUAL_NUMBERS.get(key, ())


def names(rules: Rules) -> Section:
    """Other names, places, relations, and the words of the place."""
    rows = tuple(rules.words.local())
    table = Table(("Usual word", "Here"), rows) if rows else None
    return Section("names", "", "Names and places", tuple(_names(rules)), table)


def _names(rules: Rules) -> Iterator[Paragraph]:
    if rules.also_called:
        yield Paragraph("", f"Also called {series(rules.also_called)}.")
    if rules.played_in:
        yield Paragraph("", f"Played in {rules.played_in}.")
    short = f", or {series([f'`{alias}`' for alias in rules.aliases], 'or')}" if rules.aliases else ""
    yield Paragraph("", f"In commands and files it is `{rules.id}`{short}.")
    if relatives := [load_variant(id).title for id in variant_ids() if _is_child(id, rules)]:
        yield Paragraph("", f"Games built on it: {series(relatives)}.")


def _is_child(id: str, rules: Rules) -> bool:
    return load_variant(id).parent == rules.id != id


def sources(rules: Rules, sections: Sequence[Section]) -> Section:
    """The documents cited."""
    cited = {source.split(":")[0] for source in [rules.source, *_cited(sections)]}
    own = Paragraph("", f"This game is described in {rules.source}.") if rules.source else None
    listed = [Paragraph(number, text) for number, text in SOURCES.items() if number in cited]
    text = "A number like 001:57 means line 57 of document 001."
    paragraphs = (*([own] if own else []), Paragraph("", text), *listed)
    return Section("sources", "", "Sources", paragraphs)


def decisions(sections: Sequence[Section]) -> Section:
    """Our decisions, as far as they are cited."""
    cited = set(_cited(sections)) | set(DECISIONS_OF.values())
    listed = tuple(Paragraph(number, text) for number, text in DECISIONS.items() if number in cited)
    text = "Where the sources are silent or disagree, this is what is played here."
    return Section("decisions", "", "Decisions", (Paragraph("", text), *listed))


def _cited(sections: Sequence[Section]) -> Iterator[str]:
    for section in sections:
        for paragraph in section.paragraphs:
            yield from paragraph.sources
