"""A player that searches: many worlds that agree with what it sees, each to the end of the round."""

from collections.abc import Sequence
from dataclasses import replace

from cassino.bots.bot import Clock
from cassino.bots.claiming import sure_claim
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.reading import Reader, reply_share
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.aiming import aim_for
from cassino.search.analyse import analyse, is_open
from cassino.search.findings import Analysis, Budget
from cassino.search.ismcts import Effort, explore
from cassino.search.pace import now

LARGEST_HAND = 5
"""With more cards in a hand the end of the round is out of the reach of alpha-beta."""
TRIES_A_WORLD = 64
"""For each world of the budget a tree has so many iterations."""
READ_PLAYERS = 2
"""With more, too many plays are to be explained at once: few worlds are left, and which is chance."""
READING_SHARE = 0.4
"""The part of a limited time for what the others' plays tell."""


class SearchBot:
    """Plays the best move by sampled worlds, in deep rounds by a tree of many; exact where it knows all cards."""

    name = "search"

    def __init__(
        self,
        rng: Rng,
        *,
        worlds: int = 256,
        nodes: int = 30_000,
        ms: int = 0,
        threads: int = 1,
        guesses: int = 8,
        reads: int = 1,
    ) -> None:
        """worlds, nodes, threads, guesses: as in `Budget`. reads: 0 takes nothing from what the others have played.

        ms: no new worlds after so many, nor after the clock.
        """
        self._rng = rng
        self._budget = Budget(worlds, nodes, ms / 1000 if ms else None, threads, guesses)
        self._reader = Reader(expected) if reads else None
        self.weights: Sequence[float] | None = None
        """Those of the features; None for those shipped with the rules."""

    def choose(self, view: View, clock: Clock) -> Move:
        """The best move found within its budget."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = view.legal_moves(2)
        if len(moves) == 1:
            return moves[0]
        seconds = clock.move_seconds if self._budget.seconds is None else min(self._budget.seconds, clock.move_seconds)
        budget = replace(self._budget, seconds=seconds)
        return searched(view, budget, self._rng, self.weights, self._reader).best.move


def expected(view: View) -> Move:
    """What another player is taken to do: what the one-move player does."""
    return HeuristicBot(Rng(0)).choose(view, Clock())


def searched(
    view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> Analysis:
    """What each move is worth, by the search that suits the position; for the match once somebody has points."""
    if is_deep(view):
        effort = Effort(TRIES_A_WORLD * budget.worlds, budget.seconds, budget.threads)
        return explore(view, effort, rng, weights)
    if reader is None or view.public.players > READ_PLAYERS or is_open(view):
        return analyse(view, budget, rng, weights, aim_for(view))
    return _read(view, budget, rng, weights, reader)


def _read(view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None, reader: Reader) -> Analysis:
    """The same, with what the others' plays tell of their hands and of how they will reply."""
    start = now()
    until = None if budget.seconds is None else start + READING_SHARE * budget.seconds
    trust = reader.trust(view)
    worlds = reader.likely_worlds(view, trust, budget.worlds, rng.split(0), until)
    left = None if budget.seconds is None else budget.seconds - (now() - start)
    rest = replace(budget, seconds=left, trust=reply_share(trust))
    return analyse(view, rest, rng, weights, aim_for(view), reader.mind, worlds)


def is_deep(view: View) -> bool:
    """Whether a tree of many worlds sees further than a search of each.

    It does in large hands, and where every play draws a card: there a world tells what nobody can know.
    """
    state = view.public
    if state.tables.draws and state.stock_size:
        return True
    return max(state.hand_size(seat) for seat in range(state.players)) > LARGEST_HAND
