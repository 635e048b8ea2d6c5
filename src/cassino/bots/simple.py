"""The two simplest bots: one plays any legal move, one takes the most points it can see now."""

from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.worth import called_points, fixed_worth, sweep_points, total_worth
from cassino.engine.layout import is_sweep, table_cards
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View


class RandomBot:
    """Plays a random legal move; all are equally likely.

    If there are too many to list, it draws from those that were listed.
    """

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """A random move."""
        moves = open_moves(view)
        return moves[self._rng.below(len(moves))]


_ORDER = {Kind.CAPTURE: 3, Kind.CALL: 3, Kind.PASS: 2, Kind.TRAIL: 1}


class GreedyBot:
    """Makes the most valuable capture, where each card counts a share of every race; otherwise trails its cheapest
    card.
    """

    name = "greedy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The most valuable capture, the cheapest trail, or the cheapest other play; the first among equals.

        It makes every right call and no demand.
        """
        state = view.public
        worth = fixed_worth(state.rules)

        def rank(move: Move) -> tuple[int, float]:
            if move.kind == Kind.CAPTURE:
                swept = sweep_points(state, table_cards(state)) if is_sweep(state, move) else 0
                return 3, total_worth(worth, move.cards | move.taken) + swept + called_points(state, move)
            if move.kind == Kind.CALL:
                return (3, 0.0) if state.pending_value else (0, 0.0)
            return _ORDER.get(Kind(move.kind), 0), -total_worth(worth, move.cards)

        return max(open_moves(view), key=rank)
