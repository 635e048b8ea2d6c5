"""Laying a card on the table without taking or building. Rule B14."""

from cassino.engine.capturing import must_capture
from cassino.engine.move import TRAIL
from cassino.engine.state import State
from cassino.engine.tables import NO_COMPULSION
from cassino.engine.turn import Turn, may_trail
from cassino.kernel import Card, kernel
from cassino.rules.options import OPTIONS

ONLY_WHEN_STUCK = OPTIONS["trailing.only_when_stuck"].code


@kernel
def add_trail(turn: Turn, state: State, card: Card) -> None:
    """The trail of this card if no build and no equal card forbids it; players who are stuck get theirs in `legal`."""
    bit = 1 << card
    if state.tables.chosen[ONLY_WHEN_STUCK] or state.must_take or turn.own_builds > turn.most_builds:
        return
    if turn.owned and not (may_trail(state, turn.seat) and turn.may_own(state, turn.hand & ~bit, turn.owned)):
        return
    if state.tables.compulsion == NO_COMPULSION or not must_capture(turn, state, card):
        turn.moves.add(TRAIL, bit, 0, 0)
