"""Running rule cases: which cases are wanted, and everything wrong in each."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cassino.casefiles import counting, deals, plays, rulings
from cassino.casefiles.casefile import Case, CaseFileError, read_text, rules_of
from cassino.casefiles.values import CaseProblem
from cassino.engine.dealing import DealError
from cassino.engine.position import PositionError
from cassino.notation.errors import Fault, fault
from cassino.rules import Rules, VariantNotFound, load_variant
from cassino.texts import tell
from cassino.texts.plain import file_text

RUNNERS: dict[str, Callable[[Rules, Case], Iterator[str]]] = {
    "play": plays.run_plays,
    "sequence": plays.run_sequence,
    **dict.fromkeys(("structure", "structure_list"), deals.run_structure),
    "layout_check": deals.run_layout,
    **dict.fromkeys(("deal", "deal_order"), deals.run_deal),
    "info": deals.run_info,
    **dict.fromkeys(("score", "match", "claim", "sweep_cancel", "primiera"), counting.run_score),
    "irregularity": rulings.run_irregularity,
}
SEVERAL = ("play", "sequence", "structure", "structure_list")
"""Types of cases that may have more than one check."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that failed, and everything that was wrong."""

    case: Case
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        case = self.case
        head = tell(
            "cases-failed", case=case.id, variant=case.variant, type=case.type, file=str(case.path), line=case.line
        )
        return "\n".join([head, *(f"  {text}" for text in self.wrong)])


def load_cases(paths: Sequence[Path], variants: Sequence[str] = (), skip_types: Sequence[str] = ()) -> list[Case]:
    """The cases of some files, only of these variants (ids or aliases; all if empty) and without some types.

    Raises CaseFileError with all problems of all files, VariantNotFound for an unknown name, or OSError.
    """
    cases: list[Case] = []
    faults: list[tuple[Path, Fault]] = []
    for path in paths:
        found, wrong = read_file(path)
        cases += found
        faults += [(path, fault) for fault in sorted(wrong, key=lambda fault: (fault.line, fault.column))]
    if faults:
        raise CaseFileError(faults)
    chosen = {_variant_id(name) or _only_in_cases(name, cases) for name in variants}
    found = [case for case in cases if not chosen or {_variant_id(case.variant), case.variant} & chosen]
    return [case for case in found if case.type not in skip_types]


def read_file(path: Path) -> tuple[list[Case], list[Fault]]:
    """The cases of a file, and everything that is wrong with it. Raises OSError."""
    try:
        return read_text(file_text(path.read_bytes()), path)
    except UnicodeDecodeError as error:
        return [], [fault(1, 0, "cases-not-text", problem=str(error))]


def _only_in_cases(name: str, cases: Sequence[Case]) -> str:
    """A name that no rule set has, but some case uses."""
    if all(case.variant != name for case in cases):
        load_variant(name)
    return name


def _variant_id(name: str) -> str:
    """The id that a name means; empty if it is not known."""
    try:
        return load_variant(name).id
    except VariantNotFound:
        return ""


def run_case(case: Case) -> Failure | None:
    """None if a case passes."""
    try:
        wrong = tuple(failures(rules_of(case), case))
    except (CaseProblem, PositionError, DealError) as error:
        wrong = (str(error),)
    return Failure(case, wrong) if wrong else None


def failures(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in a case under some rules. Raises CaseProblem, PositionError or DealError."""
    if case.type not in RUNNERS:
        raise CaseProblem("cases-type", type=case.type)
    kinds = {"sequence" if check.is_step else "play" if check.is_play else check.word for check in case.checks}
    if len(kinds) != 1 or (len(case.checks) > 1 and case.type not in SEVERAL):
        raise CaseProblem("cases-mixed-checks")
    return RUNNERS[case.type](rules, case)
