"""Laying a card on the table without taking or building. Rule B14."""

from cassino.rules.options import OPTIONS

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.capturing import must_capture
    from cassino.engine.move import TRAIL
    from cassino.engine.state import State
    from cassino.engine.tables import NO_COMPULSION
    from cassino.engine.turn import Turn, may_trail

ONLY_WHEN_STUCK = OPTIONS["trailing.only_when_stuck"].code


def add_trail(turn: Turn, state: State, card: int) -> None:
    """The trail of this card if no build and no equal card forbids it; players who are stuck get theirs in `legal`."""
    bit = turn.one << card
    if state.tables.chosen[ONLY_WHEN_STUCK] or state.must_take or turn.own_builds > turn.most_builds:
        return
    if turn.owned and not (may_trail(state, turn.seat) and turn.may_own(state, turn.hand & ~bit, turn.owned)):
        return
    if state.tables.compulsion == NO_COMPULSION or not must_capture(turn, state, card):
        turn.moves.add(TRAIL, bit, 0, 0)
