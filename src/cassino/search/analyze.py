"""What each legal move is worth, over worlds that agree with a view: the ground of bots, hints and reviews."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
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
from cassino.search.budget import Budget, TimeBudget, now
from cassino.search.expected_points import cards_left
from cassino.search.points import Points
from cassino.search.replies import Mind, Replies
from cassino.search.results import Analysis, MoveValue, mean_and_error, ranked
from cassino.search.solver import SearchTooLong, Solver, table_bits
from cassino.search.value import Value
from cassino.search.weights import weights_for
from cassino.search.world_search import ANY_DEPTH, WorldSearch
from cassino.search.worlds import draw_worlds, worlds_of

MOST_MOVES = 120
"""So many moves of a position are looked at; of a longer list every card has its share."""
WIDEST_EXACT = 20_000
"""A position with more moves is not searched exactly."""
LONGEST = 2000
"""Where a list is longer, nothing is exact."""
CHUNK = 16
"""So many worlds are searched before moves that fell behind are dropped and the time is looked at."""
FIRST_CHUNK = 4
FEW_CARDS = 12
"""With so many cards in all hands the end of the round is tried at once."""
DEEPEST = 8
"""Else so many moves at most."""
LEAST_NODES = 500
NODES_A_SECOND = 250_000
"""A world gets so many nodes of a limited time: a good many worlds then fit into it on any machine."""
DROP = 3.0
"""A move is dropped that is so many standard errors behind the best."""
LEAST_ERROR = 0.1
EXACT_NODES = 3_000_000
"""An exact search gets so many nodes."""
EXACT_SPEED = 300_000
"""And of a limited time so many a second, which takes a part of it."""
MEMORY_BITS = 15
REACH = 3
"""In so many moves after the own one players choose by what they see, when worlds are searched again."""
SECOND_LOOKS = 4
"""So many of the best moves are searched again."""
REPLY_LOOKS = 3
"""And of so many the others' replies are looked at."""
LEAST_LOOKS = 64
"""So many worlds are searched again, if there are as many, or none: a few say less than they cost."""
HALVINGS = (4, 2, 1)
"""Where time is short, half as many guesses are made or a quarter."""
SECOND_SPEED = 500_000
"""A world searched again gets at most so many nodes for each second of the time left."""
FIRST_SHARE = 0.5
"""The part of a limited time after which worlds are searched again rather than for the first time."""
REPLIES_SHARE = 0.5
"""The part that is kept for the others' replies, if they are certain to be those expected; else as much less."""


T = TypeVar("T")
Row = tuple[list[float], int]
"""The score of each move in a world, and how many nodes that took."""


Look = tuple[int, State, int]
"""A world to be searched again: its number, itself, and the seed of what its players guess."""


class _OfThread(local):
    """The searches of a thread, kept because their work space is large."""

    def __init__(self) -> None:
        self.exact: Solver | None = None
        self.worlds: WorldSearch | None = None


_OF_THREAD = _OfThread()


def world_search_for(points: Points, value: Value, aim: Aim | None = None) -> WorldSearch:
    """This thread's search of worlds, set for a deal: lines cut short are played out, sides play for themselves."""
    found = _OF_THREAD.worlds
    if found is None or found.points.tables is not points.tables:
        found = _OF_THREAD.worlds = WorldSearch(points, value, MEMORY_BITS)
    found.begin(points, value, aim)
    found.plays_out, found.is_selfish = True, points.sides > 2
    return found


def solver_for(points: Points, value: Value, bits: int, aim: Aim | None = None) -> Solver:
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
    mind: Mind | None = None,
    worlds: Sequence[State] = (),
) -> Analysis:
    """The value of every move open to the view's seat, which is to act.

    weights: of the position's features where a round ends; those shipped for the rules unless given. aim: values are
    then a hundred times the chance to win the match. mind: what others are expected to do, as far as the budget trusts
    it. worlds: those to be searched; unless given, any that agree with the view.
    """
    start = now()
    exact = exact_analysis(view, rng, exact_nodes(budget.seconds), aim)
    return exact or _Weighing(view, budget, weights, aim, start, mind).over_worlds(view, rng, worlds)


def exact_nodes(seconds: float | None) -> int:
    """How many nodes an exact search may have where a move has so much time."""
    return EXACT_NODES if seconds is None else min(EXACT_NODES, int(EXACT_SPEED * seconds))


def exact_analysis(view: View, rng: Rng, nodes: int = EXACT_NODES, aim: Aim | None = None) -> Analysis | None:
    """The value of every move by a search to the end of the deal; None where a card is hidden or that is too long."""
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


def counting(view: View, weights: Sequence[float] | None) -> tuple[Points, Value]:
    """How the points of a view's deal count, and what positions of it are worth."""
    points = Points(view.public)
    value = Value(points, weights or weights_for(view.public.rules, view.public.players))
    value.prepare(view.public)
    return points, value


