"""Working memory for making the list of moves of one turn."""

from cassino.engine.counting import Sums
from cassino.engine.facts import Facts
from cassino.engine.move import MoveList
from cassino.engine.state import State
from cassino.engine.tables import FOR_PARTNER, LENIENT, VALUES
from cassino.kernel import Card, Size, ValueSet, highest, kernel, lowest, rank_of, typed


@kernel
class Turn(Facts):
    """The facts about a turn, the sums of its table cards, and the list of its moves: for functions that add moves.

    It is for one turn at a time; each thread needs its own.
    """

    sums: Sums
    moves: MoveList
    limit: Size
    loose_sums: ValueSet

    def __init__(self) -> None:
        super().__init__()
        self.sums = Sums()
        self.moves = MoveList()
        self.limit = 0
        self.loose_sums = 0

    @kernel
    def begin(self, state: State, limit: Size) -> None:
        """Collect the facts about the turn of the player to act, and what the table cards make."""
        self.limit = limit
        self.sums.limit = limit
        self.sums.cut = False
        self.look(state)
        if state.window == 0:
            cards = (state.loose & self.numbers) | self.tops | self.steals
            self.sums.collect(cards, self.top_value(state), state.tables)
            self.note_loose_sums(state)

    @kernel
    def note_loose_sums(self, state: State) -> None:
        """Note which sums the loose cards make without tops of piles."""
        self.loose_sums = self.sums.have
        if self.tops | self.steals == 0:
            return
        sums: ValueSet = 1
        alone: ValueSet = 0
        rest = state.loose & self.numbers
        while rest:
            card = lowest(rest)
            sums |= sums << rank_of(card)
            sums &= (1 << VALUES) - 1
            alone |= state.tables.on_table[card]
            rest &= rest - 1
        sums |= alone
        self.loose_sums = sums & self.sums.have

    @kernel
    def values_with_sets(self, state: State, card: Card, sums: ValueSet) -> ValueSet:
        """A bit for each value of which there is a set with this hand card, or without one if it is -1.

        `sums` has a bit for each sum of the table cards that may be used.
        """
        have = sums & ~1
        if card < 0:
            return have
        alone = state.tables.on_table[card]
        # A card that is a set by itself needs another set beside it.
        return have << rank_of(card) | (alone & (have | self.built))

    @kernel
    def top_value(self, state: State) -> int:
        """The highest value that can matter: of a number card in hand, or of any build that can grow."""
        if state.tables.chosen[LENIENT]:
            return state.tables.highest
        top = 0
        if state.tables.builds_beyond_hand:
            top = self.top_beyond_hand(state)
        held = self.held
        if state.played & self.numbers:
            held |= state.tables.in_hand[lowest(state.played)]
        if held >> (top + 1):
            return highest(held)
        return top

    @kernel
    def top_beyond_hand(self, state: State) -> int:
        """The highest value of a build on the table, or of a card that a partner has proven."""
        top = 0
        for i in range(state.build_count):
            if state.build_value[i] > top:
                top = state.build_value[i]
        if state.tables.chosen[FOR_PARTNER]:
            for value in range(top + 1, VALUES):
                if state.losses[self.partner] >> value & 1:
                    top = value
        return top

    @kernel
    def is_full(self) -> bool:
        """Whether the list has passed its limit, so that no more moves are needed."""
        if self.moves.n > self.limit:
            self.sums.cut = True
            return True
        return False


_SPARE: list[Turn] = []
"""Unused working memories; never more than the number of calls that ran at the same time."""


@typed
def lent_turn(moves: MoveList) -> Turn:
    """A working memory for one call, which fills this list; give it back afterwards."""
    turn: Turn
    try:
        turn = _SPARE.pop()
    except IndexError:
        turn = Turn()
    turn.moves = moves
    return turn


@typed
def give_back(turn: Turn) -> None:
    """Return a working memory, so that another call can use it."""
    _SPARE.append(turn)
