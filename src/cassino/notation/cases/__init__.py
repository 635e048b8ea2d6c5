"""Rule cases: files of positions with their verdicts, and what runs them."""

from cassino.notation.cases.loading import Case, CaseFileError, load_cases, read_cases
from cassino.notation.cases.running import Failure, failures, rules_of, run_case, wanted_cases

__all__ = [
    "Case",
    "CaseFileError",
    "Failure",
    "failures",
    "load_cases",
    "read_cases",
    "rules_of",
    "run_case",
    "wanted_cases",
]
