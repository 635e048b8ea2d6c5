"""What one seat may know, all deductions included; and states that agree with it. Rule B11, part of every game."""

from functools import cached_property

from cassino.engine.deduction import Deduction
from cassino.engine.legal import BrokenRule as BrokenRule
from cassino.engine.legal import broken_rule, claims, legal_moves, moves_for, takeable
from cassino.engine.move import Kind, Move, MoveList
from cassino.engine.rng import Rng
from cassino.engine.state import State


class View:
    """The game as one seat sees it; a seat of None is a spectator. Made by `view`.

    `public` is the state without hidden cards: other hands are empty sets and the stock has no order,
    but `hand_size` and `stock_size` are true.
    """

    def __init__(self, public: State, seat: int | None) -> None:
        self.public = public
        self.seat = seat

    @property
    def hand(self) -> int:
        """The seat's own cards."""
        return 0 if self.seat is None else self.public.hand(self.seat)

    @cached_property
    def unseen(self) -> int:
        """Every card that is in another hand or in the stock."""
        state = self.public
        seen = self.hand | state.loose
        for side in range(state.side_count):
            seen |= state.pile(side)
        for build in state.builds():
            seen |= build.cards
        return state.tables.deck & ~seen

    @cached_property
    def deduction(self) -> Deduction:
        """Where the unseen cards can be."""
        state = self.public
        seats = [seat for seat in range(state.players) if seat != self.seat]
        sizes = {seat: state.hand_size(seat) for seat in seats}
        return Deduction(self.unseen, sizes, {seat: state.proven(seat) for seat in seats})

    def possible(self, seat: int) -> int:
        """Every card that a seat may hold, for all this seat knows."""
        return self.hand if seat == self.seat else self.deduction.possible(seat)

    def certain(self, seat: int) -> int:
        """Every card that a seat must hold."""
        return self.hand if seat == self.seat else self.deduction.certain(seat)

    def legal_moves(self, limit: int | None = None) -> MoveList:
        """The plays open to this seat; none when it is not its turn. As `legal.legal_moves`."""
        return legal_moves(self.public, limit)

    def is_legal(self, move: Move) -> bool:
        """Whether this seat may make a move now."""
        return self.broken_rule(move) is None

    def broken_rule(self, move: Move) -> BrokenRule | None:
        """The rule that forbids this seat a move; nobody claims for another."""
        if move.kind == Kind.CLAIM and move.seat != self.seat:
            move = Move(Kind.CLAIM, 0, seat=-1)
        return broken_rule(self.public, move)

    def moves_for(self, card: int, taken: int) -> list[Move]:
        """What a hand card and exactly these cards of the table can become."""
        return moves_for(self.public, card, taken)

    def takeable(self, card: int) -> int:
        """All cards of the table that some capture or build with this hand card can use."""
        return takeable(self.public, card)

    def claims(self) -> list[Move]:
        """The claims open to this seat."""
        return [move for move in claims(self.public) if move.seat == self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.public == other.public

    def __hash__(self) -> int:
        return hash((self.seat, self.public))


def view(state: State, seat: int | None) -> View:
    """What a seat may know of a state; None for a spectator."""
    return View(state.seen_from(-1 if seat is None else seat), seat)


def sample(seen: View, rng: Rng) -> State:
    """A state that agrees with a view, each such state as likely as any other; it can be played to the end."""
    hands, stock = seen.deduction.draw(rng)
    if seen.seat is not None:
        hands[seen.seat] = seen.hand
    return seen.public.filled([hands[seat] for seat in range(seen.public.players)], stock)
