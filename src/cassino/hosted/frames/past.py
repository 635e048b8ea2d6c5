"""A deal that is over, with all its cards: for everybody who may watch the match."""

from itertools import pairwise

from cassino.engine.match import Deal, Record
from cassino.engine.move import Kind
from cassino.engine.state import State
from cassino.hosted.commands import fair
from cassino.hosted.frames import people
from cassino.hosted.frames.choices import card_list, pack_of
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Card, Shape
from cassino.hosted.wire.table import Ending
from cassino.notation.move import format_move
from cassino.notation.record import format_record
from cassino.notation.speech import speech_of
from cassino.texts.message import Message

GAVE_UP = {"flag": "ran out of time", "resign": "gave up", "call_off": "called the match off"}
"""How a match ended, in its record, which is the same in every language."""
ENDED = "Ended"
"""The note of a record that says so."""
CLOSED = "This table was closed by the operator."


class DealtRound(Shape, frozen=True):
    """What was dealt in a round."""

    round: int
    """The number of the round, from 1."""
    hands: list[list[Card]]
    """The hands, by seat."""
    table: list[Card]
    """The loose cards at that time."""


class PastMove(Shape, frozen=True):
    """A move of a deal that is over."""

    seat: int
    """The seat of the player who made it."""
    text: str
    """The move in notation."""
    speech: Message
    """The move in a sentence."""


class PastDeal(Shape, frozen=True):
    """A deal that is over, with all its cards."""

    deal: int
    """Its number, from 1."""
    dealer: int
    """The seat that dealt."""
    names: list[str]
    """The names of the players, by seat."""
    ended: Ending | None
    """How it ended early; null if it was counted. Its seed is known either way, so it can be checked."""
    rounds: list[DealtRound]
    """One entry for each time that cards were dealt."""
    moves: list[PastMove]
    """All moves."""
    record: str
    """The record of the match up to the end of this deal."""


def told_deal(hosted: HostedMatch, number: int, viewer: int | None = None) -> PastDeal:
    """A deal by its number, from 1, as a seat or a watcher may read it.

    Raises Refusal while the deal is being played: no card that still counts is revealed.
    """
    check_deal(hosted, number)
    deals = hosted.match.deals
    deal = deals[number - 1]
    if number == len(deals) and not hosted.is_deal_done:
        raise Refusal("not_over", "error-cards-not-shown")
    names = hosted.names_for(viewer)
    return PastDeal(
        deal=number,
        dealer=deal.dealer,
        names=names,
        ended=_broken_off(hosted, number),
        rounds=[_round(state) for state in _fresh(deal)],
        moves=[_move(state, deal, i, names) for i, state in enumerate(deal.states[:-1])],
        record=past_record(hosted, number),
    )


def check_deal(hosted: HostedMatch, number: int) -> None:
    """Check that a match has had a deal. Raises Refusal."""
    deals = len(hosted.match.deals)
    if not 1 <= number <= deals:
        raise Refusal("unknown_deal", "error-unknown-deal", deal=number, deals=deals)


def _broken_off(hosted: HostedMatch, number: int) -> Ending | None:
    """How a deal ended that was never counted. Its seed is revealed as usual, so the deal can be checked."""
    is_counted = hosted.is_counted or number < len(hosted.match.deals)
    return None if is_counted else people.ended(hosted)


def _fresh(deal: Deal) -> list[State]:
    """The states in which cards have just been dealt."""
    return [deal.states[0], *(after for before, after in pairwise(deal.states) if after.round_no > before.round_no)]


def _round(state: State) -> DealtRound:
    pack = pack_of(state)
    return DealtRound(
        round=state.round_no,
        hands=[card_list(state.hand(seat), pack) for seat in range(state.players)],
        table=card_list(state.loose, pack),
    )


def _move(state: State, deal: Deal, number: int, names: list[str]) -> PastMove:
    move = deal.moves[number]
    return PastMove(
        seat=move.seat if move.kind == Kind.CLAIM else state.turn,
        text=format_move(state, move),
        speech=speech_of(state, move),
    )


def past_record(hosted: HostedMatch, deals: int) -> str:
    """The record of the first deals of a match."""
    whole = hosted.match.record()
    if hosted.ended is not None and deals == len(whole.deals):
        return whole_record(hosted)
    return format_record(Record(whole.rules, whole.players, whole.deals[:deals]), proof=fair.proof(hosted, deals))


def whole_record(hosted: HostedMatch) -> str:
    """The record of a match that is over, including how it ended if the moves do not show that."""
    if hosted.ended is None:
        return format_record(hosted.match.record(), proof=fair.proof(hosted))
    seat = hosted.ended.seat
    how = CLOSED if seat is None else f"{hosted.names[seat]} {GAVE_UP[hosted.ended.reason]}"
    return format_record(hosted.match.record(), {ENDED: how}, fair.proof(hosted))
