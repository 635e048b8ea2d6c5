"""The editor's form as JSON: every option with its question, its answers and its limits."""

from functools import partial

from cassino import cards
from cassino.answers.house import shapes
from cassino.answers.house.shapes import Form, Group, Kinds, Limits, Possible
from cassino.hosted.wire.shape import Title
from cassino.rules import load_variant, options, packs, variant_ids
from cassino.rules.checking import LONGEST_TEXT, MOST_ITEMS
from cassino.rules.messages import worded
from cassino.rules.options import OPTIONS, RECORDS, Choice, Option, Pack, usual_word
from cassino.rules.options.points import LARGEST_POINTS
from cassino.rules.options.setup import PLAYERS
from cassino.rules.values import ITEM_WORDS
from cassino.texts.language import NAMES, cached
from cassino.texts.names import LONGEST_TITLE

GROUPS = (*RECORDS, "words")
"""The tables of a file in the order of the form."""
USUAL = (
    "seating.players",
    "ending.target",
    "dealing.hand",
    "sweeping.points",
    "scoring.items",
    "counting.ace",
    "counting.faces",
    "capturing.compulsion",
    "building.raised_by",
    "dealing.leftover",
)
"""The options in which games that people play differ most, and which house rules change first."""


@cached(len(NAMES))
def form() -> Form:
    """Everything that the editor offers. The first call in each language takes a while."""
    return Form(
        groups=[_group(name) for name in GROUPS],
        usual=list(USUAL),
        packs={pack.value: _kinds(pack) for pack in Pack},
        items=[Possible(kind, worded(f"option-item-{kind}")) for kind in ITEM_WORDS],
        limits=Limits([1, LARGEST_POINTS], MOST_ITEMS, LONGEST_TITLE, LONGEST_TEXT),
        variants=[Title(id, load_variant(id).title) for id in variant_ids()],
    )


def _group(name: str) -> Group:
    declared = [option for key, option in OPTIONS.items() if key.startswith(f"{name}.")]
    return Group(name, worded(f"option-group-{name}"), [_option(option) for option in declared])


def _option(option: Option) -> shapes.Option:
    asked = partial(shapes.Option, option.key, option.title, option.ask, option.note)
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
        return asked("text", usual=usual_word(option.key.partition(".")[2]), most=LONGEST_TEXT)
    if option.type is int:
        return asked("number", least=option.least, most=option.most)
    if option.type is bool:
        return asked("choice", choices=[Possible(True, worded("option-yes")), Possible(False, worded("option-no"))])
    return asked("choice", choices=_words(option.choices))


def _words(choices: tuple[Choice, ...]) -> list[Possible | int]:
    return [Possible(word.value, word.label) for word in choices]


def _kinds(pack: Pack) -> list[Kinds]:
    """What an item may count, as the pack prints it; the values are those of a French pack."""
    held = options.pack_cards(pack)
    words = [word for word, meant in options.KINDS.items() if meant & held]
    named = [Possible(cards.format_card(card), packs.card_name(card, pack)) for card in cards.cards_in(held)]
    return [
        Kinds(worded("option-kinds"), [Possible(word, packs.kind_name(word, pack)) for word in words]),
        Kinds(worded("option-one-card"), named),
    ]
