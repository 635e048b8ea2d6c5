"""How an equilibrium of the end of a round plays in the positions that arise."""

from collections.abc import Hashable, Sequence
from math import inf
from threading import Lock

from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.engine.view import Play, View
from cassino.kernel import Doubles
from cassino.search.budget import now
from cassino.search.equilibrium.game import Matching, SequenceFormGame
from cassino.search.equilibrium.growing import Growth, move_of
from cassino.search.equilibrium.outcomes import Crowded
from cassino.search.equilibrium.shape import Leaf, Shape

ROUNDS = 60
"""Rounds of regret matching, if there is time."""
LEAST_ROUNDS = 20
"""With fewer rounds, the solution is not used."""
ROUNDS_A_LOOK = 5
"""The clock is read once in this many rounds."""
TREMBLE = 1e-3
"""The probability of a random play in training, so that unexpected plays are answered well, too."""
MOST_MOVES = 400
"""A longer list of moves would be incomplete."""
MOST_OUTCOMES = 1_500_000
"""A game with more outcomes takes too much memory."""
Option = tuple[int, int, int]
"""Card, taken and mark, as in `growing`."""


class Solution:
    """An equilibrium of the rest of a round.

    It treats equal cards as one (see `growing`). So positions and moves are identified by how many cards of each kind
    they have, and by their other cards.
    """

    def __init__(self, root: State, leaf: Leaf, until: float | None = None, end: float = inf) -> None:
        """root: the public state where it begins. until: as in `Shape`. end: nothing is solved after this time.

        Raises SubgameError, and Crowded if it is not solved in time.
        """
        shape = Shape(root, leaf, most_outcomes=MOST_OUTCOMES, until=until)
        self._unseen, self._kinds = shape.unseen, shape.kinds
        self._root = shape.root
        self._growth = Growth(shape)
        self._growth.run()
        self._strategies = _solved(shape.game, end)
        self._lock = Lock()
        # Parts that are not needed for playing are large.
        shape.game = SequenceFormGame()
        self._growth.release()

    def choices(self, past: Sequence[Play], view: View) -> list[tuple[Move, float]]:
        """What it plays after these plays since the root, with probabilities; nothing if the round took a course that
        it does not cover.
        """
        # A growth is working memory, too.
        with self._lock:
            return self._choices(past, view)

    def _choices(self, past: Sequence[Play], view: View) -> list[tuple[Move, float]]:
        node, state, shown = 0, self._root, 0
        for play in past:
            wanted = self._print(play.before, play.move)
            steps = self._growth.children(node)
            step = next((each for each in steps if self._print(state, move_of(*each[1:])) == wanted), None)
            if step is None:
                return []
            node, card = step[:2]
            state = self._growth.after(state, *step[1:])
            shown |= card
        hand = self._lowest(view.hand)
        options = self._growth.options(state, shown, hand)
        first = self._growth.first_option(node, hand)
        if len(options) > 1 and not first:
            return []
        return self._as_seen(view, state, options, first)

    def _as_seen(self, view: View, state: State, options: Sequence[Option], first: int) -> list[tuple[Move, float]]:
        """The options as moves of the view, each with its probability; nothing if one is missing."""
        moves = view.moves_up_to(MOST_MOVES)
        by_print = {self._print(view.public, move): move for move in reversed(moves)}
        strategy = self._strategies[view.public.turn]
        found = []
        for place, option in enumerate(options):
            move = by_print.get(self._print(state, move_of(*option)))
            if move is None:
                return []
            found.append((move, strategy[first + place] if first else 1.0))
        return found

    def _lowest(self, hand: int) -> int:
        """The same hand with the lowest of equal cards."""
        for kind in self._kinds:
            among, count = self._unseen & kind, (hand & kind).bit_count()
            hand &= ~kind
            for _ in range(count):
                low = among & -among
                hand |= low
                among &= ~low
        return hand

    def _print(self, state: State, move: Move) -> Hashable:
        """A value that is equal for moves that do the same in positions that differ only in equal cards."""
        builds = [build for build in state.builds() if build.cards & move.taken]
        whole = sorted((build.value, build.owner, self._counted(build.cards)) for build in builds)
        loose = self._counted(move.taken & state.loose)
        return move.kind, move.value, move.seat, self._counted(move.cards), loose, tuple(whole)

    def _counted(self, cards: int) -> tuple[int, ...]:
        """The number of cards of each kind, and the other cards."""
        counts = tuple((cards & kind).bit_count() for kind in self._kinds)
        for kind in self._kinds:
            cards &= ~kind
        return *counts, cards


def _solved(game: SequenceFormGame, end: float) -> tuple[Doubles, Doubles]:
    """Strategies that lose little to each other. Raises Crowded if they are not found in time."""
    matching = Matching(game, TREMBLE)
    while matching.rounds < ROUNDS and now() < end:
        matching.improve(ROUNDS_A_LOOK)
    if matching.rounds < LEAST_ROUNDS:
        raise Crowded("arena-crowded-rounds", rounds=matching.rounds)
    return matching.strategies()
