"""A player that searches: many worlds that agree with what it sees, each to the end of the round."""

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter

from cassino.bots.answers import sure_claim
from cassino.bots.appraisal import Appraisal
from cassino.bots.bot import ONE_SECOND, Clock
from cassino.bots.heuristic import HeuristicBot, judged_moves
from cassino.bots.reading import LEAST_BELIEF, Reader
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.search.analyze import MOST_MOVES, analyze, is_open
from cassino.search.budget import Budget, now
from cassino.search.equilibrium.resolving import is_small, mixed
from cassino.search.ismcts import Effort, explore
from cassino.search.match_chances import aim_for
from cassino.search.results import Analysis

LARGEST_HAND = 5
"""With more cards in a hand the end of the round is out of the reach of alpha-beta."""
TRIES_A_WORLD = 64
"""For each world of the budget a tree has so many iterations."""
READ_PLAYERS = 2
"""With more, too many plays are to be explained at once: few worlds are left, and which is chance."""
FULL_BELIEF = 0.9
"""Of who is more likely than that to do what is expected only that is expected."""
SIGHT_SHARE = 0.3
"""The part of a limited time for what moves are worth at sight."""
MOST_STEPS = 40
"""With more moves in a turn of several steps none is judged at sight."""
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
        solves: int = 1,
    ) -> None:
        """worlds, nodes, threads, guesses: as in `Budget`. reads: 0 takes nothing from what the others have played.

        ms: no new worlds after so many, nor after the clock. solves: 0 looks for no equilibrium.
        """
        self._rng = rng
        self._budget = Budget(worlds, nodes, ms / 1000 if ms else None, threads, guesses)
        self._reader = Reader(expected) if reads else None
        self._solves = bool(solves)
        self.weights: Sequence[float] | None = None
        """Those of the features; None for those shipped with the rules."""

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move found within its budget, or one of those that an equilibrium mixes."""
        return drawn(self.chances(view, clock), self._rng)

    def chances(self, view: View, clock: Clock) -> list[tuple[Move, float]]:
        """What it plays, and how often."""
        claim = sure_claim(view)
        if claim:
            return [(claim, 1.0)]
        moves = view.moves_up_to(2)
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        seconds = clock.move_seconds if self._budget.seconds is None else min(self._budget.seconds, clock.move_seconds)
        budget = replace(self._budget, seconds=seconds)
        if not self._solves:
            return [(searched(view, budget, self._rng, self.weights, self._reader).best.move, 1.0)]
        return chances_of(view, budget, self._rng, self.weights, self._reader)


def chances_of(
    view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> list[tuple[Move, float]]:
    """What to play, and how often: by an equilibrium if the end of the round is solved in time, else by a search."""
    start, seconds = now(), budget.seconds
    choices = solved(view, seconds, weights, reader)
    if choices:
        return choices
    rest = budget if seconds is None else replace(budget, seconds=max(0.0, seconds - (now() - start)))
    return [(searched(view, rest, rng, weights, reader).best.move, 1.0)]


def solved(
    view: View, seconds: float | None, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> list[tuple[Move, float]]:
    """What an equilibrium of the end of the round plays, and how often; nothing where that is not found.

    Nor where the other is read: who plays as expected is not played against as if anything were to be expected.
    """
    if is_deep(view) or not is_small(view):
        return []
    start = now()
    if reader and reader.belief(view, None if seconds is None else start + READING_SHARE * seconds) >= LEAST_BELIEF:
        return []
    aim = aim_for(view)
    return mixed(view, None if seconds is None else seconds - (now() - start), weights, aim)


def drawn(choices: Sequence[tuple[Move, float]], rng: Rng) -> Move:
    """One of some moves, each as often as its chance says."""
    if len(choices) == 1:
        return choices[0][0]
    left = rng.random() * sum(chance for _, chance in choices)
    for move, chance in choices:
        left -= chance
        if left < 0.0:
            return move
    return max(choices, key=itemgetter(1))[0]


def at_sight(view: View, until: float | None) -> dict[Move, float]:
    """What moves are worth to the one-move player, as many as there is time for; none where nothing is to be played.

    Nor where a turn has several steps and many ways: a step is worth what follows, and that takes long.
    """
    if view.public.window or is_open(view):
        return {}
    appraisal, moves, found = Appraisal(view), view.moves_up_to(MOST_MOVES), dict[Move, float]()
    if view.public.tables.composite:
        judged = judged_moves(appraisal, list(moves)) if len(moves) <= MOST_STEPS else []
        return {each.move: each.total for each in judged}
    for move in moves:
        if until is not None and now() > until:
            break
        found[move] = appraisal.judge(move).total
    return found


def expected(view: View) -> tuple[Move, float]:
    """What another player is taken to do, what the one-move player does; and how much better that looks to it."""
    return HeuristicBot(Rng(0)).weigh(view)


def searched(
    view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> Analysis:
    """What each move is worth, by the search that suits the position; for the match once somebody has points."""
    if is_deep(view):
        start = now()
        judged = at_sight(view, None if budget.seconds is None else start + SIGHT_SHARE * budget.seconds)
        seconds = None if budget.seconds is None else budget.seconds - (now() - start)
        effort = Effort(TRIES_A_WORLD * budget.worlds, seconds, budget.threads)
        return explore(view, effort, rng, weights, expected=judged)
    is_readable = view.public.players <= READ_PLAYERS and not view.public.tables.draws
    if reader is None or not is_readable or is_open(view):
        return analyze(view, budget, rng, weights, aim_for(view))
    return _read(view, budget, rng, weights, reader)


def _read(view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None, reader: Reader) -> Analysis:
    """The same, with what the others' plays tell of their hands and of how they will reply."""
    start, worlds = now(), list[State]()
    until = None if budget.seconds is None else start + READING_SHARE * budget.seconds
    belief = reader.belief(view, until)
    if belief >= LEAST_BELIEF:
        worlds, belief = reader.likely_worlds(view, belief, budget.worlds, rng.split(0), until)
    rest = replace(budget, seconds=None if budget.seconds is None else budget.seconds - (now() - start))
    if belief < LEAST_BELIEF:
        return analyze(view, rest, rng, weights, aim_for(view))
    guesses = 0 if belief > FULL_BELIEF else budget.guesses
    return analyze(view, replace(rest, guesses=guesses, trust=belief), rng, weights, aim_for(view), reader.mind, worlds)


def is_deep(view: View) -> bool:
    """Whether a tree of many worlds sees further than a search of each.

    It does in large hands, and where every play draws a card: there a world tells what nobody can know.
    """
    state = view.public
    if state.tables.draws and state.stock_size:
        return True
    return max(state.hand_size(seat) for seat in range(state.players)) > LARGEST_HAND
