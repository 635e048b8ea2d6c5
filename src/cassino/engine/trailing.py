"""Laying a card on the table without taking or building. Rule B14."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.holding import covers
    from cassino.engine.move import TRAIL
    from cassino.engine.state import State
    from cassino.engine.tables import TRAIL_BANNED, TRAIL_FREE
    from cassino.engine.turn import Turn


def may_trail(state: State, seat: int) -> bool:
    """Whether the builds a seat owns leave it free to trail. D-11"""
    rule = state.tables.owner_trail
    if rule == TRAIL_FREE:
        return True
    for i in range(state.build_count):
        # An owner's next turn comes after one turn of everybody.
        age = state.turn_no - state.build_turn[i]
        if state.build_owner[i] == seat and (rule == TRAIL_BANNED or age <= state.players):
            return False
    return True


def add_trail(turn: Turn, state: State, card: int) -> None:
    """The trail of this card if no build forbids it."""
    bit = turn.one << card
    if turn.owned == 0 or (may_trail(state, turn.seat) and covers(turn.hand & ~bit, turn.owned)):
        turn.moves.add(TRAIL, bit, 0, 0)
