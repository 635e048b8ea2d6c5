"""A play of a case that was tried, and what came of it."""

from dataclasses import dataclass

from cassino.engine.checking import BrokenRule
from cassino.engine.ending import Outcome, outcome
from cassino.engine.layout import left_by
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, as_ruled, play
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import Build, State
from cassino.notation.cases.ids import Ids
from cassino.notation.cases.loading import Block
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.cases.turns import Doing, Step, after_steps, close
from cassino.rules.options import Pack

INSISTING = 1
CHANGES = (Kind.BUILD, Kind.JOIN, Kind.RAISE)


@dataclass(frozen=True, slots=True)
class Played:
    """A play that was tried: the states before and after (the same where it was illegal), move for move.

    `settled` is the state when the others have said nothing; `filler` are cards that the case does not name.
    """

    before: State
    after: State
    settled: State
    ids: Ids
    action: Block
    steps: tuple[Step, ...] = ()
    broken: BrokenRule | None = None
    closing: tuple[Step, ...] = ()
    filler: int = 0

    @property
    def pack(self) -> Pack:
        """The pack of the game."""
        return self.before.rules.deck.pack

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.before.turn_of

    @property
    def side(self) -> int:
        """The side of the player."""
        return self.before.side_of(self.seat)

    @property
    def moves(self) -> list[Move]:
        """The moves that were made."""
        return [move for _, move in self.steps]

    @property
    def last(self) -> Step | None:
        """The last step, the others' silence included."""
        found = [*self.steps, *self.closing]
        return found[-1] if found else None

    @property
    def table(self) -> int:
        """The loose cards right after the play, before a residue is taken."""
        loose = self.before.loose
        for move in self.moves:
            loose &= ~(move.taken | move.cards)
            loose |= move.cards if move.kind == Kind.TRAIL else 0
        return loose

    @property
    def residue(self) -> int:
        """What was left on the table when the deal ended with this play, builds included."""
        if not self.settled.is_over or self.before.is_over or self.last is None:
            return 0
        return left_by(*self.last)

    @property
    def captured(self) -> int:
        """The cards of the captures that reached the pile of the player's side."""
        taken = 0
        for move in self.moves:
            taken |= move.cards | move.taken if move.kind == Kind.CAPTURE else 0
        return taken & self.settled.pile(self.side)

    @property
    def is_sweep(self) -> bool:
        """Whether the play captured everything that lay on the table; tops of piles alone are no sweep."""
        swept = any(_takes_from_table(*step) and not left_by(*step) for step in self.steps)
        is_last = self.settled.is_over and not self.before.rules.sweeping.last_play
        return swept and not is_last

    @property
    def is_insistable(self) -> bool:
        """Whether others are asked if they insist on more."""
        return self.after.window == INSISTING

    @property
    def build(self) -> Build | None:
        """The build that was changed last."""
        changed = [move.cards | move.taken for move in self.moves if move.kind in CHANGES]
        last = changed[-1] if changed else 0
        return next((build for build in self.after.builds() if last and build.cards & last == last), None)

    @property
    def count(self) -> DealScore:
        """The count of the deal. Raises CaseProblem while it goes on."""
        if not self.settled.is_over:
            raise CaseProblem("the deal is not over after this play")
        return score_deal(self.settled)

    @property
    def outcome(self) -> Outcome:
        """The match after this deal. Raises CaseProblem while the deal goes on."""
        before = [self.settled.score(side) for side in range(self.settled.side_count)]
        return outcome(self.settled.rules, before, self.count)


def _takes_from_table(state: State, move: Move) -> bool:
    """Whether a move captures loose cards or builds."""
    on_table = state.loose | sum(build.cards for build in state.builds())
    return move.kind == Kind.CAPTURE and bool(move.taken & on_table)


def try_action(
    state: State, ids: Ids, action: Block, filler: int = 0, has_answer: bool = False, seat: int | None = None
) -> Played:
    """Play an action of a seat, else of who is to act, if it is legal. `has_answer`: the next action answers it."""
    doing = Doing(state, ids, seat)
    try:
        doing.action(action, has_answer)
        closing = close(doing.state, has_answer)
    except IllegalMove as error:
        return Played(state, state, state, ids, action, (), error.broken, (), filler)
    settled = after_steps(doing.state, closing)
    return Played(state, doing.state, settled, doing.ids, action, tuple(doing.steps), None, tuple(closing), filler)


def replayed(before: State, ids: Ids, move: Move, action: Block, filler: int = 0) -> Played:
    """One move as a play. Raises IllegalMove."""
    made = as_ruled(before, move)
    after = play(before, made)
    return Played(before, after, after, ids, action, ((before, made),), None, (), filler)
