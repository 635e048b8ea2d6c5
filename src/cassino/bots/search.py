"""A bot that searches: many worlds that agree with what it sees, each to the end of the round."""

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter

from cassino.bots.answers import sure_claim
from cassino.bots.appraisal import Appraisal
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.heuristic import HeuristicBot, judged_moves
from cassino.bots.reading import LEAST_BELIEF, Reader
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.options import Replenish, has_steps
from cassino.search.analyze import MOST_MOVES, analyze, is_open
from cassino.search.budget import Budget, now
from cassino.search.equilibrium.resolving import is_small, mixed
from cassino.search.ismcts import Effort, explore
from cassino.search.match_chances import aim_for
from cassino.search.results import Analysis

LARGEST_HAND = 5
"""With more cards in a hand, alpha-beta cannot reach the end of the round."""
TRIES_A_WORLD = 64
"""A tree gets this many iterations for each world of the budget."""
READ_PLAYERS = 2
"""With more players, hardly any world explains all plays, and which ones are left is a matter of chance."""
FULL_BELIEF = 0.9
"""If other players are faithful with at least this probability, they are assumed to reply only as expected."""
SIGHT_SHARE = 0.3
"""The share of a limited time for judging moves without a search."""
MOST_STEPS = 40
"""With more moves in a turn of several steps, none is judged without a search."""
READING_SHARE = 0.4
"""The share of a limited time for reading other players' plays."""


class SearchBot:
    """Plays the best move by sampled worlds, in deep rounds by a tree over many worlds; exact if it knows all cards."""

    name = "search"

    def __init__(
        self,
        rng: Rng,
        *,
        worlds: int = 256,
        nodes: int = 30_000,
        cpu_ms: int = 0,
        threads: int = 1,
        guesses: int = 8,
        reads: int = 1,
        solves: int = 1,
    ) -> None:
        """worlds, nodes, threads, guesses: as in `Budget`. cpu_ms: the limit for a move in milliseconds of CPU
        time, in addition to the clock, if one is set.

        reads: 0 to learn nothing from other players' plays. solves: 0 to look for no equilibrium.
        """
        self._rng = rng
        self._budget = Budget(worlds, nodes, cpu_ms / 1000 if cpu_ms else None, threads, guesses)
        self._reader = Reader(expected) if reads else None
        self._solves = bool(solves)
        self.weights: Sequence[float] | None = None
        """Weights of the features of the estimate; None for those shipped with the rules."""

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move within the budget, or a draw from the mix of an equilibrium."""
        return drawn(self.chances(view, clock), self._rng)

    def chances(self, view: View, clock: Clock) -> list[tuple[Move, float]]:
        """The moves it may play, with their probabilities."""
        claim = sure_claim(view)
        if claim:
            return [(claim, 1.0)]
        moves = open_moves(view, 2)
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        budget = replace(self._budget, seconds=clock.within(self._budget.seconds))
        if not self._solves:
            return [(searched(view, budget, self._rng, self.weights, self._reader).best.move, 1.0)]
        return chances_of(view, budget, self._rng, self.weights, self._reader)


def chances_of(
    view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> list[tuple[Move, float]]:
    """What to play, with probabilities: by an equilibrium if the end of the round is solved in time, else by search."""
    start, seconds = now(), budget.seconds
    choices = solved(view, seconds, weights, reader)
    if choices:
        return choices
    rest = budget if seconds is None else replace(budget, seconds=max(0.0, seconds - (now() - start)))
    return [(searched(view, rest, rng, weights, reader).best.move, 1.0)]


def solved(
    view: View, seconds: float | None, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> list[tuple[Move, float]]:
    """What an equilibrium of the end of the round plays, with probabilities; nothing if it is not found in time.

    Nothing either if the opponent is believed to play as expected: the best reply to that is better than an
    equilibrium.
    """
    if is_deep(view) or not is_small(view):
        return []
    start = now()
    if reader and reader.belief(view, None if seconds is None else start + READING_SHARE * seconds) >= LEAST_BELIEF:
        return []
    aim = aim_for(view)
    return mixed(view, None if seconds is None else seconds - (now() - start), weights, aim)


def drawn(choices: Sequence[tuple[Move, float]], rng: Rng) -> Move:
    """A move drawn by these probabilities."""
    if len(choices) == 1:
        return choices[0][0]
    left = rng.random() * sum(chance for _, chance in choices)
    for move, chance in choices:
        left -= chance
        if left < 0.0:
            return move
    return max(choices, key=itemgetter(1))[0]


def at_sight(view: View, until: float | None) -> dict[Move, float]:
    """What moves are worth by the heuristic bot's judgment, for as many moves as there is time.

    None in a window or if every card is known, and none in a turn of several steps with many moves: the value of a step
    depends on what follows it, which takes long to find.
    """
    if view.public.window or is_open(view):
        return {}
    appraisal, moves, found = Appraisal(view), view.moves_up_to(MOST_MOVES), dict[Move, float]()
    if has_steps(view.public.rules):
        judged = judged_moves(appraisal, list(moves)) if len(moves) <= MOST_STEPS else []
        return {each.move: each.total for each in judged}
    for move in moves:
        if until is not None and now() > until:
            break
        found[move] = appraisal.judge(move).total
    return found


def expected(view: View) -> tuple[Move, float]:
    """What another player is expected to do: the heuristic bot's move, and its lead over playing other cards."""
    return HeuristicBot(Rng(0)).weigh(view)


def searched(
    view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None = None, reader: Reader | None = None
) -> Analysis:
    """What each move is worth, by the search that suits the position; for the match, once a side has points."""
    if is_deep(view):
        start = now()
        judged = at_sight(view, None if budget.seconds is None else start + SIGHT_SHARE * budget.seconds)
        seconds = None if budget.seconds is None else budget.seconds - (now() - start)
        effort = Effort(TRIES_A_WORLD * budget.worlds, seconds, budget.threads)
        return explore(view, effort, rng, weights, expected=judged)
    is_readable = view.public.players <= READ_PLAYERS and view.public.rules.dealing.replenish is not Replenish.DRAW
    if reader is None or not is_readable or is_open(view):
        return analyze(view, budget, rng, weights, aim_for(view))
    return _read(view, budget, rng, weights, reader)


def _read(view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None, reader: Reader) -> Analysis:
    """The same, using what other players' plays reveal about their hands and their replies."""
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
    """Whether one tree over many worlds sees further than a search of each world.

    It does with large hands, and in games where every play draws a card: there a world shows draws that nobody can
    know.
    """
    state = view.public
    if state.rules.dealing.replenish is Replenish.DRAW and state.stock_size:
        return True
    return max(state.hand_size(seat) for seat in range(state.players)) > LARGEST_HAND
