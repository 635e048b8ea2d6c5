"""What each legal move is worth to the seat to act: the basis of bots, hints and reviews.

If the seat knows every card, an exact search to the end of the deal finds the values (`exact_analysis`). Otherwise
worlds that agree with its view are searched one after another, and a move is worth the mean of its scores over the
worlds:
1. First look. Every move is searched in every world to the end of the round, or to the depth that the nodes of one
world allow. Moves that fall clearly behind are dropped (`_contenders`).
2. Second look, with `guesses`. In a world all hands are face up. The best moves are searched again in the same worlds
with players who choose by what they see; each move's mean difference, its shift, is added to its value.
If there is a second look, the first one gets half of a limited time (FIRST_SHARE).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from math import hypot
from threading import local
from typing import TypeVar

from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.search.aim import Aim
from cassino.search.budget import EXACT_NODES, Budget, TimeBudget, now
from cassino.search.estimator import Estimator
from cassino.search.expected_points import cards_left
from cassino.search.points import Points
from cassino.search.results import Analysis, MoveValue, mean_and_error, ranked
from cassino.search.solver import SearchTooLong, Solver, table_bits
from cassino.search.weights import weights_for
from cassino.search.world_search import ANY_DEPTH, WorldSearch
from cassino.search.worlds import draw_worlds, worlds_of

MOST_MOVES = 120
"""At most this many moves of a position are searched; in a longer list every card gets its share of them."""
WIDEST_EXACT = 20_000
"""A position with more moves is not searched exactly."""
LONGEST = 2000
"""With more moves to choose from there is no exact analysis."""
CHUNK = 16
"""How many worlds are searched before the program checks the time and drops moves that have fallen behind."""
FIRST_CHUNK = 4
"""The same before the first such check."""
FEW_CARDS = 12
"""With at most this many cards in all hands, the end of the round is tried at once."""
DEEPEST = 8
"""Otherwise a search looks at most this many moves ahead."""
LEAST_NODES = 500
"""A world gets at least this many nodes."""
NODES_A_SECOND = 250_000
"""If time is limited, the nodes of one world are this many for each second, so that many worlds are searched on any
machine.
"""
DROP = 3.0
"""A move is dropped if it is this many standard errors behind the best."""
LEAST_ERROR = 0.1
"""A standard error counts as at least this many points."""
EXACT_SPEED = 300_000
"""If time is limited, an exact search gets at most this many nodes for each second, so that it takes only part of the
time.
"""
MEMORY_BITS = 15
"""A search of worlds remembers 2**bits positions."""
REACH = 3
"""In the second look players choose by what they see in this many moves after the first."""
SECOND_LOOKS = 4
"""How many of the best moves get a second look."""
LEAST_LOOKS = 64
"""The second look covers at least this many worlds (or all, if there are fewer); otherwise it is skipped, because its
mean would be too uncertain.
"""
HALVINGS = (4, 2, 1)
"""If time is short, players deal the hidden cards 1/2 or 1/4 as often; the divisors are those of 1, 2 and 4."""
SECOND_SPEED = 500_000
"""In the second look a world gets at most this many nodes for each second that is left."""
FIRST_SHARE = 0.5
"""The share of a limited time for the first look, if there is another."""
QUICK_SHARE = 0.25
"""The second look is not measured beforehand if the first one took less than this share of the time that is left."""


UNSHIFTED = (0.0, 0.0)
"""The shifts of a move if there was no later look; there are two, so that their error is known."""

T = TypeVar("T")
Row = tuple[list[float], int]
"""The score of each move in a world, and the number of nodes it took."""


Look = tuple[int, State, int]
"""A world to be searched again: its number, the world, and the seed for its players' guesses."""


class _OfThread(local):
    """The searches of a thread, kept because their working memory is large."""

    def __init__(self) -> None:
        self.exact: Solver | None = None
        self.worlds: WorldSearch | None = None


_OF_THREAD = _OfThread()


def world_search_for(points: Points, value: Estimator, aim: Aim | None = None) -> WorldSearch:
    """This thread's search of worlds, set for a deal: lines cut short are played out, sides play for themselves."""
    found = _OF_THREAD.worlds
    if found is None or found.points.tables is not points.tables:
        found = _OF_THREAD.worlds = WorldSearch(points, value, MEMORY_BITS)
    found.begin(points, value, aim)
    found.plays_out, found.is_selfish = True, points.sides > 2
    return found


