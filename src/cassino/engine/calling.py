"""What may be claimed, and what a claim or the score decides at once. Rules B24 and B25."""

from cassino.engine.move import Kind, Move
from cassino.engine.scoring import secured
from cassino.engine.state import State
from cassino.rules.options import Claim, Enforcement, Finish, NearTarget
from cassino.rules.rules import Rules


def claims(state: State) -> list[Move]:
    """The claims open now: any player may count out between turns, one who is to play may announce. D-33, D-70"""
    if state.is_over or state.window or state.played:
        return []
    if state.rules.calling.claim is Claim.COUNT_OUT:
        return [Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players)]
    if state.rules.calling.claim is Claim.ANNOUNCE and not state.has_claimed:
        return [Move(Kind.CLAIM, 0, seat=state.turn)]
    return []


def is_claim_right(state: State, seat: int) -> bool:
    """Whether a seat's side has the target with the points that it can no longer lose. D-33, D-71"""
    side = state.side_of(seat)
    return state.score(side) + secured(state).points[side] >= state.rules.ending.target


def ends_at_once(rules: Rules) -> bool:
    """Whether a deal stops as soon as the match is decided. D-24, D-79"""
    return rules.ending.finish is Finish.AT_ONCE and not rules.ending.deals


def is_decided(state: State) -> bool:
    """Whether some side has the target, or all it needs near it, by what it can no longer lose. D-24, D-79"""
    counted = secured(state)
    if any(counted.has_met):
        return True
    if state.tiebreak:
        return False
    target = state.rules.ending.target
    return any(state.score(side) + points >= target for side, points in enumerate(counted.points))


def is_restricted(rules: Rules) -> bool:
    """Whether a game limits what a side near the target may score."""
    return rules.ending.near_target is not NearTarget.FREE


def has_rulings(rules: Rules) -> bool:
    """Whether mistakes get a ruling instead of being impossible. B29"""
    return rules.calling.enforcement is Enforcement.TABLE
