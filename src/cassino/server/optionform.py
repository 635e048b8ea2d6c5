"""The editor's form as JSON: every option with its question, its answers and its limits."""

from enum import StrEnum
from typing import Any

from cassino import cards
from cassino.rules import load_variant, options, packs, variant_ids
from cassino.rules.checking.playing import LARGEST_TOTAL
from cassino.rules.checking.points import (
    LARGEST_DEALS,
    LARGEST_PLAYS,
    LARGEST_POINTS,
    LARGEST_TARGET,
    MOST_ITEMS,
)
from cassino.rules.checking.setup import PLAYERS
from cassino.rules.options import Pack
from cassino.rules.rules import RECORDS
from cassino.rules.words import STANDARD
from cassino.server.drafts import KEYS
from cassino.server.optionwords import ANSWERS, GROUPS, QUESTIONS, TITLES
from cassino.server.rulesets import LONGEST_TEXT, LONGEST_TITLE

LIMITS: dict[str, tuple[int, int]] = {
    "dealing.hand": (1, cards.DECK_SIZE // 2),
    "dealing.table": (0, cards.DECK_SIZE),
    "dealing.packet": (1, cards.DECK_SIZE // 2),
    "capturing.hand_total_at_most": (0, LARGEST_TOTAL),
    "sweeping.points": (0, LARGEST_POINTS),
    "sweeping.large_from": (0, cards.DECK_SIZE),
    "sweeping.large_points": (0, LARGEST_POINTS),
    "sweeping.first_play_points": (0, LARGEST_POINTS),
    "sweeping.victim_plays": (1, LARGEST_PLAYS),
    "calling.false_claim_points": (-LARGEST_POINTS, 0),
    "calling.orange_points": (1, LARGEST_POINTS),
    "calling.false_orange_points": (-LARGEST_POINTS, 0),
    "ending.target": (1, LARGEST_TARGET),
    "ending.deals": (0, LARGEST_DEALS),
}
"""The least and the greatest number that can be entered; the rules check more."""
ITEM_KINDS: dict[str, str] = {
    "most": "most of",
    "each": "each of",
    "enough": "enough of",
    "primiera": "primiera: the best card of each suit",
}


def form() -> dict[str, Any]:
    """Everything that the editor offers."""
    return {
        "groups": [_group(name) for name in (*RECORDS, "words")],
        "packs": {pack.value: _kinds(pack) for pack in Pack},
        "items": [{"value": kind, "label": label} for kind, label in ITEM_KINDS.items()],
        "limits": {"points": [1, LARGEST_POINTS], "items": MOST_ITEMS, "title": LONGEST_TITLE, "summary": LONGEST_TEXT},
        "variants": [{"id": id, "title": load_variant(id).title} for id in variant_ids()],
    }


def _group(name: str) -> dict[str, Any]:
    keys = [key for key in KEYS if key.startswith(f"{name}.")]
    return {"id": name, "title": GROUPS[name], "options": [_option(key) for key in keys]}


def _option(key: str) -> dict[str, Any]:
    question = QUESTIONS[key]
    return {"key": key, "title": TITLES[key], "text": question.text, "note": question.note, **_answers(key)}


def _answers(key: str) -> dict[str, Any]:
    hint = KEYS[key]
    if key == "seating.players":
        return {"kind": "players", "choices": list(PLAYERS)}
    if key == "scoring.items":
        return {"kind": "items"}
    if hint is str:
        return {"kind": "text", "usual": STANDARD[key.partition(".")[2]], "most": LONGEST_TEXT}
    if hint is int:
        return {"kind": "number", "least": LIMITS[key][0], "most": LIMITS[key][1]}
    if hint is bool:
        return {"kind": "choice", "choices": [{"value": True, "label": "yes"}, {"value": False, "label": "no"}]}
    assert issubclass(hint, StrEnum)
    return {"kind": "choice", "choices": [{"value": word.value, "label": ANSWERS[hint][word]} for word in hint]}


def _kinds(pack: Pack) -> list[dict[str, Any]]:
    """What an item may count, as the pack prints it; the values are those of a French pack."""
    held = options.pack_cards(pack)
    words = [word for word, meant in options.KINDS.items() if meant & held]
    return [
        {"title": "Cards of a kind", "choices": [_kind(word, packs.kind_title(word, pack)) for word in words]},
        {
            "title": "One card",
            "choices": [_kind(cards.format_card(card), packs.card_name(card, pack)) for card in cards.cards_in(held)],
        },
    ]


def _kind(value: str, label: str) -> dict[str, str]:
    return {"value": value, "label": label}
