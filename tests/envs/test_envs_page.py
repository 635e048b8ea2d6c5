"""What the page about the research environment shows is what happens."""

import doctest
from importlib.util import find_spec

import pytest

from research_tables import PAGE, rewritten

MISSING = [package for package in ("gymnasium", "numpy", "pettingzoo") if find_spec(package) is None]


@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_examples() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_tables_are_made_from_the_code_and_the_curve() -> None:
    assert dict(rewritten()) == {PAGE: PAGE.read_text("utf-8")}, "run tests/regenerate.py research"
