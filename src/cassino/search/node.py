"""One level of a search: a state and its moves, each with a rank that decides how early it is tried.

Ranks are whole numbers around MIDDLE: captures above it, by the worth in points of all cards won (1,024 for a point);
builds just above it; trails below it, the cheapest card first.
"""

from cassino.engine.legal import generate, generate_shares
from cassino.engine.move import CALL, CAPTURE, END, PASS, TRAIL, kind_of
from cassino.engine.play import apply_marked
from cassino.engine.state import State
from cassino.engine.tables import Tables
from cassino.engine.turn import Turn
from cassino.engine.words import Words
from cassino.kernel import CardSet, MoveWord, Size, Word, gil, kernel, truncated, typed
from cassino.search.estimator import Estimator

MIDDLE: Word = 1 << 20
"""The rank of a move that wins and risks nothing; ranks are not negative."""
LEAST = -1e15
"""Lower than any estimate."""


@kernel
class Node:
    """Room for a state and its moves.

    `next` is the level below. In the last level it is the level itself, until `deepen` adds one.
    """

    state: State
    next: "Node"
    played: Words
    taken: Words
    marks: Words
    ranks: Words
    count: Size
    is_complete: bool
    is_last: bool

    def __init__(self, tables: Tables) -> None:
        self.state = State(tables)
        self.next = self
        self.is_last = True
        self.played, self.taken, self.marks, self.ranks = Words(), Words(), Words(), Words()
        self.count = 0
        self.is_complete = True

    @kernel
    def deepen(self) -> None:
        """Make sure that there is a level below."""
        if self.is_last:
            with gil:
                self.add_level()

    @typed
    def add_level(self) -> None:
        """Add a level below the last one."""
        self.next = Node(self.state.tables)
        self.is_last = False

    @kernel
    def list_moves(self, turn: Turn, value: Estimator, limit: Size) -> None:
        """Find the moves of the state, at most `limit`; in a longer list every card gets its share of them."""
        generate(turn, self.state, limit)
        self.is_complete = turn.moves.complete
        if not self.is_complete:
            generate_shares(turn, self.state, limit)
        self.keep(turn, value)

    @kernel
    def keep(self, turn: Turn, value: Estimator) -> None:
        """Copy the moves with their ranks, but only one of several moves with the same effect."""
        n = turn.moves.n
        if n > self.marks.room:
            self.played.grow(n + 32)
            self.taken.grow(n + 32)
            self.marks.grow(n + 32)
            self.ranks.grow(n + 32)
        twins = value.points.twins_in(turn.hand) | value.points.twins_in(self.state.loose)
        kept = 0
        for i in range(n):
            if twins and self.is_twin(value, twins, turn.moves.played[i], turn.moves.taken[i]):
                continue
            self.played.items[kept] = turn.moves.played[i]
            self.taken.items[kept] = turn.moves.taken[i]
            self.marks.items[kept] = turn.moves.marks[i]
            self.ranks.items[kept] = rank_of_move(
                value, self.state, turn.moves.marks[i], turn.moves.played[i], turn.moves.taken[i]
            )
            kept += 1
        self.count = kept

    @kernel
    def is_twin(self, value: Estimator, twins: CardSet, cards: CardSet, taken: CardSet) -> bool:
        """Whether another move does the same with interchangeable cards, so that this one can be left out."""
        if (cards | taken) & twins == 0 or self.state.tables.accumulates:
            return False
        if value.points.has_better_twin(cards, self.state.hands[self.state.turn]):
            return True
        return value.points.has_better_twin(taken, self.state.loose & ~cards & ~self.state.played)

    @kernel
    def play(self, i: Size) -> None:
        """Make move number `i` on the level below."""
        self.deepen()
        self.next.state.assign(self.state)
        self.make(i, self.next.state)

    @kernel
    def make(self, i: Size, state: State) -> None:
        """Make move number `i` in a state."""
        mark = self.marks.items[i]
        apply_marked(state, self.played.items[i], self.taken.items[i], mark)

    @kernel
    def swap(self, i: Size, j: Size) -> None:
        """Exchange two moves."""
        word = self.played.items[i]
        self.played.items[i] = self.played.items[j]
        self.played.items[j] = word
        word = self.taken.items[i]
        self.taken.items[i] = self.taken.items[j]
        self.taken.items[j] = word
        word = self.marks.items[i]
        self.marks.items[i] = self.marks.items[j]
        self.marks.items[j] = word
        word = self.ranks.items[i]
        self.ranks.items[i] = self.ranks.items[j]
        self.ranks.items[j] = word

    @kernel
    def bring_best(self, place: Size) -> None:
        """Swap the highest ranked of the moves from `place` on into that place."""
        best = place
        for i in range(place + 1, self.count):
            if self.ranks.items[i] > self.ranks.items[best]:
                best = i
        if best != place:
            self.swap(place, best)


@kernel
def rank_of_move(value: Estimator, state: State, mark: MoveWord, cards: CardSet, taken: CardSet) -> Word:
    """The rank of a move: captures by what they win, then calls and builds, then trails by what they risk."""
    kind = kind_of(mark)
    if kind == CAPTURE:
        rank = MIDDLE + 4096 + truncated(1024 * value.worth_of(cards | taken))
        if taken & state.loose == state.loose and state.build_count == 0:
            rank += 1024
        return rank
    if kind == TRAIL:
        return MIDDLE - truncated(1024 * value.worth_of(cards))
    if kind in (PASS, CALL, END):
        return MIDDLE + 2048
    return MIDDLE + 512 + truncated(256 * value.worth_of(taken))
