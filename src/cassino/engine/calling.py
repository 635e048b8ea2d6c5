"""Claims to have reached the target: who may make one and when, whether it is right, and matches that stop as soon as
they are decided. Rules B25, D-70, D-79, D-95.
"""

from cassino.engine.move import Kind, Move
from cassino.engine.refusals import Refusal
from cassino.engine.scoring import is_played_out, secured
from cassino.engine.state import State
from cassino.rules.options import Claim, FalseAnnouncement


def claims(state: State) -> list[Move]:
    """The claims that can be made now: between two plays any player may count out, or announce once. D-33, D-95"""
    found = (Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players))
    return [claim for claim in found if claim_refusal(state, claim) == 0]


def claim_refusal(state: State, move: Move) -> int:
    """Why a player may not claim to have reached the target now, or 0. 004:30, 000:168"""
    if state.rules.calling.claim is Claim.NONE:
        return Refusal.NO_CLAIMS
    is_plain = not (move.cards or move.taken or move.value or move.order is not None)
    if not 0 <= move.seat < state.players or not is_plain:
        return Refusal.CLAIM_IS_PLAIN
    if state.is_over and not may_be_announced_late(state):
        return Refusal.CLAIM_AFTER_DEAL
    if not state.is_over and (state.window or state.played):
        return Refusal.CLAIM_IN_TURN
    return Refusal.HAS_ANNOUNCED if state.announced >> move.seat & 1 else 0


def may_be_announced_late(state: State) -> bool:
    """Whether the target may be announced after the last play: only if nobody has announced it before. D-95"""
    is_announced = state.rules.calling.claim is Claim.ANNOUNCE
    return is_announced and state.claimant < 0 and is_played_out(state)


def ends_deal(state: State, seat: int) -> bool:
    """Whether an announcement ends the deal: because it is right, or because a wrong one costs the game."""
    return is_right(state, seat) or state.rules.calling.false_announcement is FalseAnnouncement.GAME


def is_right(state: State, seat: int) -> bool:
    """Whether the points that a seat's side can no longer lose bring it to the target. D-71"""
    side = state.side_of(seat)
    return state.score(side) + secured(state).points[side] >= state.rules.ending.target


def is_decided(state: State) -> bool:
    """Whether some side has reached the target with points it can no longer lose."""
    counted = secured(state)
    if state.first_met != -1:
        return True
    return any(state.score(side) + points >= state.rules.ending.target for side, points in enumerate(counted.points))
