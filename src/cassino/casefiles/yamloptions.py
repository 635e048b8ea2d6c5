"""The options of a YAML case, which have their own words, as lines of house rules."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from cassino.casefiles.values import CaseProblem
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import OPTIONS, Each, Item, Most
from cassino.rules.values import format_value

YES = {"True": True, "False": False, "yes": True, "no": False}
WORDS: dict[str, tuple[str, dict[str, Any]]] = {
    "sides": ("seating.sides", {"pairs": "pairs_of_four"}),
    "direction": ("seating.direction", {"cw": "clockwise", "ccw": "counterclockwise"}),
    "redeal_cond": ("dealing.redeal", {"none": "never", "suggested": "rich_cut", "swazi_suggested": "rich_cut"}),
    "peek_bottom": ("dealing.bottom_seen", YES),
    "exposed_last": ("dealing.last_round_open", YES),
    "faces": ("counting.faces", {"rank": "rank_only", "11/12/13": "eleven_to_thirteen"}),
    "ace": ("counting.ace", {"1": "one", "1|14": "one_or_fourteen", "1 or 14": "one_or_fourteen"}),
    "same_face": ("capturing.equal_faces", {}),
    "combos": ("capturing.combinations", {}),
    "pair_first": ("capturing.pair_first", YES),
    "from_hand": ("capturing.from_hand", {"one": "one_card", "many_sets": "several_sets"}),
    "tops_capturable": ("capturing.tops", {"no": "none", "False": "none"}),
    "compulsion": ("capturing.compulsion", {}),
    "build": ("building.source", {}),
    "raise_whose": ("building.raised_by", {"any": "anyone", "not_own": "not_owner"}),
    "raise_plus_sets": ("building.raise_with_sets", YES),
    "join": ("building.joined_by", {"any": "anyone", "own": "owner", "none": "nobody"}),
    "same_value": ("building.equal_value", {"forbidden": "must_merge"}),
    "partner_build": (
        "building.for_partner", {"none": "never", "dominican_proven": "proven", "swazi_proven": "lost_build"},
    ),
    "swazi_request": ("building.partner_asks", YES),
    "build_limit": ("building.limit", {"1": "one", "1_at_turn_end": "one"}),
    "owner_trail": ("trailing.owner", {"next_turn": "banned_next_turn", "banned_phase1": "banned_while_stock"}),
    "steal": ("piling.stolen", {"no": "none", "False": "none"}),
    "pile_face": ("piling.face", {}),
    "pile_of": ("piling.of", {}),
    "sweep_cancel": ("sweeping.cancelling", {"True": "all_sides", "yes": "all_sides", "False": "none", "no": "none"}),
    "count_played": ("sweeping.count_played", YES),
    "sweep_last_play": ("sweeping.last_play", YES),
    "claims": ("calling.claim", {"announce11": "announce"}),
    "false_announcement": ("calling.false_announcement", {"void": "nothing"}),
    "insist": ("calling.insist", {"interactive": "asked", "auto": "always", "off": "never", "False": "never"}),
    "orange": ("calling.orange", {"auto": "always"}),
    "enforcement": ("calling.enforcement", {}),
    "irregularities": ("calling.enforcement", {"none": "strict", "004": "table"}),
    "tie": ("scoring.ties", {"1 each": "one_each"}),
    "endgame": ("ending.near_target", {"none": "free", "soto": "last_five"}),
    "multi_reach": ("ending.several", {"higher": "higher_total", "priority": "priority_count"}),
    "level": ("ending.level", {}),
    "finish": ("ending.finish", {"immediate": "at_once"}),
    "double_game": ("ending.double_game", YES),
    "target": ("ending.target", {}),
    "deals": ("ending.deals", {}),
    "sweep": ("sweeping.points", {}),
    "sweeps": ("sweeping.points", {}),
    "hand": ("dealing.hand", {}),
    "table": ("dealing.table", {}),
    "packet": ("dealing.packet", {}),
    "hand_total_at_most": ("capturing.hand_total_at_most", {}),
    "initial_sweep": ("sweeping.first_play_points", {}),
    "victim_plays": ("sweeping.victim_plays", {}),
}  # fmt: skip
"""The field that an option sets, and the words that mean something else there.

A value may also be a word or number as in a rules file, or the name of a rule set: then its value there.
"""
ITEMS: dict[str, Callable[[Item], bool]] = {
    "most_cards": lambda item: isinstance(item, Most) and item.of == "cards",
    "most_spades": lambda item: isinstance(item, Most) and item.of == "spades",
    "d10": lambda item: isinstance(item, Each) and item.of == "10D",
    "s2": lambda item: isinstance(item, Each) and item.of == "2S",
    "each_ace": lambda item: isinstance(item, Each) and item.of == "aces",
}
"""Options that set the points of a scoring item."""


def option_lines(rules: Rules, options: dict[str, Any]) -> Iterator[str]:
    """The options of a case on top of these rules, as `ending.target = 11`. Raises CaseProblem."""
    found = {name: value for name, value in options.items() if name not in ITEMS}
    points = {name: value for name, value in options.items() if name in ITEMS}
    if points:
        yield f"scoring.items = {' '.join(format_value(_items(rules, points), rules.deck.pack).split())}"
    for name, value in found.items():
        place, words = WORDS.get(name, (name, {}))
        if place not in OPTIONS:
            raise CaseProblem("cases-option", name=name)
        if name in WORDS and str(value) in variant_ids() and str(value) not in words:
            value = OPTIONS[place].of(load_variant(str(value)))
        yield f"{place} = {_toml(words.get(str(value), value))}"
    if "sides" in found and "pile_of" not in found:
        yield f"piling.of = {_toml(_pile_of(rules, found))}"


def _pile_of(rules: Rules, options: dict[str, Any]) -> str:
    """Whose piles they are: if other players may take partners' tops, partners keep separate piles. D-59"""
    tops = options.get("tops_capturable", rules.capturing.tops.value)
    stolen = options.get("steal", rules.piling.stolen.value)
    are_apart = not {str(tops), str(stolen)} <= {"none", "no", "False"}
    return "player" if are_apart and options["sides"] != "solo" else "side"


def _items(rules: Rules, points: dict[str, Any]) -> tuple[Item, ...]:
    """The scoring items with other points."""
    items = rules.scoring.items
    for name, value in points.items():
        if type(value) is not int:
            raise CaseProblem("cases-points", name=name, found=repr(value))
        if not any(map(ITEMS[name], items)):
            raise CaseProblem("cases-no-item", name=name)
        items = tuple(replace(item, points=value) if ITEMS[name](item) else item for item in items)
    return items


def _toml(value: Any) -> str:
    """A YAML value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {_toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return format_value(value if isinstance(value, bool | int | str) else str(value))
