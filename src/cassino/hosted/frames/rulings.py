"""The part of a frame about misdeals: what a player says went wrong, and what the players have agreed on."""

from collections.abc import Iterator

from cassino.cards import card_set, parse_cards
from cassino.engine.irregularities import Misdeal, Ruling, is_surplus_owed, penalties
from cassino.engine.match import Deal
from cassino.engine.state import State
from cassino.hosted.frames.effects import seats_of
from cassino.hosted.match.events import Misdealt
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import table
from cassino.hosted.wire.table import MisdealSaid
from cassino.notation.speech import row
from cassino.texts.message import Message


def said(misdealt: Misdealt) -> MisdealSaid:
    """What a player says went wrong, without the cards that were shown."""
    cards = card_set(parse_cards(misdealt.cards))
    return MisdealSaid(misdealt.kind, misdealt.seat, misdealt.count or cards.bit_count())


def asked(seat: int, misdealt: Misdealt) -> Message:
    """What a player asks for, in a sentence."""
    what, own = said(misdealt), "yes" if misdealt.seat == seat else "no"
    facts = {"who": seat, "kind": what.kind, "whose": what.seat, "own": own, "count": what.count}
    return Message("asks-misdeal", facts)


def rulings(deal: Deal) -> list[table.Ruling]:
    """The rulings of a deal so far."""
    return [
        table.Ruling(
            kind=ruling.kind.value,
            seat=ruling.seat,
            count=ruling.cards.bit_count(),
            after=ruling.at,
            told=list(_told(ruling, before)),
        )
        for ruling, before in deal.ruled
    ]


def last_told(hosted: HostedMatch) -> list[Message]:
    """The last ruling, in sentences."""
    return list(_told(*hosted.match.deal.ruled[-1]))


def _told(ruling: Ruling, before: State) -> Iterator[Message]:
    count, pack = ruling.cards.bit_count(), before.rules.deck.pack
    shown = row(ruling.cards, pack) if ruling.kind is Misdeal.TOO_MANY else []
    yield Message("misdeal-ruled", {"kind": ruling.kind.value, "who": ruling.seat, "count": count, "cards": shown})
    side = before.side_of(before.dealer)
    if any(penalties(ruling.kind, side, before.side_count)):
        yield Message("misdeal-penalty", {"side": seats_of(before, side)})
    if ruling.kind is Misdeal.TOO_MANY and is_surplus_owed(before, count):
        yield Message("misdeal-owed", {"who": before.dealer, "count": count})
