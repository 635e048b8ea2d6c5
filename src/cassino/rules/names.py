"""The sections of the rule book, by number, and how many play. Messages, cases and the rule book share these names."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

RULE_NAMES: dict[str, str] = {
    "B1": "the pack",
    "B2": "players and sides",
    "B3": "direction of play",
    "B4": "dealer and leader",
    "B5": "the deal",
    "B6": "what cards count",
    "B7": "what a play can capture",
    "B8": "whether one must capture",
    "B9": "building",
    "B10": "changing builds",
    "B11": "holding the capturing card",
    "B12": "building for a partner",
    "B13": "owning a build",
    "B14": "when a card may be trailed",
    "B15": "stealing from piles",
    "B16": "capture piles",
    "B17": "one turn",
    "B18": "sweeps",
    "B19": "the residue",
    "B20": "points of a deal",
    "B21": "ties for an item",
    "B22": "the target",
    "B23": "restrictions near the target",
    "B24": "several sides reach the target",
    "B25": "claims",
    "B26": "the double game",
    "B27": "calls",
    "B28": "the open last round",
    "B29": "irregularities",
}


def players_text(rules: "Rules") -> str:
    """`2, 3 or 4 players`: with how many players a game is played."""
    *others, last = map(str, sorted(rules.seating.players))
    return f"{', '.join(others)} or {last} players" if others else f"{last} players"