def is_open(view: View) -> bool:
    """Whether the seat knows every card: nothing is left to deal, and it knows all hands."""
    state = view.public
    if state.stock_size or state.tables.secret_order:
        return False
    return all(view.certain(seat).bit_count() == state.hand_size(seat) for seat in range(state.players))


class _Weighing:
    """Scores of moves over worlds."""

    def __init__(
        self,
        view: View,
        budget: Budget,
        weights: Sequence[float] | None,
        aim: Aim | None,
        start: float,
        mind: Mind | None,
    ) -> None:
        self.moves = list(view.moves_up_to(MOST_MOVES))
        self.view = view
        self.budget = budget
        self.weights = weights
        self.aim = aim
        self._own = local()
        self.active = list(range(len(self.moves)))
        self.depth = 0
        self.nodes = 0
        self.second_limit = 0
        self.drawn: list[State] = []
        self.scores: list[list[float]] = [[] for _ in self.moves]
        self.shifts: list[list[float]] = [[] for _ in self.moves]
        self.guesses = 0 if is_open(view) else budget.guesses
        self.replies = Replies(view, mind, self.moves) if mind and budget.trust and not is_open(view) else None
        self.last = None if budget.seconds is None else start + budget.seconds
        share = 1.0 - REPLIES_SHARE * budget.trust if self.replies else 1.0
        self.end = None if budget.seconds is None else start + share * budget.seconds
        share = FIRST_SHARE if self.guesses or self.replies else 1.0
        self.pace = TimeBudget(None if budget.seconds is None else start + share * budget.seconds)

    def over_worlds(self, view: View, rng: Rng, worlds: Sequence[State]) -> Analysis:
        """Search world after world, as far as the budget goes; then the same again for the best moves."""
        source, chunks = iter(worlds) if worlds else worlds_of(view, rng.split(0)), self._chunks()
        with ThreadPoolExecutor(self.budget.threads) as pool:
            self._look(pool, source, chunks)
            if self.guesses and len(self.active) > 1 and not self._look_again(pool, rng):
                self.pace.until = self.end
                self._look(pool, source, chunks)
        if self.replies and len(self.active) > 1:
            self._look_at_replies(self.replies)
        values = [self._summary(place) for place in range(len(self.moves))]
        return Analysis(ranked(values), len(self.scores[self.active[0]]), self.nodes, False)

    def _look(self, pool: ThreadPoolExecutor, source: Iterator[State], chunks: Iterator[int]) -> None:
        """Search worlds until they or the time are used up, or one move is left."""
        for size in chunks:
            worlds = list(islice(source, size))
            self._note(self._rows(pool, partial(self._row, self._chosen(self.active)), worlds))
            self.drawn += worlds[: len(self.scores[self.active[0]]) - len(self.drawn)]
            self.active = self._contenders()
            if len(self.active) == 1 or self.pace.is_late():
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

    def _rows(self, pool: ThreadPoolExecutor, row: Callable[[T], Row], worlds: Sequence[T]) -> Iterator[Row]:
        """The scores in each world; at least in one of the first look, however late it is."""
        in_turn = self.budget.threads == 1 or not self.depth
        for found in map(row, self._in_time(worlds)) if in_turn else pool.map(row, worlds):
            self.pace.worlds += 1
            yield found

    def _in_time(self, worlds: Sequence[T]) -> Iterator[T]:
        """One world after another, while there is time."""
        for world in worlds:
            if self.depth and self.pace.is_late():
                return
            yield world

    def _note(self, rows: Iterator[Row]) -> None:
        for row, nodes in rows:
            self.nodes += nodes
            for place, score in zip(self.active, row, strict=True):
                self.scores[place].append(score)

    def _row(self, moves: Sequence[Move], world: State) -> Row:
        """The score of each move in one world, and the nodes that took."""
        solver = self._solver()
        if not self.depth:
            return self._first_row(solver, moves, world)
        nodes = 0
        for depth in (self.depth, *range(min(self.depth - 1, DEEPEST), 1, -1)):
            row = solver.move_values(world, moves, depth, self._limit)
            nodes += solver.nodes
            if row is not None:
                return row, nodes
        return self._shallow(solver, moves, world, nodes)

    def _look_again(self, pool: ThreadPoolExecutor, rng: Rng) -> bool:
        """Note by how much scores change when players choose by what they see. False: no time, nothing is noted."""
        places = self._best_places()
        worlds = [(at, world, rng.split(at).state) for at, world in enumerate(self.drawn)]
        least = min(LEAST_LOOKS, len(worlds))
        self.guesses = self._affordable(places, worlds[0], least)
        first_pace, self.pace = self.pace, TimeBudget(self.end)
        for at in range(0, len(worlds) if self.guesses else 0, CHUNK):
            self._shift(pool, places, worlds[at : at + CHUNK])
        # One world may have told too little of how long the others take.
        if 2 * len(self.shifts[places[0]]) >= least:
            return True
        for shifts in self.shifts:
            shifts.clear()
        self.pace = first_pace
        return False

    def _look_at_replies(self, replies: Replies) -> None:
        """Note by how much scores change when the others reply as expected."""
        solver, nodes = self._solver(), self.second_limit or self._limit
        firsts = {place: self.scores[place] for place in self._best_places()[:REPLY_LOOKS]}
        self.nodes += replies.look(solver, self.drawn, firsts, self.depth, nodes, TimeBudget(self.last))

    def _best_places(self) -> list[int]:
        """The best moves that are not alike."""
        unlike = {tuple(self.scores[place]): place for place in reversed(self.active)}.values()
        return sorted(unlike, key=lambda place: -sum(self.scores[place]))[:SECOND_LOOKS]

    def _affordable(self, places: Sequence[int], look: Look, worlds: int) -> int:
        """How many guesses leave time for so many worlds, going by one of them; 0: there is no time."""
        self.second_limit = self._second_limit()
        if self.end is None:
            return self.guesses
        most, pace = self.guesses, TimeBudget(self.end)
        self.guesses = max(1, most // HALVINGS[0])
        shifts, nodes = self._second_row(places, look)
        self.nodes += nodes
        fitting = (times for times in HALVINGS if shifts and pace.has_time_for(times * worlds))
        return min(most, self.guesses * next(fitting, 0))

    def _shift(self, pool: ThreadPoolExecutor, places: Sequence[int], worlds: Sequence[Look]) -> None:
        """Note the changes in some worlds, while there is time."""
        if self.pace.is_late():
            return
        for shifts, nodes in self._rows(pool, partial(self._second_row, places), worlds):
            self.nodes += nodes
            for place, shift in zip(places, shifts, strict=False):
                self.shifts[place].append(shift)

    def _second_row(self, places: Sequence[int], look: Look) -> Row:
        """The changes in one world, of which the number is given; none where that takes too long."""
        number, world, seed = look
        solver = self._solver()
        solver.guess(self.guesses, REACH, Rng(seed))
        row = solver.move_values(world, self._chosen(places), self.depth, self.second_limit)
        solver.guess(0, 0, Rng())
        firsts = [self.scores[place][number] for place in places]
        return [score - first for score, first in zip(row or (), firsts, strict=False)], solver.nodes

    def _solver(self) -> WorldSearch:
        """The solver of this thread. A value is work space, too: each thread has its own."""
        if not hasattr(self._own, "solver"):
            self._own.solver = world_search_for(*counting(self.view, self.weights), self.aim)
        solver: WorldSearch = self._own.solver
        return solver

    def _first_row(self, solver: WorldSearch, moves: Sequence[Move], world: State) -> Row:
        """Find how deep a world can be searched: to the end of the round, else step by step."""
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
        """The scores without looking further than the moves themselves."""
        row = solver.move_values(world, moves, 1, 1 << 40)
        assert row is not None
        return row, nodes + solver.nodes

    @property
    def _limit(self) -> int:
        """The nodes of a world: a part of the time must do for it."""
        if self.budget.seconds is None:
            return self.budget.nodes
        return max(LEAST_NODES, min(self.budget.nodes, int(self.budget.seconds * NODES_A_SECOND)))

    def _second_limit(self) -> int:
        """The nodes of a world that is searched again."""
        most = self.budget.nodes * self.guesses
        if self.end is None:
            return most
        return max(LEAST_NODES, min(most, int((self.end - now()) * SECOND_SPEED)))

    def _contenders(self) -> list[int]:
        """The moves that may still be the best, by what was scored in the same worlds."""
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
        """What a move is worth."""
        mean, error = mean_and_error(self.scores[place])
        shift, doubt = mean_and_error(self._shifts_of(self.shifts, place))
        if self.replies and any(self.replies.shifts):
            trust = self.budget.trust
            other, other_doubt = mean_and_error(self._shifts_of(self.replies.shifts, place))
            shift = (1 - trust) * shift + trust * other
            doubt = hypot((1 - trust) * doubt, trust * other_doubt)
        return MoveValue(self.moves[place], mean + shift, hypot(error, doubt), len(self.scores[place]))

    def _shifts_of(self, shifts: Sequence[list[float]], place: int) -> list[float]:
        """The changes of a move: its own, those of one with the same scores, else by world the mean of all."""
        looked = [other for other, own in enumerate(shifts) if own]
        alike = (shifts[other] for other in looked if self.scores[other] == self.scores[place])
        usual = [sum(column) / len(column) for column in zip(*(shifts[other] for other in looked), strict=False)]
        return next(alike, usual) or [0.0]
