"""Running rule cases: which are wanted, and what fails in each."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cassino.engine.dealing import DealError
from cassino.engine.position import PositionError
from cassino.notation.cases.counting import run_claim, run_match, run_primiera, run_score, run_sweep_cancel
from cassino.notation.cases.dealing import (
    run_deal,
    run_deal_order,
    run_info,
    run_layout,
    run_structure,
    run_structure_list,
)  # fmt: skip
from cassino.notation.cases.irregular import run_irregularity
from cassino.notation.cases.loading import Case, CaseFileError, card_faults, load_cases
from cassino.notation.cases.options import with_options
from cassino.notation.cases.playing import run_plays, run_sequence
from cassino.notation.cases.reading import CaseProblem, only_keys
from cassino.notation.errors import Fault
from cassino.rules import Rules, VariantNotFound, load_variant

CASE_KEYS = (
    "id", "source", "from", "decision", "variant", "type", "options", "given", "build", "builds", "layout", "actions",
    "steps", "expect", "note",
)  # fmt: skip
TYPES: dict[str, Callable[[Rules, Case], Iterator[str]]] = {
    "play": run_plays,
    "sequence": run_sequence,
    "structure": run_structure,
    "structure_list": run_structure_list,
    "layout_check": run_layout,
    "sweep_cancel": run_sweep_cancel,
    "primiera": run_primiera,
    "irregularity": run_irregularity,
    "score": run_score,
    "match": run_match,
    "claim": run_claim,
    "deal": run_deal,
    "deal_order": run_deal_order,
    "info": run_info,
}


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that failed, and everything that was wrong."""

    case: Case
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        head = f"FAILED {self.case.id} ({self.case.variant}, {self.case.type}; {self.case.path}, line {self.case.line})"
        return "\n".join([head, *(f"  {text}" for text in self.wrong)])


def wanted_cases(paths: Sequence[Path], variants: Sequence[str] = (), skip_types: Sequence[str] = ()) -> list[Case]:
    """The cases of some files, narrowed to variants (ids or aliases; all if none) and without some types.

    Raises CaseFileError with all problems of the cases wanted, VariantNotFound for a name nobody uses, or OSError.
    """
    cases = load_cases(paths)
    chosen = {_variant_id(name) or _only_in_cases(name, cases) for name in variants}
    found = [case for case in cases if not chosen or {_id(case), case.variant} & chosen]
    found = [case for case in found if case.type not in skip_types]
    faults = [(case.path, fault) for case in found for fault in _card_faults(case)]
    if faults:
        raise CaseFileError(faults)
    return found


def _card_faults(case: Case) -> list[Fault]:
    """What is no card in a case that can be run."""
    if not _id(case) or case.type not in TYPES:
        return []
    return card_faults(case, load_variant(case.variant).deck.pack)


def _only_in_cases(name: str, cases: Sequence[Case]) -> str:
    """A name that no rule set has, but some case."""
    if all(case.variant != name for case in cases):
        load_variant(name)
    return name


def _id(case: Case) -> str:
    return _variant_id(case.variant)


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


def rules_of(case: Case) -> Rules:
    """The rules of a case: its variant with its options. Raises CaseProblem."""
    only_keys(case.block, CASE_KEYS, "case")
    if case.type not in TYPES:
        raise CaseProblem(f"the type {case.type!r} is not known")
    try:
        rules = load_variant(case.variant)
    except VariantNotFound:
        raise CaseProblem(f"the variant {case.variant!r} is not known") from None
    options = dict(case.part("options"))
    if case.part("given").get("target") is not None:
        options.setdefault("target", case.part("given")["target"])
    return with_options(rules, options)


def failures(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in a case under some rules. Raises CaseProblem, PositionError or DealError."""
    return TYPES[case.type](rules, case)
