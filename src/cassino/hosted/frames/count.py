"""The count of a deal and the end of a match, for a frame."""

from collections.abc import Mapping, Sequence

import msgspec

from cassino.cards import cards_in, suit_mask
from cassino.engine import scoring
from cassino.engine.ending import needs_tiebreak
from cassino.engine.near_target import MOST_CARDS, MOST_SPADES, TEN, restrictions
from cassino.engine.scorer import card_value
from cassino.engine.scoring import Line, item_name
from cassino.engine.state import State
from cassino.hosted.frames.effects import seats_of
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.table import DealCount, ScoreLine, Winner
from cassino.rules.options import Each, NearTarget, Pack, Primiera, cards_of
from cassino.rules.packs import format_card
from cassino.texts.message import Message

ITEMS: Mapping[str, str] = {MOST_CARDS: "cards", MOST_SPADES: "spades", TEN: "ten"}
"""The scoring items near the target, by their names in the catalog."""


def deal_score(hosted: HostedMatch) -> DealCount | None:
    """The count of a finished deal, line by line."""
    counted = hosted.match.deal_score if hosted.is_counted else None
    if counted is None:
        return None
    return DealCount(
        lines=[_line(hosted, line) for line in counted.lines],
        points=list(counted.points),
        before=list(hosted.match.scores_before),
        after=list(hosted.scores),
        notes=_notes(hosted, counted),
        next_dealer=None if hosted.phase == "match_over" else hosted.match.next_dealer(),
    )


def so_far(state: State) -> list[ScoreLine]:
    """What each side has captured so far, and the points that it can no longer lose."""
    lines = scoring.secured(state).lines
    return [ScoreLine(line.name, line.title, list(line.counts), list(line.points)) for line in lines]


def _line(hosted: HostedMatch, line: Line) -> ScoreLine:
    return ScoreLine(line.name, line.title, list(line.counts), list(line.points), _cards(hosted, line.name))


def _cards(hosted: HostedMatch, name: str) -> list[list[str]] | msgspec.UnsetType:
    """The cards of each side that an item counts one by one, or the best of each suit for the primiera."""
    state = hosted.match.state
    pack = state.rules.deck.pack
    piles = [state.pile(side) for side in range(state.side_count)]
    for item in state.rules.scoring.items:
        if item_name(item) == name and isinstance(item, Primiera):
            return [_best(pile, pack) for pile in piles]
        if item_name(item) == name and isinstance(item, Each):
            return [[format_card(card, pack) for card in cards_in(pile & cards_of(item.of))] for pile in piles]
    return msgspec.UNSET


def _best(pile: int, pack: Pack) -> list[str]:
    suits = [list(cards_in(pile & suit_mask(suit))) for suit in range(4)]
    return [format_card(max(cards, key=card_value), pack) for cards in suits if cards]


def _notes(hosted: HostedMatch, counted: scoring.DealScore) -> list[Message]:
    """What the numbers alone do not show."""
    notes = []
    for side, items in enumerate(counted.restrictions):
        if items:
            notes.append(limited("limit-met" if counted.has_met[side] else "limit-missed", hosted, side, items))
    if counted.cancelled:
        notes.append(Message("turned-down", {"count": counted.cancelled}))
    if counted.claimant >= 0:
        key = "claimed-rightly" if counted.claim_is_right else "claimed-wrongly"
        notes.append(Message(key, {"side": seats_of(hosted.match.state, counted.claimant)}))
    if tied := _tied(hosted):
        notes.append(Message("leaders-tied", {"who": tied}))
    if _is_double(hosted):
        notes.append(Message("counts-double"))
    if hosted.phase != "match_over" and (points := sum(hosted.match.carried)):
        notes.append(Message("points-carried", {"points": points}))
    if hosted.phase != "match_over":
        notes.append(Message("deals-next", {"who": hosted.match.next_dealer()}))
    return notes


def _tied(hosted: HostedMatch) -> list[int]:
    """The seats of the leaders who would have won by now if they were not tied."""
    match, scores = hosted.match, hosted.scores
    is_last = 0 < match.rules.ending.deals <= len(match.deals)
    if hosted.phase != "deal_over" or not (is_last or needs_tiebreak(match.rules, scores)):
        return []
    seats = [seat for seat in range(match.players) if scores[match.state.side_of(seat)] == max(scores)]
    return seats if scores.count(max(scores)) > 1 else []


def limited(key: str, hosted: HostedMatch, side: int, items: Sequence[str]) -> Message:
    """What a side may still score, in a sentence."""
    return Message(key, {"side": seats_of(hosted.match.state, side), "items": "-".join(ITEMS[item] for item in items)})


def winner(hosted: HostedMatch, viewer: int | None) -> Winner | None:
    """The winners of a match that is over, from the viewer's point of view; several sides if a win is shared."""
    winners = hosted.winners
    if not winners:
        return None
    state, outcome = hosted.match.state, hosted.match.outcome
    seats = [seat for seat in range(state.players) if state.side_of(seat) in winners]
    return Winner(
        side=winners[0],
        sides=list(winners),
        names=[hosted.names_for(viewer)[seat] for seat in seats],
        decided_by=hosted.ended.reason if hosted.ended else outcome.decided_by,
        double=_is_double(hosted),
    )


def _is_double(hosted: HostedMatch) -> bool:
    """Whether the match was won in its first deal and counts double; not if somebody gave up."""
    return hosted.ended is None and hosted.match.outcome.is_double


def limits(hosted: HostedMatch) -> Sequence[Sequence[str]]:
    """The items that each side may still score in this deal; an empty list means all."""
    state = hosted.match.state
    if state.rules.ending.near_target is NearTarget.FREE:
        return [()] * state.side_count
    return restrictions(state.rules, hosted.match.scores_before, state.tiebreak)
