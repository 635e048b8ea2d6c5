"""The count of a deal and the end of a match, for a frame."""

import msgspec

from cassino.cards import cards_in, suit_mask
from cassino.engine import scoring
from cassino.engine.ending import needs_tiebreak
from cassino.engine.near_target import restriction_text, restrictions
from cassino.engine.scorer import card_value
from cassino.engine.scoring import Line
from cassino.hosted.frames.table import DealScore, ScoreLine, Winner
from cassino.hosted.match import HostedMatch
from cassino.notation.speech import conjugated
from cassino.rules.options import NearTarget, Pack
from cassino.rules.packs import format_card


def deal_score(hosted: HostedMatch, viewer: int | None) -> DealScore | None:
    """The count of a finished deal, line by line, as a viewer reads it."""
    counted = hosted.match.deal_score if hosted.is_counted else None
    if counted is None:
        return None
    return DealScore(
        lines=[_line(hosted, line) for line in counted.lines],
        points=list(counted.points),
        before=list(hosted.match.scores_before),
        after=list(hosted.scores),
        notes=_notes(hosted, counted, viewer),
        next_dealer=None if hosted.phase == "match_over" else hosted.match.next_dealer(),
    )


def _line(hosted: HostedMatch, line: Line) -> ScoreLine:
    cards = _primiera_cards(hosted) if line.name == "primiera" else msgspec.UNSET
    return ScoreLine(line.name, line.title, list(line.counts), list(line.points), cards)


def _primiera_cards(hosted: HostedMatch) -> list[list[str]]:
    """The best card of each suit that each side has."""
    state = hosted.match.state
    pack = state.rules.deck.pack
    return [_best(state.pile(side), pack) for side in range(state.side_count)]


def _best(pile: int, pack: Pack) -> list[str]:
    suits = [list(cards_in(pile & suit_mask(suit))) for suit in range(4)]
    return [format_card(max(cards, key=card_value), pack) for cards in suits if cards]


def _notes(hosted: HostedMatch, counted: scoring.DealScore, viewer: int | None) -> list[str]:
    """What the numbers alone do not tell."""
    notes, side_names = [], hosted.side_names_for(viewer)
    for side, items in enumerate(counted.restrictions):
        if items:
            met = "all of it" if counted.has_met[side] else "not enough"
            notes.append(f"{side_names[side]} {restriction_text(items)}: {met}.")
    if counted.cancelled:
        sweeps = "one sweep" if counted.cancelled == 1 else f"{counted.cancelled} sweeps"
        notes.append(f"Every side turns {sweeps} down again, because all have some.")
    if counted.claimant >= 0:
        verdict = "rightly" if counted.claim_is_right else "wrongly"
        notes.append(f"{side_names[counted.claimant]} claimed the target {verdict}.")
    if hosted.phase == "deal_over" and needs_tiebreak(hosted.match.rules, hosted.scores):
        notes.append("The leaders are level: another deal decides.")
    if _is_double(hosted):
        notes.append("The match was won in its first deal and counts double.")
    if hosted.phase != "match_over":
        dealer = hosted.names_for(viewer)[hosted.match.next_dealer()]
        notes.append(f"{dealer} {conjugated(dealer, 'deal')} next.")
    return notes


def winner(hosted: HostedMatch, viewer: int | None) -> Winner | None:
    """The winners of a match that is over, as a viewer reads them; several sides where a win is shared."""
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
    """Whether the match was won in its first deal, where that counts double; not where somebody gave up."""
    return hosted.ended is None and hosted.match.outcome.is_double


def limits(hosted: HostedMatch) -> list[str]:
    """What each side may still score in this deal, in words; empty if everything."""
    state = hosted.match.state
    if state.rules.ending.near_target is NearTarget.FREE:
        return [""] * state.side_count
    scores = hosted.match.scores_before
    return [restriction_text(items) for items in restrictions(state.rules, scores, state.tiebreak)]
