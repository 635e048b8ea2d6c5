"""A bot that plays any legal move."""

from cassino.bots.bot import ONE_SECOND, Clock
from cassino.bots.candidates import open_moves
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View


class RandomBot:
    """Plays a legal move drawn at random, each as likely as any other.

    Where the list is too long to make, it draws from the part that was made.
    """

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """A random move."""
        moves = open_moves(view)
        return moves[self._rng.below(len(moves))]
