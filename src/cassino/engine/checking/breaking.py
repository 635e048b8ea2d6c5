"""What is said about a move that a rule forbids."""

from typing import NamedTuple

from cassino.rules.names import RULE_NAMES


class BrokenRule(NamedTuple):
    """The rule that forbids a move: its number and name, and one sentence about this move."""

    number: str
    name: str
    sentence: str


def broken(number: str, sentence: str) -> BrokenRule:
    """The rule of this number, and why it forbids the move."""
    return BrokenRule(number, RULE_NAMES[number], sentence)
