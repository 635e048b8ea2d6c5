"""The options of a case: house rules on top of its variant."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cassino.notation.cases.reading import CaseProblem, number
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import OPTIONS, Each, Item, Most, PileOf, Sides, Tops
from cassino.rules.values import parse_value

Word = tuple[str, str, dict[str, Any]]
YES = {"True": True, "False": False, "yes": True, "no": False}
WORDS: dict[str, Word] = {
    "sides": ("seating", "sides", {"solo": "solo", "pairs": "pairs_of_four"}),
    "direction": ("seating", "direction", {"cw": "clockwise", "ccw": "counterclockwise"}),
    "redeal_cond": ("dealing", "redeal", {"none": "never", "suggested": "rich_cut", "swazi_suggested": "rich_cut"}),
    "peek_bottom": ("dealing", "bottom_seen", YES),
    "exposed_last": ("dealing", "last_round_open", YES),
    "faces": ("counting", "faces", {"rank": "rank_only", "11/12/13": "eleven_to_thirteen"}),
    "ace": ("counting", "ace", {"1": "one", "1|14": "one_or_fourteen", "1 or 14": "one_or_fourteen"}),
    "same_face": ("capturing", "equal_faces", {"one": "one", "any": "any"}),
    "combos": ("capturing", "combinations", {"many": "many", "one": "one"}),
    "pair_first": ("capturing", "pair_first", YES),
    "from_hand": (
        "capturing", "from_hand",
        {"one": "one_card", "one_card": "one_card", "one_total": "one_total", "many_sets": "several_sets"},
    ),
    "tops_capturable": ("capturing", "tops", {"none": "none", "no": "none", "others": "others", "False": "none"}),
    "compulsion": (
        "capturing", "compulsion", {"none": "none", "any_capture": "any_capture", "equal_loose": "equal_loose"},
    ),
    "build": ("building", "source", {"none": "none", "hand": "hand", "hand_and_table": "hand_and_table"}),
    "raise_whose": ("building", "raised_by", {"any": "anyone", "not_own": "not_owner", "opponents": "opponents"}),
    "raise_plus_sets": ("building", "raise_with_sets", YES),
    "join": ("building", "joined_by", {"any": "anyone", "own_side": "own_side", "own": "owner", "none": "nobody"}),
    "same_value": (
        "building", "equal_value",
        {"coexist": "coexist", "must_merge": "must_merge", "forbidden": "must_merge", "separate": "separate"},
    ),
    "partner_build": (
        "building", "for_partner",
        {"none": "never", "dominican_proven": "proven", "swazi_proven": "lost_build"},
    ),
    "swazi_request": ("building", "partner_asks", YES),
    "build_limit": (
        "building", "limit",
        {"none": "none", "1": "one", "1_at_turn_end": "one", "one": "one", "one_while_stock": "one_while_stock"},
    ),
    "owner_trail": (
        "trailing", "owner",
        {"banned": "banned", "next_turn": "banned_next_turn", "free": "free", "banned_phase1": "banned_while_stock"},
    ),
    "steal": (
        "piling", "stolen",
        {"none": "none", "no": "none", "False": "none", "opponents": "opponents", "others": "others"},
    ),
    "pile_face": ("piling", "face", {"down": "down", "up": "up"}),
    "pile_of": ("piling", "of", {"side": "side", "player": "player"}),
    "sweep_cancel": (
        "sweeping", "cancelling",
        {**dict.fromkeys(("True", "yes"), "all_sides"), **dict.fromkeys(("False", "no"), "none")},
    ),
    "count_played": ("sweeping", "count_played", YES),
    "sweep_last_play": ("sweeping", "last_play", YES),
    "claims": (
        "calling", "claim",
        {"none": "none", "count_out": "count_out", "announce": "announce", "announce11": "announce"},
    ),
    "false_announcement": ("calling", "false_announcement", {"nothing": "nothing", "void": "nothing", "game": "game"}),
    "insist": (
        "calling", "insist",
        {"interactive": "asked", "asked": "asked", "auto": "always", "always": "always", "off": "never",
         "False": "never", "never": "never"},
    ),
    "orange": ("calling", "orange", {"none": "none", "called": "called", "auto": "always", "always": "always"}),
    "enforcement": ("calling", "enforcement", {"strict": "strict", "table": "table"}),
    "irregularities": ("calling", "enforcement", {"none": "strict", "table": "table", "004": "table"}),
    "tie": ("scoring", "ties", {"nobody": "nobody", "one_each": "one_each", "1 each": "one_each"}),
    "endgame": ("ending", "near_target", {"none": "free", "soto": "last_five"}),
    "multi_reach": ("ending", "several", {"higher": "higher_total", "priority": "priority_count"}),
    "level": ("ending", "level", {"another_deal": "another_deal", "shared": "shared"}),
    "finish": ("ending", "finish", {"end_of_deal": "end_of_deal", "at_once": "at_once", "immediate": "at_once"}),
    "double_game": ("ending", "double_game", YES),
}  # fmt: skip
"""Options of the rule book with named values: the record and field they set, and what each word means there.

