"""A whole match: deals until someone reaches the target. The friendly face of the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cassino.engine.dealing import deal, next_dealer, shuffled
from cassino.engine.ending import Outcome, outcome
from cassino.engine.layout import Laid, layout
from cassino.engine.legal import legal_moves
from cassino.engine.move import Move, MoveList
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.rules.options import Replenish
from cassino.rules.rules import Rules


class MatchError(ValueError):
    """Something that the match does not allow now."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: who dealt, the order of the pack, the moves."""

    dealer: int
    order: tuple[int, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to replay a match."""

    rules: Rules
    players: int
    deals: tuple[DealRecord, ...]


@dataclass(slots=True)
class Deal:
    """A deal in progress: its states, one more than its moves, and what each seat still forfeits of dealing."""

    dealer: int
    order: tuple[int, ...]
    states: list[State]
    owed: tuple[int, ...]
    moves: list[Move] = field(default_factory=list)


class Match:
    """A match from a seed. `players` is by default the usual number; the first dealer is drawn. B4"""

    def __init__(
        self,
        rules: Rules,
        players: int | None = None,
        seed: int = 0,
        dealer: int | None = None,
        target: int | None = None,
        order: Sequence[int] | None = None,
    ) -> None:
        self.rules = rules if target is None else replace(rules, ending=replace(rules.ending, target=target))
        self.players = rules.seating.players[0] if players is None else players
        self.seed = seed
        self.deals: list[Deal] = []
        first = Rng(seed).below(self.players) if dealer is None else dealer
        self._start(first, order, None, (0,) * self.players)

    def _start(
        self, dealer: int, order: Sequence[int] | None, scores: Sequence[int] | None, owed: Sequence[int]
    ) -> None:
        cards = self.pack_order(len(self.deals)) if order is None else tuple(order)
        state = deal(self.rules, self.players, dealer, cards, scores)
        self.deals.append(Deal(dealer, cards, [state], tuple(owed)))

    def pack_order(self, number: int) -> tuple[int, ...]:
        """The shuffled pack of the deal with this number, from 0, as the seed has it."""
        return shuffled(self.rules, Rng(self.seed).split(number + 1))

    @property
    def deal(self) -> Deal:
        """The deal in progress."""
        return self.deals[-1]

    @property
    def state(self) -> State:
        """The position now."""
        return self.deal.states[-1]

    @property
    def states(self) -> list[State]:
        """The positions of this deal."""
        return self.deal.states

    @property
    def moves(self) -> list[Move]:
        """The moves of this deal."""
        return self.deal.moves

    @property
    def legal_moves(self) -> MoveList:
        """The plays open to the player to move."""
        return legal_moves(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator."""
        return view(self.state, seat)

    def layout(self) -> tuple[Laid, ...]:
        """The table in order of arrival."""
        return layout(self.states)

    def play(self, move: Move) -> None:
        """Make a move. Raises IllegalMove; nothing changes then."""
        after = play(self.state, move)
        self.deal.moves.append(move)
        self.deal.states.append(after)

    def back(self) -> Move:
        """Take back the last move, into the deal before if need be. Raises MatchError if there is none."""
        if not self.deal.moves and len(self.deals) > 1:
            self.deals.pop()
        if not self.deal.moves:
            raise MatchError("there is no move to take back")
        self.deal.states.pop()
        return self.deal.moves.pop()

    @property
    def deal_over(self) -> bool:
        """Whether this deal is finished."""
        return self.state.is_over

    @property
    def scores_before(self) -> tuple[int, ...]:
        """The score of each side before this deal."""
        return tuple(self.state.score(side) for side in range(self.state.side_count))

    @property
    def deal_score(self) -> DealScore | None:
        """The count of this deal once it is over."""
        return score_deal(self.state) if self.deal_over else None

    @property
    def outcome(self) -> Outcome:
        """The scores now and the winner, if the match is over."""
        counted = self.deal_score
        if counted is None:
            return Outcome(self.scores_before, None, "")
        return outcome(self.rules, self.scores_before, counted)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side, this deal included once it is over."""
        return self.outcome.scores

    @property
    def winner(self) -> int | None:
        """The side that has won the match."""
        return self.outcome.winner

    @property
    def round_count(self) -> int:
        """How many rounds a deal has."""
        dealing = self.rules.dealing
        if dealing.replenish is Replenish.DRAW:
            return 1
        return (len(self.deal.order) - dealing.table) // (dealing.hand * self.players)

    @property
    def is_last_round(self) -> bool:
        """Whether the last cards have been dealt."""
        return self.state.stock_size == 0

    def next_dealer(self) -> int:
        """Who deals after this deal."""
        return next_dealer(self.players, self.deal.dealer, self._owed_after())[0]

    def _owed_after(self) -> tuple[int, ...]:
        """Turns to deal that each seat forfeits: one more for a wrong claim. 004:30, D-33"""
        owed = list(self.deal.owed)
        counted = self.deal_score
        if counted is not None and counted.claimant >= 0 and not counted.claim_is_right:
            owed[self.state.claimant] += 1
        return tuple(owed)

    def next_deal(self, order: Sequence[int] | None = None) -> None:
        """Begin the next deal. Raises MatchError while a deal is in progress or after the match."""
        if not self.deal_over:
            raise MatchError("the deal is not over")
        if self.winner is not None:
            raise MatchError("the match is over")
        dealer, owed = next_dealer(self.players, self.deal.dealer, self._owed_after())
        self._start(dealer, order, self.scores, owed)

    def record(self) -> Record:
        """Everything needed to replay this match."""
        deals = (DealRecord(each.dealer, each.order, tuple(each.moves)) for each in self.deals)
        return Record(self.rules, self.players, tuple(deals))


def replay(record: Record) -> Match:
    """The match of a record. Raises IllegalMove, DealError or MatchError if it cannot have been played."""
    if not record.deals:
        raise MatchError("a record needs at least one deal")
    first = record.deals[0]
    match = Match(record.rules, record.players, dealer=first.dealer, order=first.order)
    for number, dealt in enumerate(record.deals):
        if number:
            match.next_deal(dealt.order)
        if match.deal.dealer != dealt.dealer:
            raise MatchError(f"deal {number + 1} is dealt by seat {match.deal.dealer}, not by seat {dealt.dealer}")
        for move in dealt.moves:
            match.play(move)
    return match
