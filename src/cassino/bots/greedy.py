"""A bot that takes the most points it can see now."""

from cassino.bots.bot import Clock
from cassino.bots.candidates import open_moves
from cassino.bots.worth import fixed_worth, total_worth
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View


class GreedyBot:
    """Captures what is worth most, counting a share of the cards and of every race; else trails its cheapest card."""

    name = "greedy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock) -> Move:
        """The dearest capture, the cheapest trail, or the cheapest other play; the first of equals."""
        worth = fixed_worth(view.public.rules)
        sweep = view.public.rules.sweeping.points

        def rank(move: Move) -> tuple[int, float]:
            if move.kind == Kind.CAPTURE:
                swept = sweep if is_sweep(view.public, move) else 0
                return (2, total_worth(worth, move.cards | move.taken) + swept)
            return (1 if move.kind == Kind.TRAIL else 0, -total_worth(worth, move.cards))

        return max(open_moves(view), key=rank)
