"""The editor's form as JSON: every option with its question, its answers and its limits."""

from functools import partial

from cassino import cards
from cassino.hosted.frames.shape import Title
from cassino.hosted.rulesets import LONGEST_TEXT, LONGEST_TITLE
from cassino.rules import load_variant, options, packs, variant_ids
from cassino.rules.checking import MOST_ITEMS
from cassino.rules.options import OPTIONS, STANDARD, Choice, Option, Pack
from cassino.rules.options.points import LARGEST_POINTS
from cassino.rules.options.setup import PLAYERS
from cassino.server.features.house import answers
from cassino.server.features.house.answers import Form, Group, Kinds, Limits, Possible

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


def form() -> Form:
    """Everything that the editor offers."""
    return Form(
        groups=[_group(name, title) for name, title in GROUPS.items()],
        packs={pack.value: _kinds(pack) for pack in Pack},
        items=[Possible(kind, label) for kind, label in ITEM_KINDS.items()],
        limits=Limits([1, LARGEST_POINTS], MOST_ITEMS, LONGEST_TITLE, LONGEST_TEXT),
        variants=[Title(id, load_variant(id).title) for id in variant_ids()],
    )


def _group(name: str, title: str) -> Group:
    declared = [option for key, option in OPTIONS.items() if key.startswith(f"{name}.")]
    return Group(name, title, [_option(option) for option in declared])


def _option(option: Option) -> answers.Option:
    asked = partial(answers.Option, option.key, option.title, option.ask, option.note)
    if option.key == "seating.players":
        return asked("players", choices=list(PLAYERS))
    if option.key == "scoring.items":
        return asked("items")
    if option.key == "deck.ranks":
        return asked("several", choices=[Possible(rank, letter) for rank, letter in enumerate(cards.RANK_LETTERS, 1)])
    if option.key == "counting.in_hand":
        return asked("file")
    if option.members:
        return asked("several", choices=_words(option.members))
    if option.type is str:
        return asked("text", usual=STANDARD[option.key.partition(".")[2]], most=LONGEST_TEXT)
    if option.type is int:
        return asked("number", least=option.least, most=option.most)
    if option.type is bool:
        return asked("choice", choices=[Possible(True, "yes"), Possible(False, "no")])
    return asked("choice", choices=_words(option.choices))


def _words(choices: tuple[Choice, ...]) -> list[Possible | int]:
    return [Possible(word.value, word.label) for word in choices]


def _kinds(pack: Pack) -> list[Kinds]:
    """What an item may count, as the pack prints it; the values are those of a French pack."""
    held = options.pack_cards(pack)
    words = [word for word, meant in options.KINDS.items() if meant & held]
    named = [Possible(cards.format_card(card), packs.card_name(card, pack)) for card in cards.cards_in(held)]
    return [
        Kinds("Cards of a kind", [Possible(word, packs.kind_title(word, pack)) for word in words]),
        Kinds("One card", named),
    ]
