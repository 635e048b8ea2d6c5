"""Announcing the target, and matches that stop as soon as they are decided. Rules B25, D-70, D-79, D-95."""

from typing import TYPE_CHECKING

from cassino.rules.options import FalseAnnouncement

if TYPE_CHECKING:
    from cassino.engine.state import State


def ends_deal(state: "State", seat: int) -> bool:
    """Whether an announcement ends the deal: because it is right, or because a wrong one costs the game."""
    return is_right(state, seat) or state.rules.calling.false_announcement is FalseAnnouncement.GAME


def is_right(state: "State", seat: int) -> bool:
    """Whether the points that a seat's side can no longer lose bring it to the target. D-71"""
    from cassino.engine.scoring import secured

    side = state.side_of(seat)
    return state.score(side) + secured(state).points[side] >= state.rules.ending.target


def is_decided(state: "State") -> bool:
    """Whether some side has reached the target with points it can no longer lose."""
    from cassino.engine.scoring import secured

    counted = secured(state)
    if state.first_met != -1:
        return True
    return any(state.score(side) + points >= state.rules.ending.target for side, points in enumerate(counted.points))
