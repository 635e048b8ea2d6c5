"""Rule cases: files of positions with their verdicts, and what runs them."""

from cassino.notation.cases.loading import Case, CaseFileError, load_cases, read_cases
from cassino.notation.cases.running import Failure, run_case, wanted_cases

__all__ = ["Case", "CaseFileError", "Failure", "load_cases", "read_cases", "run_case", "wanted_cases"]
