"""The last pages of the rule book: what tables agree on, what could be changed, names, sources, decisions."""

from collections.abc import Iterator, Sequence

from cassino.book.agreed import AGREED, Agreed, changed
from cassino.book.chapters import RULES
from cassino.book.citations import own, texts_of
from cassino.book.document import Paragraph, Section, Table
from cassino.book.labels import label
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import RULE_OPTIONS, Option
from cassino.rules.sources import DECISIONS, SOURCES
from cassino.rules.values import format_value
from cassino.texts import tell
from cassino.texts.lists import either, listed
from cassino.texts.message import Arguments
from cassino.texts.plain import on_one_line


def agreed(rules: Rules, known: Arguments) -> Iterator[Section]:
    """What the texts about this game leave to the players; a nearer text that settles a rule has the last word."""
    texts = tuple(texts_of(rules))
    found = [
        Paragraph(on_one_line(tell(each.key, **known)), each.key, RULES[each.rule].number, (each.cites,))
        for each in AGREED
        if _is_open(each, texts) and changed(rules, each)
    ]
    if found:
        yield Section("agreed", tell("book-chapter-agreed"), tuple(found))


def _is_open(each: Agreed, texts: tuple[str, ...]) -> bool:
    """Whether no nearer text settles it."""
    about = each.about or each.cites
    return about in own((about, *RULES[each.rule].cites), texts)


def differences(rules: Rules) -> Section | None:
    """What differs from the parent, where there is one."""
    if not rules.parent:
        return None
    parent = load_variant(rules.parent)
    rows = tuple(
        (option.title, label(option, rules), label(option, parent))
        for option in RULE_OPTIONS
        if option.of(rules) != option.of(parent)
    )
    text = tell("book-differences-intro", parent=parent.title)
    if not rows:
        text = tell("book-differences-none", parent=parent.title)
    table = Table((tell("book-head-rule"), rules.title, parent.title), rows) if rows else None
    return Section("differences", tell("book-chapter-differences", parent=parent.title), (Paragraph(text),), table)


def house_options(rules: Rules) -> Section:
    """Everything that could be changed, one option at a time."""
    rows = tuple(
        (option.title, label(option, other), f"{option.key}={format_value(option.of(other))}")
        for option in RULE_OPTIONS
        for other in _alternatives(rules, option)
    )
    parent = rules.id if rules.id in variant_ids() else rules.parent
    file = Paragraph(tell("book-options-file", parent=parent), is_about_files=True)
    head = tell("book-head-rule"), tell("book-head-instead"), tell("book-head-file")
    intro = Paragraph(tell("book-options-intro"))
    return Section("options", tell("book-chapter-options"), (intro, file, *_relatives(rules)), Table(head, rows))


def _alternatives(rules: Rules, option: Option) -> Iterator[Rules]:
    """The rules with each other value of an option that fits the other options."""
    for value in (True, False) if option.type is bool else option.choices or option.usual:
        other = option.changed(rules, value)
        if other != rules and not other.problems():
            yield other


def names(rules: Rules) -> str:
    """Other names, where it is played, and what else is known of it."""
    found = []
    if rules.also_called:
        found.append(tell("book-names-also", names=listed(rules.also_called)))
    if rules.played_in:
        found.append(tell("book-names-where", place=rules.played_in))
    if rules.note:
        found.append(rules.note)
    return " ".join(found)


def _relatives(rules: Rules) -> Iterator[Paragraph]:
    if relatives := [load_variant(id).title for id in variant_ids() if _is_child(id, rules)]:
        yield Paragraph(tell("book-names-children", games=listed(relatives)))
    quoted = either([f"`{name}`" for name in (rules.id, *rules.aliases)])
    yield Paragraph(tell("book-names-id", names=quoted), is_about_files=True)


def _is_child(id: str, rules: Rules) -> bool:
    return load_variant(id).parent == rules.id != id


def sources(rules: Rules, chapters: Sequence[Section]) -> Section:
    """The documents cited."""
    cited = {source.split(":")[0] for source in [rules.source, *_cited(chapters)]}
    first = [Paragraph(tell("book-sources-game", source=rules.source))] if rules.source else []
    documents = [Paragraph(tell(f"book-source-{number}"), number=number) for number in SOURCES if number in cited]
    intro = Paragraph(tell("book-sources-intro"))
    return Section("sources", tell("book-chapter-sources"), (*first, intro, *documents))


def decisions(chapters: Sequence[Section]) -> Section:
    """Our decisions, as far as the rules of this game cite them."""
    cited = set(_cited(chapters))
    cited_decisions = [Paragraph(tell(decision_key(number)), number=number) for number in DECISIONS if number in cited]
    intro = Paragraph(tell("book-decisions-intro"))
    return Section("decisions", tell("book-chapter-decisions"), (intro, *cited_decisions))


def decision_key(number: str) -> str:
    """The message of a decision: `book-decision-4` of `D-4`, `book-decision-nordic-1` of `N-1`."""
    letter, _, count = number.partition("-")
    return f"book-decision-{count}" if letter == "D" else f"book-decision-nordic-{count}"


def _cited(chapters: Sequence[Section]) -> Iterator[str]:
    for section in chapters:
        for paragraph in section.paragraphs:
            yield from paragraph.sources
