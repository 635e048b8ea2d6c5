"""A bot that grows one tree of moves over many worlds that agree with what it sees."""

from dataclasses import replace

from cassino.bots.answers import sure_claim
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.ismcts import Effort, explore

USUAL = Effort()


class IsmctsBot:
    """Plays the move that its tree visited most often; exact if it knows all cards."""

    name = "ismcts"

    def __init__(
        self,
        rng: Rng,
        *,
        iterations: int = USUAL.iterations,
        cpu_ms: int = 0,
        threads: int = 1,
        worlds: int = USUAL.worlds,
        exploration: int = USUAL.exploration,
        widening: int = USUAL.widening,
        chance: int = USUAL.chance,
        rounds: int = USUAL.rounds,
        reach: int = USUAL.reach,
    ) -> None:
        """cpu_ms: the limit for a move in milliseconds of CPU time, in addition to the clock, if one is set.

        The rest as in `Effort`.
        """
        self._rng = rng
        seconds = cpu_ms / 1000 if cpu_ms else None
        self._effort = Effort(iterations, seconds, threads, worlds, exploration, widening, chance, rounds, reach)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move found within its effort."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = open_moves(view, 2)
        if len(moves) == 1:
            return moves[0]
        seconds = clock.within(self._effort.seconds)
        return explore(view, replace(self._effort, seconds=seconds), self._rng).best.move
