"""What moves are worth if other players reply as a model of them expects, each by what it sees."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import islice

from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.search.budget import TimeBudget
from cassino.search.world_search import ANY_DEPTH, WorldSearch

Mind = Callable[[View], Move]
"""A model of a player: its move for a view."""
MOST_WORLDS = 64
"""Replies are searched in at most this many worlds; if there is time for fewer than LEAST_WORLDS, in none."""
LEAST_WORLDS = 12
MOST_REPLIES = 24
"""After this many moves of other players a line continues with all hands face up."""


class Replies:
    """Lines in which other players do what a mind expects, until the seat itself is to act again; from then on all
    hands are face up.
    """

    def __init__(self, seen: View, mind: Mind, moves: Sequence[Move]) -> None:
        self.seat = seen.public.turn
        self.mind = mind
        self.moves = moves
        self.shifts: list[list[float]] = [[] for _ in moves]
        """`shifts[i][w]`: by how much the score of move i changes in world w."""
        self._known: dict[Hashable, Move] = {}

    def look(
        self,
        solver: WorldSearch,
        worlds: Sequence[State],
        firsts: Mapping[int, Sequence[float]],
        depth: int,
        nodes: int,
        pace: TimeBudget,
    ) -> int:
        """Note the shifts in worlds while there is time, and return the number of nodes. If there are too few worlds,
        nothing is noted.

        firsts: for each move number, its scores in the same worlds by a search to this depth. nodes: the limit for one
        line; a line that needs more is left out.
        """
        taken, least = 0, min(LEAST_WORLDS, len(worlds))
        for number, world in enumerate(islice(worlds, MOST_WORLDS)):
            if pace.is_late():
                break
            pace.worlds += 1
            for place, first in firsts.items():
                score = self._score(solver, world, self.moves[place], depth, nodes)
                taken += solver.nodes
                if score is not None:
                    self.shifts[place].append(score - first[number])
        if any(len(self.shifts[place]) < least for place in firsts):
            self.shifts = [[] for _ in self.moves]
        return taken

    def _score(self, solver: WorldSearch, world: State, move: Move, depth: int, nodes: int) -> float | None:
        """The score of a move in a world; None beyond the limit of nodes."""
        after, made = self.answered(world, move)
        rest = depth if depth >= ANY_DEPTH else max(1, depth - made)
        return solver.outlook(after, world.side_of(self.seat), world.round_no, rest, nodes)

    def answered(self, world: State, move: Move) -> tuple[State, int]:
        """The state after a move and the replies to it, within the round, and the number of moves made."""
        state, made = world.copy(), 1
        apply(state, move)
        while made <= MOST_REPLIES and not state.is_over and state.round_no == world.round_no:
            if state.turn == self.seat:
                break
            apply(state, self._reply(state))
            made += 1
        return state, made

    def _reply(self, state: State) -> Move:
        """The expected move of the player to act. Worlds that look the same to that player are asked about once."""
        seen = view(state, state.turn)
        key = seen.public.key()
        if key not in self._known:
            self._known[key] = self.mind(seen)
        return self._known[key]
