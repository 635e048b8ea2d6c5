"""Laying a card on the table without taking or building. Rule B14."""

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


def add_trail(turn: Turn, state: State, card: int) -> None:
    """The trail of this card if no build and no equal card forbids it."""
    bit = turn.one << card
    if state.must_take or turn.own_builds > turn.most_builds:
        return
    if turn.owned and not (may_trail(state, turn.seat) and turn.may_own(state, turn.hand & ~bit, turn.owned)):
        return
    if state.tables.compulsion == NO_COMPULSION or not must_capture(turn, state, card):
        turn.moves.add(TRAIL, bit, 0, 0)
