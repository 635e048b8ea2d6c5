"""The editor's form as JSON: every option with its question, its answers and its limits."""

from typing import Any

from cassino import cards
from cassino.hosted.rulesets import LONGEST_TEXT, LONGEST_TITLE
from cassino.rules import load_variant, options, packs, variant_ids
from cassino.rules.checking import MOST_ITEMS
from cassino.rules.options import OPTIONS, STANDARD, Choice, Option, Pack
from cassino.rules.options.points import LARGEST_POINTS
from cassino.rules.options.setup import PLAYERS

GROUPS: dict[str, str] = {
    "deck": "The pack",
    "seating": "Players and sides",
    "dealing": "The deal",
    "counting": "What cards count",
    "capturing": "Capturing",
    "building": "Building",
    "trailing": "Trailing",
    "piling": "Captured cards",
    "sweeping": "Sweeps",
    "calling": "Calls, claims and demands",
    "scoring": "Points of a deal",
    "ending": "The end of the match",
    "words": "Words of your table",
}
ITEM_KINDS: dict[str, str] = {
    "most": "most of",
    "each": "each of",
    "enough": "enough of",
    "primiera": "primiera: the best card of each suit",
}


def form() -> dict[str, Any]:
    """Everything that the editor offers."""
    return {
        "groups": [_group(name, title) for name, title in GROUPS.items()],
        "packs": {pack.value: _kinds(pack) for pack in Pack},
        "items": [{"value": kind, "label": label} for kind, label in ITEM_KINDS.items()],
        "limits": {"points": [1, LARGEST_POINTS], "items": MOST_ITEMS, "title": LONGEST_TITLE, "summary": LONGEST_TEXT},
        "variants": [{"id": id, "title": load_variant(id).title} for id in variant_ids()],
    }


def _group(name: str, title: str) -> dict[str, Any]:
    declared = [option for key, option in OPTIONS.items() if key.startswith(f"{name}.")]
    return {"id": name, "title": title, "options": [_option(option) for option in declared]}


def _option(option: Option) -> dict[str, Any]:
    return {"key": option.key, "title": option.title, "text": option.ask, "note": option.note, **_answers(option)}


def _answers(option: Option) -> dict[str, Any]:
    if option.key == "seating.players":
        return {"kind": "players", "choices": list(PLAYERS)}
    if option.key == "scoring.items":
        return {"kind": "items"}
    if option.key == "deck.ranks":
        ranks = [{"value": rank, "label": letter} for rank, letter in enumerate(cards.RANK_LETTERS, 1)]
        return {"kind": "several", "choices": ranks}
    if option.key == "counting.in_hand":
        return {"kind": "file"}
    if option.members:
        return {"kind": "several", "choices": _words(option.members)}
    if option.type is str:
        return {"kind": "text", "usual": STANDARD[option.key.partition(".")[2]], "most": LONGEST_TEXT}
    if option.type is int:
        return {"kind": "number", "least": option.least, "most": option.most}
    if option.type is bool:
        return {"kind": "choice", "choices": [{"value": True, "label": "yes"}, {"value": False, "label": "no"}]}
    return {"kind": "choice", "choices": _words(option.choices)}


def _words(choices: tuple[Choice, ...]) -> list[dict[str, str]]:
    return [{"value": word.value, "label": word.label} for word in choices]


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
