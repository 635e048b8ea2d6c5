"""The sections of the rule book, by number, and how many play. Messages, cases and the rule book share these names."""

from typing import TYPE_CHECKING

from cassino.rules.messages import worded

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

RULE_NUMBERS: tuple[str, ...] = tuple(f"B{number}" for number in range(1, 30))
"""The numbers of the sections: `B1` to `B29`."""


def rule_name(number: str) -> str:
    """What the section of a number is about: `when a card may be trailed`."""
    return worded("rule-name", number=number)


def players_text(rules: "Rules") -> str:
    """`2, 3 or 4 players`: with how many players a game is played."""
    *others, last = map(str, sorted(rules.seating.players))
    return worded("player-numbers", others=", ".join(others), several=len(others), last=last)