def solver_for(points: Points, value: Estimator, bits: int, aim: Aim | None = None) -> Solver:
    """This thread's exact solver, set for a deal, with 2**bits positions to be remembered."""
    found = _OF_THREAD.exact
    if found is None or found.points.tables is not points.tables:
        found = _OF_THREAD.exact = Solver(points, value, bits, WIDEST_EXACT)
    found.begin(points, value, bits, aim)
    return found


def analyze(
    view: View,
    budget: Budget,
    rng: Rng,
    weights: Sequence[float] | None = None,
    aim: Aim | None = None,
) -> Analysis:
    """The value of every legal move of the view's seat, which is to act.

    weights: of the estimate's features; None for those shipped with the rules. aim: values are then chances to win the
    match in percent, else margins in points.
    """
    start = now()
    exact = exact_analysis(view, rng, exact_nodes(budget.seconds, budget.exact), aim)
    return exact or _Weighing(view, budget, weights, aim, start).over_worlds(view, rng)


def exact_nodes(seconds: float | None, most: int = EXACT_NODES) -> int:
    """How many nodes an exact search may use if there is this much time for the move."""
    return most if seconds is None else min(most, int(EXACT_SPEED * seconds))


def exact_analysis(view: View, rng: Rng, nodes: int = EXACT_NODES, aim: Aim | None = None) -> Analysis | None:
    """The value of every move by a search to the end of the deal; None if a card is hidden or it takes too long."""
    if not is_open(view):
        return None
    moves = view.moves_up_to(LONGEST)
    if not moves.complete:
        return None
    points, value = counting(view, None)
    [world] = draw_worlds(view, rng, 1)
    solver = solver_for(points, value, table_bits(cards_left(world), nodes), aim)
    try:
        scores = solver.solve_moves(world, list(moves), nodes)
    except SearchTooLong:
        return None
    values = [MoveValue(move, score, 0.0) for move, score in zip(moves, scores, strict=True)]
    return Analysis(ranked(values), 1, solver.nodes, True)


def counting(view: View, weights: Sequence[float] | None) -> tuple[Points, Estimator]:
    """The points and the estimate for the deal of a view. weights: as in `analyze`."""
    points = Points(view.public)
    value = Estimator(points, weights or weights_for(view.public.rules, view.public.players))
    value.prepare(view.public)
    return points, value


def is_open(view: View) -> bool:
    """Whether the seat knows every card: the stock is empty, and all hands follow from what it has seen."""
    state = view.public
    if state.stock_size or state.tables.secret_order:
        return False
    return all(view.certain(seat).bit_count() == state.hand_size(seat) for seat in range(state.players))


