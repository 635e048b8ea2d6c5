"""A file of rule cases as text: `[case name]`, the position, and checks with what is expected.

Every line is a word and its text. Indented lines are expectations of the check above them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cassino.casefiles.values import CaseProblem
from cassino.errors import CassinoError
from cassino.notation.errors import Fault, fault
from cassino.rules import Rules, RulesError, VariantNotFound, load_variant, parse_rules

NOTES = ("source", "from", "decision", "note", "because")
"""Lines for the reader, which have no effect."""
SEATED = ("hand", "pile", "proven", "tally")
"""Words that are followed by a player, so that each player can have a line."""
PLAYS = ("legal", "illegal")
"""Plays that are each tried from the position. A sequence has lines `A: move` or `then move`."""
TABLES = (
    "structure", "structure_list", "score", "match", "claim", "sweep_cancel", "primiera", "irregularity", "deal",
    "deal_order", "layout_check", "info",
)  # fmt: skip
"""All other checks; these are also the types of cases."""

_HEADER = re.compile(r"\[case ([^\]]+)\]")
_STEP = re.compile(r"([A-Z]):\s*(.*)")
_RULE = re.compile(r"(B\d+): (.*)")


class CaseFileError(CassinoError):
    """Files that cannot be read; `faults` lists everything wrong, by file."""

    def __init__(self, faults: Sequence[tuple[Path, Fault]]) -> None:
        super().__init__("cases-unreadable")
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "\n".join(f"{path}: {fault}" for path, fault in self.faults)


@dataclass(slots=True)
class Check:
    """One check: its word, its text (a move, a build), and what is expected, by word."""

    word: str
    text: str
    line: int
    expect: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @property
    def is_step(self) -> bool:
        """Whether it is a step of a sequence."""
        return self.word == "then" or len(self.word) == 1

    @property
    def is_play(self) -> bool:
        """Whether it is a play, alone or in a sequence."""
        return self.is_step or self.word in PLAYS


@dataclass(slots=True)
class Case:
    """One rule case: rules, a position or other facts, and checks."""

    id: str
    path: Path
    line: int
    type: str = ""
    variant: str = ""
    options: list[str] = field(default_factory=list)
    given: dict[str, str] = field(default_factory=dict)
    checks: list[Check] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)

    def of_seats(self, word: str) -> dict[str, str]:
        """The lines `word A ...` by player."""
        begin = f"{word} "
        return {key.removeprefix(begin): text for key, text in self.given.items() if key.startswith(begin)}


def read_text(text: str, path: Path) -> tuple[list[Case], list[Fault]]:
    """The cases of a text, and everything that is wrong with it."""
    cases: list[Case] = []
    faults: list[Fault] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if header := _HEADER.fullmatch(line.strip()):
            cases.append(Case(header[1], path, number))
        elif wrong := _add_line(cases, number, line) if cases else CaseProblem("cases-no-case"):
            faults.append(Fault(number, 0, wrong))
    return cases, faults + _case_faults(cases)


def _case_faults(cases: Sequence[Case]) -> list[Fault]:
    """Names used twice, and cases without rules or checks."""
    faults, seen = [], set()
    for case in cases:
        case.type = case_type(case)
        lacking = [what for what, has in (("rules", case.variant), ("checks", case.checks)) if not has]
        faults += [fault(case.line, 0, "cases-lacks", case=case.id, what=what) for what in lacking]
        if case.id in seen:
            faults.append(fault(case.line, 0, "cases-second-case", case=case.id))
        seen.add(case.id)
    return faults


def case_type(case: Case) -> str:
    """The type of a case by its first check."""
    first = case.checks[0] if case.checks else None
    if first is None:
        return ""
    return "sequence" if first.is_step else "play" if first.is_play else first.word


def _add_line(cases: Sequence[Case], number: int, line: str) -> CaseProblem | None:
    """Add a line to the last case; returns what is wrong with it."""
    case = cases[-1]
    word, _, text = line.strip().partition(" ")
    text = text.strip()
    if line[0] in " \t":
        return _expectation(case.checks[-1], word, text) if case.checks else CaseProblem("cases-no-check")
    if step := _STEP.fullmatch(line.strip()):
        case.checks.append(Check(step[1], step[2], number))
    elif word == "illegal":
        rule = _RULE.fullmatch(text)
        expect = {"illegal": rule[1] if rule else ""}
        case.checks.append(Check(word, rule[2] if rule else text, number, expect))
    elif word in ("legal", "then", *TABLES):
        case.checks.append(Check(word, text, number))
    elif word == "option":
        case.options.append(text)
    elif word == "rules":
        case.variant = text
    else:
        return _fact(case, word, text)
    return None


def _fact(case: Case, word: str, text: str) -> CaseProblem | None:
    """A line of the position."""
    if word in SEATED:
        seat, _, text = text.partition(" ")
        word, text = f"{word} {seat}", text.strip()
    place = case.notes if word in NOTES else case.given
    if word in place:
        return CaseProblem("cases-second-line", word=word)
    place[word] = text
    return None


def _expectation(check: Check, word: str, text: str) -> CaseProblem | None:
    if word in NOTES:
        check.notes.append(text)
        return None
    if word in check.expect:
        return CaseProblem("cases-second-line", word=word)
    check.expect[word] = text
    return None


def rules_of(case: Case) -> Rules:
    """The rules of a case: its variant with its options. Raises CaseProblem."""
    try:
        rules = load_variant(case.variant)
    except VariantNotFound:
        raise CaseProblem("cases-variant", variant=case.variant) from None
    if not case.options:
        return rules
    try:
        house_rules = parse_rules("\n".join([f'parent = "{rules.id}"', f'title = "{rules.id}"', *case.options]))
    except RulesError as error:
        raise CaseProblem("cases-options", problems="; ".join(map(str, error.problems))) from None
    return replace(house_rules, id=rules.id, parent=rules.parent)
