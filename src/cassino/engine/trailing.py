"""Laying a card on the table without taking or building. Rule B14."""

from cassino.engine.capturing import trail_compulsion
from cassino.engine.facts import Facts
from cassino.engine.move import TRAIL
from cassino.engine.refusals import Refusal
from cassino.engine.state import State
from cassino.engine.turn import Turn
from cassino.kernel import Card, kernel
from cassino.rules.options import OPTIONS

ONLY_WHEN_STUCK = OPTIONS["trailing.only_when_stuck"].code


@kernel
def add_trail(turn: Turn, state: State, card: Card) -> None:
    """Add the trail of this card if nothing forbids it. (Trails of players who are stuck are added in `legal`.)"""
    if trail_refusal(turn, state, card) == 0:
        turn.moves.add(TRAIL, 1 << card, 0, 0)


@kernel
def trail_refusal(facts: Facts, state: State, card: Card) -> int:
    """Why a card may not be trailed by a player who can do something else: because of builds or captures."""
    if state.tables.chosen[ONLY_WHEN_STUCK]:
        return Refusal.NOT_STUCK
    if state.must_take:
        return Refusal.TRAIL_OWED
    if facts.owned:
        if facts.is_banned:
            return Refusal.TRAIL_BANNED
        found: int = facts.limit_refusal(facts.own_builds) or facts.holding_refusal(
            state, facts.hand_without(card), facts.owned
        )
        if found:
            return found
    return trail_compulsion(facts, state, card)
