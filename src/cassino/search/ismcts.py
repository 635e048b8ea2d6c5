"""What each legal move is worth by Monte Carlo tree search: one tree of moves over many worlds."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from types import MappingProxyType

from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.rules.options import Replenish
from cassino.search.analyze import MOST_MOVES, counting, exact_analysis
from cassino.search.budget import now as clock
from cassino.search.results import Analysis, MoveValue
from cassino.search.tree import Tree, World, chain
from cassino.search.worlds import draw_worlds

FIRST_CHUNK = 4
"""The clock is read first after this many iterations, then in growing steps; worlds are drawn as they are needed."""
LARGEST_CHUNK = 128
"""The largest such step: a few milliseconds."""
EXACT_SHARE = 50
"""An exact search gets this many nodes for each iteration that it may save."""
EXACT_SPEED = 500_000
"""And this many nodes for each second."""
NOTHING: Mapping[Move, float] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is searched, and how.

    iterations: in all trees together. seconds: nothing is begun after this time. threads: trees that grow at the same
    time, each with its share of the iterations. worlds: the number for each tree; they take turns. reach: as in `Tree`,
    but only in games where every play draws a card: there, distant moves depend on cards that nobody has seen. trust:
    the prior value of a first move counts as this many visits in all trees. The rest as in `Tree`.
    """

    iterations: int = 4000
    seconds: float | None = None
    threads: int = 1
    worlds: int = 256
    exploration: int = 1200
    widening: int = 1000
    chance: int = 100
    rounds: int = 1
    reach: int = 10
    trust: int = 24

    def __post_init__(self) -> None:
        """Raises ValueError for numbers out of range."""
        for name in ("iterations", "threads", "worlds", "rounds"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: at least 1, not {getattr(self, name)}")
        if self.trust < 0:
            raise ValueError(f"trust: at least 0, not {self.trust}")


def explore(
    view: View,
    effort: Effort,
    rng: Rng,
    weights: Sequence[float] | None = None,
    now: Callable[[], float] = clock,
    expected: Mapping[Move, float] = NOTHING,
) -> Analysis:
    """The moves open to the view's seat, which is to act; the most visited move first.

    `worlds` of a move is its number of visits; moves without visits are left out. expected: the prior values of moves,
    in points; the visits that they count for are included in `worlds`. Exact as `analyze` if everything is known and
    that takes no longer. Without a limit in seconds, the same seed and number of threads give the same result.
    """
    # A single node of a crowded table may take longer than the whole tree.
    start = now()
    is_short = view.moves_up_to(MOST_MOVES).complete
    exact = exact_analysis(view, rng, _exact_nodes(effort)) if is_short else None
    return exact or summary(view, grown(view, _rest(effort, now() - start), rng, weights, now, expected))


def _rest(effort: Effort, spent: float) -> Effort:
    return effort if effort.seconds is None else replace(effort, seconds=effort.seconds - spent)


def _exact_nodes(effort: Effort) -> int:
    nodes = EXACT_SHARE * effort.iterations
    return nodes if effort.seconds is None else min(nodes, int(EXACT_SPEED * effort.seconds))


def grown(
    view: View,
    effort: Effort,
    rng: Rng,
    weights: Sequence[float] | None = None,
    now: Callable[[], float] = clock,
    expected: Mapping[Move, float] = NOTHING,
) -> list[Tree]:
    """A tree for each thread, grown within the effort."""
    seed = rng.split(rng.below(1 << 31))
    highest = max(expected.values(), default=0.0)

    def grow(place: int) -> Tree:
        until = None if effort.seconds is None else now() + effort.seconds  # by the clock of its own thread
        own = seed.split(place)
        tree = _planted(view, effort, own, weights)
        for move, points in expected.items() if effort.trust else ():
            tree.expect(move, max(1, effort.trust // effort.threads), points - highest)
        share = max(1, len(range(place, effort.iterations, effort.threads)))
        _extend(tree, view, own, min(effort.worlds, share), share, lambda: until is not None and now() >= until)
        return tree

    if effort.threads == 1:
        return [grow(0)]
    with ThreadPoolExecutor(effort.threads) as pool:
        return list(pool.map(grow, range(effort.threads)))


def _extend(tree: Tree, view: View, rng: Rng, most: int, iterations: int, is_late: Callable[[], bool]) -> None:
    """Grow a tree in at most `most` worlds, in steps that are small at first."""
    worlds: list[World] = []
    size = FIRST_CHUNK
    while tree.iterations < iterations:
        place = tree.iterations % most
        if place == len(worlds):
            worlds += chain(draw_worlds(view, rng, min(size, most - place)))
        tree.grow(worlds[place], min(size, iterations - tree.iterations))
        size = min(2 * size, LARGEST_CHUNK)
        if is_late():
            break


def _planted(view: View, effort: Effort, rng: Rng, weights: Sequence[float] | None) -> Tree:
    # Each tree has its own value object, which is working memory, too.
    points, value = counting(view, weights)
    state = view.public
    reach = effort.reach if state.rules.dealing.replenish is Replenish.DRAW and state.stock_size else 0
    return Tree(points, value, rng, effort.exploration, effort.widening, effort.chance, effort.rounds, reach)


def summary(view: View, trees: Sequence[Tree]) -> Analysis:
    """What the trees have found about the first moves."""
    side = view.public.side_of(view.public.turn)
    values = []
    for move in view.moves_up_to(MOST_MOVES):
        visits = [tree.visits_of(move) for tree in trees]
        count = sum(visits)
        if count:
            total = sum(n * tree.mean_of(move, side) for n, tree in zip(visits, trees, strict=True) if n)
            spread = max(tree.deviation() for tree in trees)
            values.append(MoveValue(move, total / count, spread / sqrt(count), count))
    iterations = sum(tree.iterations for tree in trees)
    return Analysis(tuple(sorted(values, key=lambda each: (-each.worlds, -each.value))), iterations, iterations, False)
