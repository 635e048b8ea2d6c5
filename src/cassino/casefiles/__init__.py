"""Rule cases: text files of positions with their verdicts, and a runner."""

from cassino.casefiles.casefile import Case, CaseFileError, read_text, rules_of
from cassino.casefiles.running import Failure, failures, load_cases, read_file, run_case

__all__ = [
    "Case",
    "CaseFileError",
    "Failure",
    "failures",
    "load_cases",
    "read_file",
    "read_text",
    "rules_of",
    "run_case",
]