class _Weighing:
    """The scores of moves over worlds: `scores[i][w]` for move i in world w, and how much later looks shift them."""

    def __init__(
        self,
        view: View,
        budget: Budget,
        weights: Sequence[float] | None,
        aim: Aim | None,
        start: float,
    ) -> None:
        self.moves = list(view.moves_up_to(MOST_MOVES))
        self.view = view
        self.budget = budget
        self._solver = world_search_for(*counting(view, weights), aim)
        self.active = list(range(len(self.moves)))
        self.depth = 0
        self.nodes = 0
        self.second_limit = 0
        self.drawn: list[State] = []
        self.scores: list[list[float]] = [[] for _ in self.moves]
        self.shifts: list[list[float]] = [[] for _ in self.moves]
        self.guesses = 0 if is_open(view) else budget.guesses
        self.end = None if budget.seconds is None else start + budget.seconds
        share = FIRST_SHARE if self.guesses else 1.0
        self.pace = TimeBudget(None if budget.seconds is None else start + share * budget.seconds)
        self.planned = budget.worlds
        self.is_hurried = False

    def over_worlds(self, view: View, rng: Rng) -> Analysis:
        """Search worlds within the budget, then search the best moves again."""
        source, chunks = worlds_of(view, rng.split(0)), self._chunks()
        self._look(source, chunks)
        if self.guesses and len(self.active) > 1 and not self._look_again(rng):
            self.pace.until = self.end
            self._look(source, chunks)
        values = [self._summary(place) for place in range(len(self.moves))]
        return Analysis(ranked(values), len(self.scores[self.active[0]]), self.nodes, False, self.is_hurried)

    def _look(self, source: Iterator[State], chunks: Iterator[int]) -> None:
        """The first look: search worlds until all are searched, time is up, or one move is left."""
        for size in chunks:
            worlds = list(islice(source, size))
            self._note(self._rows(partial(self._row, self._chosen(self.active)), worlds))
            self.drawn += worlds[: len(self.scores[self.active[0]]) - len(self.drawn)]
            self.active = self._contenders()
            if len(self.active) == 1:
                break
            if self.pace.is_late():
                self.is_hurried = self.is_hurried or len(self.drawn) < self.planned
                break

    def _chosen(self, places: Sequence[int]) -> list[Move]:
        return [self.moves[place] for place in places]

    def _chunks(self) -> Iterator[int]:
        left = self.budget.worlds
        size = FIRST_CHUNK
        while left > 0:
            yield min(size, left)
            left -= size
            size = CHUNK

    def _rows(self, row: Callable[[T], Row], worlds: Sequence[T]) -> Iterator[Row]:
        """The scores in each world while there is time; in the first look, at least those of one world."""
        for found in map(row, self._in_time(worlds)):
            self.pace.worlds += 1
            yield found

    def _in_time(self, worlds: Sequence[T]) -> Iterator[T]:
        """Worlds while there is time for them."""
        for world in worlds:
            if self.depth and self.pace.is_late():
                self.is_hurried = True
                return
            yield world

    def _note(self, rows: Iterator[Row]) -> None:
        for row, nodes in rows:
            self.nodes += nodes
            for place, score in zip(self.active, row, strict=True):
                self.scores[place].append(score)

    def _row(self, moves: Sequence[Move], world: State) -> Row:
        """The first look at one world: as deep as in the first world, or less deep if that takes too many nodes."""
        solver = self._solver
        if not self.depth:
            return self._first_row(solver, moves, world)
        nodes = 0
        for depth in (self.depth, *range(min(self.depth - 1, DEEPEST), 1, -1)):
            row = solver.move_values(world, moves, depth, self._limit)
            nodes += solver.nodes
            if row is not None:
                return row, nodes
        return self._shallow(solver, moves, world, nodes)

    def _look_again(self, rng: Rng) -> bool:
        """The second look: note the shifts. False if there was no time for enough worlds; then nothing is noted."""
        places = self._best_places()
        worlds = [(at, world, rng.split(at).state) for at, world in enumerate(self.drawn)]
        least = min(LEAST_LOOKS, len(worlds))
        self.guesses = self._affordable(places, worlds[0], least)
        first_pace, self.pace = self.pace, TimeBudget(self.end)
        for at in range(0, len(worlds) if self.guesses else 0, CHUNK):
            self._shift(places, worlds[at : at + CHUNK])
        self.is_hurried = self.is_hurried or self.pace.ran_out
        # The time for one world may have been a poor estimate for the others.
        if 2 * len(self.shifts[places[0]]) >= least:
            return True
        for shifts in self.shifts:
            shifts.clear()
        self.pace = first_pace
        return False

    def _best_places(self) -> list[int]:
        """The best moves, but only one of several with equal scores in all worlds."""
        unlike = {tuple(self.scores[place]): place for place in reversed(self.active)}.values()
        return sorted(unlike, key=lambda place: -sum(self.scores[place]))[:SECOND_LOOKS]

    def _affordable(self, places: Sequence[int], look: Look, worlds: int) -> int:
        """How many times players can deal the hidden cards if this many worlds are to be searched in time; 0: no time
        at all.
        """
        self.second_limit = self._second_limit()
        if self.end is None or self._has_ample_time(self.end):
            return self.guesses
        most, pace = self.guesses, TimeBudget(self.end)
        self.guesses = max(1, most // HALVINGS[0])
        shifts, nodes = self._second_row(places, look)
        self.nodes += nodes
        fitting = (times for times in HALVINGS if shifts and pace.has_time_for(times * worlds))
        found = min(most, self.guesses * next(fitting, 0))
        self.is_hurried = self.is_hurried or (bool(shifts) and found < most)
        return found

    def _has_ample_time(self, end: float) -> bool:
        """Whether a second look is so small, and the first one was so quick, that there is no need to measure."""
        moment = now()
        left, spent = end - moment, moment - self.pace.start
        return spent < QUICK_SHARE * left and len(self.drawn) * self.second_limit < NODES_A_SECOND * left

    def _shift(self, places: Sequence[int], worlds: Sequence[Look]) -> None:
        """Note the shifts in these worlds while there is time."""
        if self.pace.is_late():
            return
        for shifts, nodes in self._rows(partial(self._second_row, places), worlds):
            self.nodes += nodes
            for place, shift in zip(places, shifts, strict=False):
                self.shifts[place].append(shift)

    def _second_row(self, places: Sequence[int], look: Look) -> Row:
        """The shifts in one world; none if that takes too many nodes."""
        number, world, seed = look
        solver = self._solver
        solver.guess(self.guesses, REACH, Rng(seed))
        row = solver.move_values(world, self._chosen(places), self.depth, self.second_limit)
        solver.guess(0, 0, Rng())
        firsts = [self.scores[place][number] for place in places]
        return [score - first for score, first in zip(row or (), firsts, strict=False)], solver.nodes

    def _first_row(self, solver: WorldSearch, moves: Sequence[Move], world: State) -> Row:
        """The very first world: find how deep the nodes allow to search, to the end of the round or step by step."""
        hands = sum(world.hand_size(seat) for seat in range(world.players))
        found, nodes = None, 0
        for depth in (ANY_DEPTH,) if hands <= FEW_CARDS else ():
            found, self.depth = solver.move_values(world, moves, depth, self._limit), depth
            nodes += solver.nodes
        if found is not None:
            return found, nodes
        self.depth = 1
        for depth in range(2, DEEPEST + 1):
            row = solver.move_values(world, moves, depth, self._limit)
            nodes += solver.nodes
            if row is None:
                break
            found, self.depth = row, depth
        return (found, nodes) if found is not None else self._shallow(solver, moves, world, nodes)

    def _shallow(self, solver: WorldSearch, moves: Sequence[Move], world: State, nodes: int) -> Row:
        """The scores right after each move."""
        row = solver.move_values(world, moves, 1, 1 << 40)
        assert row is not None
        return row, nodes + solver.nodes

    @property
    def _limit(self) -> int:
        """How many nodes a world gets in the first look."""
        if self.budget.seconds is None:
            return self.budget.nodes
        return max(LEAST_NODES, min(self.budget.nodes, int(self.budget.seconds * NODES_A_SECOND)))

    def _second_limit(self) -> int:
        """How many nodes a world gets in the second look."""
        most = self.budget.nodes * self.guesses
        if self.end is None:
            return most
        return max(LEAST_NODES, min(most, int((self.end - now()) * SECOND_SPEED)))

    def _contenders(self) -> list[int]:
        """The moves that may still be the best, compared in the same worlds."""
        rows = [self.scores[place] for place in self.active]
        best = max(range(len(rows)), key=lambda at: sum(rows[at]))
        kept = []
        for at, place in enumerate(self.active):
            behind = [first - own for first, own in zip(rows[best], rows[at], strict=True)]
            mean, error = mean_and_error(behind)
            if at == best or mean <= DROP * max(error, LEAST_ERROR):
                kept.append(place)
        return kept

    def _summary(self, place: int) -> MoveValue:
        """The value of a move: the mean of its scores, shifted.

        A move that was dropped is compared with the best one in the same worlds, which may have been lucky ones.
        """
        mean, error = mean_and_error(self.scores[place])
        best = max((self.scores[other] for other in self.active), key=sum)
        searched = best[: len(self.scores[place])]
        mean += sum(best) / len(best) - sum(searched) / len(searched)
        shift = mean_and_error(self._shifts_of(self.shifts, place))
        return MoveValue(self.moves[place], mean + shift[0], hypot(error, shift[1]), len(self.scores[place]))

    def _shifts_of(self, shifts: Sequence[list[float]], place: int) -> Sequence[float]:
        """The shifts of a move by world: its own, or those of a move with equal scores, or the mean of all moves."""
        looked = [other for other, own in enumerate(shifts) if own]
        alike = (shifts[other] for other in looked if self.scores[other] == self.scores[place])
        usual = [sum(column) / len(column) for column in zip(*(shifts[other] for other in looked), strict=False)]
        return next(alike, usual) or UNSHIFTED
