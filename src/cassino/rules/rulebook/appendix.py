"""The rule book's last pages: what differs from the parent, what could be switched on, names, sources, decisions."""

from collections.abc import Iterator, Sequence

from cassino.rules.loading import load_variant, variant_ids
from cassino.rules.options import RULE_OPTIONS, Option, usual_word
from cassino.rules.rulebook.document import Paragraph, Section, Table
from cassino.rules.rulebook.wording import label, series
from cassino.rules.rules import Rules
from cassino.rules.sources import DECISIONS, SOURCES
from cassino.rules.values import format_value


def differences(rules: Rules) -> Iterator[Section]:
    """What differs from the parent, where there is one."""
    if not rules.parent:
        return
    parent = load_variant(rules.parent)
    rows = tuple(
        (option.title, label(option, rules), label(option, parent))
        for option in RULE_OPTIONS
        if option.of(rules) != option.of(parent)
    )
    text = f"This game is played like {parent.title} except for the following." if rows else f"As {parent.title}."
    table = Table(("", rules.title, parent.title), rows) if rows else None
    yield Section("differences", "", f"How it differs from {parent.title}", (Paragraph("", text),), table)


def house_options(rules: Rules) -> Section:
    """What could be switched on instead, one option at a time."""
    rows = tuple(
        (option.title, label(option, changed), f"{option.key}={format_value(option.of(changed))}")
        for option in RULE_OPTIONS
        for changed in _alternatives(rules, option)
    )
    parent = rules.id if rules.id in variant_ids() else rules.parent
    files = (
        "To play with your own rules, write a file such as `ours.toml` with a "
        f"title, the line `parent = {format_value(parent)}` and lines like those below. `cassino check ours.toml` says "
        "whether they fit together, `cassino rules ours.toml` prints their rule book."
    )
    text = "Rules that are often agreed differently. Other numbers are possible too."
    paragraphs = (Paragraph("", text), Paragraph("", files, is_about_files=True))
    return Section("options", "", "House options", paragraphs, Table(("Rule", "Instead", "In the file"), rows))


def _alternatives(rules: Rules, option: Option) -> Iterator[Rules]:
    """The rules with each other value of an option that fits the other options."""
    for value in (True, False) if option.type is bool else option.choices or option.usual:
        changed = option.changed(rules, value)
        if changed != rules and not changed.problems():
            yield changed


def names(rules: Rules) -> Section:
    """Other names, places, relations, and the words of the place."""
    rows = tuple((usual_word(name), local) for name, local in rules.words.local())
    table = Table(("Usual word", "Here"), rows) if rows else None
    return Section("names", "", "Names and places", tuple(_names(rules)), table)


def _names(rules: Rules) -> Iterator[Paragraph]:
    if rules.also_called:
        yield Paragraph("", f"Also called {series(rules.also_called)}.")
    if rules.played_in:
        yield Paragraph("", f"Played in {rules.played_in}.")
    short = f", or {series([f'`{alias}`' for alias in rules.aliases], 'or')}" if rules.aliases else ""
    yield Paragraph("", f"In commands and files it is `{rules.id}`{short}.", is_about_files=True)
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
    """Our decisions, as far as the rules of this game cite them."""
    cited = set(_cited(sections))
    listed = tuple(Paragraph(number, text) for number, text in DECISIONS.items() if number in cited)
    text = "Where the sources are silent or disagree, this is what is played here."
    return Section("decisions", "", "Decisions", (Paragraph("", text), *listed))


def _cited(sections: Sequence[Section]) -> Iterator[str]:
    for section in sections:
        for paragraph in section.paragraphs:
            yield from paragraph.sources
