"""The rule cases of all variants, read once for all tests that go through them."""

from pathlib import Path

from cassino.casefiles import load_cases

FILES = sorted((Path(__file__).parent / "cases").glob("*.txt"))
CASES = load_cases(FILES)
