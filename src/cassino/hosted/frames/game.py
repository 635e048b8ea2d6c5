"""The part of a frame about the rules: equal in every match with the same rules, so it is computed once."""

from collections.abc import Mapping
from dataclasses import dataclass

from cassino.cards import cards_in
from cassino.hosted.commands.creation import asked
from cassino.hosted.wire import table
from cassino.hosted.wire.shape import Title
from cassino.notation.speech import claim_label
from cassino.rules import Rules
from cassino.rules.card_values import card_values
from cassino.rules.options import Claim, Direction, FalseAnnouncement, PileFace, PileOrder
from cassino.rules.packs import format_card
from cassino.texts.language import cached
from cassino.texts.message import Message

MOST_KEPT = 256
CHOSEN_ORDERS: Mapping[PileOrder, table.ChosenOrder] = {
    PileOrder.FREE: "free",
    PileOrder.LOWEST_ON_TOP: "lowest_on_top",
}


@dataclass(frozen=True, slots=True)
class RuleFacts:
    """What frames say about the rules; read only."""

    variant: Title
    pack: str
    values: dict[str, int]
    words: dict[str, str]
    asks: list[table.Question]
    direction: table.Direction
    pile_order: table.ChosenOrder | None
    claim: table.Claim | None


@cached(MOST_KEPT)
def facts_of(rules: Rules) -> RuleFacts:
    """What frames say about these rules."""
    return RuleFacts(
        Title(rules.id, rules.title),
        str(rules.deck.pack),
        _values(rules),
        dict(rules.words.local()),
        asked(rules),
        "clockwise" if rules.seating.direction is Direction.CLOCKWISE else "counterclockwise",
        _pile_order(rules),
        _claim(rules),
    )


def _values(rules: Rules) -> dict[str, int]:
    """What each rank counts in a sum on the table: for an ace, the lower value."""
    values = card_values(rules)
    counted = {card: values[card].on_table for card in cards_in(rules.deck.cards) if values[card].on_table}
    least = {card: (bits & -bits).bit_length() - 1 for card, bits in counted.items()}
    return {format_card(card, rules.deck.pack)[:-1]: value for card, value in least.items()}


def _pile_order(rules: Rules) -> table.ChosenOrder | None:
    """How far capturing players choose the order of the cards; None if they do not."""
    if rules.piling.face is not PileFace.UP:
        return None
    return CHOSEN_ORDERS.get(rules.piling.order)


def _claim(rules: Rules) -> table.Claim | None:
    """What a player says to claim the target, and what a wrong claim costs."""
    if rules.calling.claim is Claim.NONE:
        return None
    label, word = claim_label(rules), rules.words.other("claim")
    if word:
        label = Message(f"{label.key}-saying", {**label.args, "word": word})
    if rules.calling.claim is Claim.COUNT_OUT:
        return table.Claim("count_out", label, Message("cost-count-out"))
    is_game = rules.calling.false_announcement is FalseAnnouncement.GAME
    return table.Claim("announce", label, Message("cost-match" if is_game else "cost-nothing"))
