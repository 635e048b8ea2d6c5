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
        ms: int = 0,
        threads: int = 1,
        worlds: int = USUAL.worlds,
        exploration: int = USUAL.exploration,
        widening: int = USUAL.widening,
        chance: int = USUAL.chance,
        rounds: int = USUAL.rounds,
        reach: int = USUAL.reach,
    ) -> None:
        """ms: the time limit in milliseconds, in addition to the clock; the rest as in `Effort`."""
        self._rng = rng
        seconds = ms / 1000 if ms else None
        self._effort = Effort(iterations, seconds, threads, worlds, exploration, widening, chance, rounds, reach)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move found within its effort."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = open_moves(view, 2)
        if len(moves) == 1:
            return moves[0]
        limit = self._effort.seconds
        seconds = clock.thinking_seconds if limit is None else min(limit, clock.thinking_seconds)
        return explore(view, replace(self._effort, seconds=seconds), self._rng).best.move
