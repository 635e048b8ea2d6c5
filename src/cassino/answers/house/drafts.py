"""House rules while they are being written: a parent, the changes, and what is wrong with them."""

from dataclasses import dataclass, fields, replace
from typing import Annotated, Any

import msgspec

from cassino.hosted.wire.bounds import Line
from cassino.hosted.wire.refusal import WrongWish
from cassino.rules import Problem, Rules, VariantNotFound, load_variant, variant_ids
from cassino.rules.checking import LONGEST_TEXT, MOST_ITEMS, text_problems, without_idle
from cassino.rules.loading import plain_name
from cassino.rules.messages import Text, text, worded
from cassino.rules.options import OPTIONS, Choice, InHand, Reason
from cassino.rules.values import ITEM_WORDS, Complain, parse_value, show
from cassino.texts.names import LONGEST_TITLE

ROOT = Rules("root")
"""What rules without a parent are compared with."""
LARGEST = 1_000_000
MOST_CHANGES = 1000
Names = Annotated[tuple[Line, ...], msgspec.Meta(max_length=1000)]


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """House rules as the editor sends them."""

    title: Line
    parent: Line = ""
    changes: Annotated[dict[str, Any], msgspec.Meta(max_length=MOST_CHANGES)] = {}
    """By key; scoring items as in a file, with cards named as in a French pack."""
    summary: Line = ""
    aliases: Names = ()
    also_called: Names = ()
    played_in: Line = ""
    source: Line = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """The rules that a draft describes, and everything that is wrong with it."""

    rules: Rules
    parent: Rules
    problems: tuple[Problem, ...]
    unread: dict[str, Any]
    """Values that the option cannot have; the rules have the parent's."""

    @property
    def changes(self) -> dict[str, Any]:
        """What differs from the parent, as JSON."""
        return differences(self.rules, self.parent) | self.unread


def read_draft(draft: Draft) -> Reading:
    """The rules of a draft, with everything that is wrong. Raises WrongWish for keys that are not options."""
    parent = parent_of(draft.parent)
    if unknown := sorted(draft.changes.keys() - OPTIONS.keys()):
        raise WrongWish("unknown_option", "error-unknown-option", names=", ".join(unknown)[:LONGEST_TEXT])
    problems: list[Problem] = []
    rules, unread = parent, {}
    for key, value in draft.changes.items():
        found: list[Problem] = []
        parsed = _parsed(key, value, _complaints(key, found))
        problems += found
        if found:
            unread[key] = value
        else:
            rules = OPTIONS[key].changed(rules, parsed)
    named = _named(without_idle(rules, draft.changes), parent, draft)
    problems += text_problems(named)
    known = unread.keys() | {problem.where for problem in problems}
    problems += [problem for problem in named.problems() if problem.where.split("[")[0] not in known]
    return Reading(named, parent, tuple(sorted(problems, key=lambda problem: problem.where)), unread)


def _parsed(key: str, value: Any, complain: Complain) -> Any:
    if isinstance(value, list) and len(value) > MOST_ITEMS:
        return complain("", text("rules-too-many", count=len(value), most=MOST_ITEMS))
    if isinstance(value, int) and abs(value) > LARGEST:
        return complain("", text("rules-beyond", least=-LARGEST, most=LARGEST, value=show(value)))
    return parse_value(OPTIONS[key].type, value, complain)


def _complaints(key: str, found: list[Problem]) -> Complain:
    def complain(place: str, /, *said: Text) -> None:
        found.append(Problem(key + place, said))

    return complain


def _named(rules: Rules, parent: Rules, draft: Draft) -> Rules:
    """The rules under the draft's name instead of the parent's; the draft may name the parent by an alias."""
    return replace(
        rules,
        id=rules_id(draft.title),
        own_title=draft.title.strip(),
        parent="" if parent is ROOT else parent.id,
        own_summary=draft.summary.strip(),
        own_family="",
        own_short="",
        aliases=draft.aliases,
        also_called=draft.also_called,
        own_played_in=draft.played_in,
        source=draft.source,
    )


def parent_of(name: str) -> Rules:
    """The rules that a draft changes. Raises WrongWish."""
    try:
        return load_variant(name) if name else ROOT
    except VariantNotFound as error:
        raise WrongWish("unknown_variant", "error-of", problem=error) from None


def rules_id(title: str) -> str:
    """An id made from the title; never that of a shipped variant."""
    plain = "".join(letter for letter in plain_name(title) if letter.isascii() and (letter.isalnum() or letter == "_"))
    id = plain[:LONGEST_TITLE].strip("_") or "house_rules"
    return f"our_{id}" if id in variant_ids() or not id[0].isalpha() else id


def differences(rules: Rules, parent: Rules) -> dict[str, Any]:
    """The options that differ, as JSON; without those that only have no effect any more."""
    return {
        key: as_json(option.of(rules))
        for key, option in OPTIONS.items()
        if option.of(rules) != option.of(parent) and not (option.is_default(rules) and option.idle_reason(rules))
    }


def as_json(value: Any) -> Any:
    """A value as in a file, with cards named as in a French pack."""
    if isinstance(value, Choice):
        return value.value
    if isinstance(value, tuple):
        return [as_json(element) for element in value]
    if isinstance(value, InHand):
        return {"cards": value.of, "value": value.value}
    for word, kind in ITEM_WORDS.items():
        if isinstance(value, kind):
            first, *rest = [part.name for part in fields(kind)]
            return {word: getattr(value, first)} | {name: getattr(value, name) for name in rest}
    return value


def options_of(rules: Rules) -> dict[str, Any]:
    """Every option as JSON."""
    return {key: as_json(option.of(rules)) for key, option in OPTIONS.items()}


def draft_of(rules: Rules) -> Draft:
    """Rules as a draft: shipped ones become the parent of a new set."""
    if rules.is_shipped:
        title = worded("rules-our-own", title=rules.title)
        return Draft(title, rules.id, differences(rules, load_variant(rules.id)))
    return Draft(
        rules.own_title,
        rules.parent,
        differences(rules, parent_of(rules.parent)),
        rules.own_summary,
        rules.aliases,
        rules.also_called,
        rules.own_played_in,
        rules.source,
    )


def idle_reasons(rules: Rules) -> dict[str, Reason]:
    """The options without effect, and why."""
    return {key: reason for key, option in OPTIONS.items() if (reason := option.idle_reason(rules))}