The name of a rule set means what it has there.
"""
NUMBERS = {
    "target": ("ending", "target"),
    "deals": ("ending", "deals"),
    "sweep": ("sweeping", "points"),
    "sweeps": ("sweeping", "points"),
    "hand": ("dealing", "hand"),
    "table": ("dealing", "table"),
    "packet": ("dealing", "packet"),
    "hand_total_at_most": ("capturing", "hand_total_at_most"),
    "initial_sweep": ("sweeping", "first_play_points"),
    "victim_plays": ("sweeping", "victim_plays"),
}
ITEMS: dict[str, Callable[[Item], bool]] = {
    "most_cards": lambda item: isinstance(item, Most) and item.of == "cards",
    "most_spades": lambda item: isinstance(item, Most) and item.of == "spades",
    "d10": lambda item: isinstance(item, Each) and item.of == "10D",
    "s2": lambda item: isinstance(item, Each) and item.of == "2S",
    "each_ace": lambda item: isinstance(item, Each) and item.of == "aces",
}
"""Options that give the points of a scoring item."""


def with_options(rules: Rules, options: dict[str, Any]) -> Rules:
    """The rules with house options: words of the rule book, or `record.field` as in a rules file."""
    for name, value in options.items():
        rules = _with_option(rules, name, value)
    if "sides" in options and "pile_of" not in options:
        rules = _set(rules, "piling", "of", _pile_of(rules))
    problems = rules.problems()
    if problems:
        raise CaseProblem("options: " + "; ".join(str(problem) for problem in problems))
    return rules


def _pile_of(rules: Rules) -> PileOf:
    """Whose piles lie there: partners whose tops others may take keep them apart. D-59"""
    are_apart = rules.capturing.tops is not Tops.NONE or rules.piling.stolen is not Tops.NONE
    return PileOf.PLAYER if are_apart and rules.seating.sides is not Sides.SOLO else PileOf.SIDE


def _with_option(rules: Rules, name: str, value: Any) -> Rules:
    if name in NUMBERS:
        return _set(rules, *NUMBERS[name], number(value, f"a number for the option {name}"))
    if name in ITEMS:
        return _with_item(rules, name, number(value, f"points for the option {name}"))
    if name in WORDS:
        record, field, words = WORDS[name]
        if str(value) not in words and str(value) in variant_ids():
            return _set(rules, record, field, getattr(getattr(load_variant(str(value)), record), field))
        if str(value) not in words:
            raise CaseProblem(f"option {name}: {value!r} is not known; known are {', '.join(words)}")
        return _parsed(rules, f"{record}.{field}", words[str(value)])
    if "." in name:
        return _parsed(rules, name, value)
    raise CaseProblem(f"the option {name!r} is not known")


def _set(rules: Rules, record: str, field: str, value: Any) -> Rules:
    changed = replace(getattr(rules, record), **{field: value})
    return replace(rules, **{record: changed})


def _with_item(rules: Rules, name: str, points: int) -> Rules:
    items = tuple(replace(item, points=points) if ITEMS[name](item) else item for item in rules.scoring.items)
    if items == rules.scoring.items and not any(map(ITEMS[name], items)):
        raise CaseProblem(f"option {name}: these rules have no such item")
    return _set(rules, "scoring", "items", items)


def _parsed(rules: Rules, name: str, value: Any) -> Rules:
    """A field set to a value written as in a rules file."""
    if name not in OPTIONS:
        raise CaseProblem(f"the option {name!r} is not known")
    wrong: list[str] = []
    read = parse_value(OPTIONS[name].type, value, lambda place, text: wrong.append(f"{place} {text}".strip()))
    if wrong:
        raise CaseProblem(f"option {name}: {'; '.join(wrong)}")
    return OPTIONS[name].changed(rules, read)
