"""A whole match: deals until someone reaches the target. The public interface of the engine."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from cassino.arguments import items, required, whole, wholes
from cassino.cards import DECK_SIZE, card_set, cards_in
from cassino.engine.dealing import (
    PARTNER_KEY,
    Person,
    deal,
    round_sizes,
    seated,
    shuffled,
    shuffled_and_cut,
    who_deals_next,
)
from cassino.engine.ending import Outcome, needs_tiebreak, outcome
from cassino.engine.irregularities import (
    MOST_RULINGS,
    Misdeal,
    Ruling,
    RulingError,
    apply_ruling,
    as_misdeal,
    last_dealt,
    most_wrong,
)
from cassino.engine.layout import Laid, LaidOut, laid_out
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move, MoveList, as_move
from cassino.engine.places import set_of_cards
from cassino.engine.play import as_ruled, play
from cassino.engine.rng import Rng
from cassino.engine.scoring import DealScore, carried_after, score_deal
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.engine.view import Play, View, played, view
from cassino.errors import CassinoError, RestoreError
from cassino.rules.options import Enforcement
from cassino.rules.rules import Rules

PICKLE = 1
"""The version of the layout of pickled matches: another number is refused."""


class MatchError(CassinoError):
    """Something that the match does not allow now."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: who dealt, the order of the pack, the moves, and rulings on misdeals between them. B29"""

    dealer: int
    order: tuple[int, ...]
    moves: tuple[Move, ...]
    rulings: tuple[Ruling, ...] = ()
    start: State | None = None
    """The position with which the first deal of a match began instead of a pack in order."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to replay a match."""

    rules: Rules
    players: int
    deals: tuple[DealRecord, ...]


@dataclass(slots=True)
class Deal:
    """A deal in progress: its states (one more than its moves), and how many turns to deal each seat still forfeits.

    ruled: rulings on misdeals, each with the state before it. laid: the last layout that was asked for.
    """

    dealer: int
    order: tuple[int, ...]
    states: list[State]
    owed: tuple[int, ...]
    moves: list[Move] = field(default_factory=list)
    ruled: list[tuple[Ruling, State]] = field(default_factory=list)
    laid: LaidOut | None = None

    @property
    def thrown_in_by(self) -> int:
        """The seat that ended the deal because the dealer showed a card, or -1. 004:34"""
        ended = [ruling.seat for ruling, _ in self.ruled if ruling.kind is Misdeal.EXPOSED_ENDS]
        return ended[0] if ended else -1

    def past(self, place: int | None = None) -> list[Play]:
        """The plays, as everybody saw them; only those before a place, if it is given."""
        return [played(state, move) for state, move in zip(self.states, self.moves[:place], strict=False)]


class Match:
    """A match from a seed. `players` defaults to the variant's usual number; the first dealer is drawn. B4"""

    _counted: tuple[State, DealScore] | None = None
    """The last state that was counted, and its count, because it is needed many times."""

    def __init__(
        self,
        rules: Rules,
        players: int | None = None,
        seed: int = 0,
        dealer: int | None = None,
        target: int | None = None,
        order: Sequence[int] | None = None,
    ) -> None:
        self.rules = required(rules, Rules).with_target(target)
        self.players = tables_for(self.rules, self._number(players)).players
        self.seed = whole(seed)
        self._deals: list[Deal] = []
        first = Rng(self.seed).below(self.players) if dealer is None else whole(dealer)
        self._start(first, order, None, (0,) * self.players)

    def _number(self, players: int | None) -> int:
        """How many play."""
        return self.rules.seating.players[0] if players is None else whole(players)

    def _start(
        self,
        dealer: int,
        order: Sequence[int] | None,
        scores: Sequence[int] | None,
        owed: Sequence[int],
        carried: tuple[int, ...] = (),
    ) -> None:
        cards = self.pack_order(len(self._deals)) if order is None else wholes(order, 0, 51, "argument-no-card")
        is_tiebreak = scores is not None and needs_tiebreak(self.rules, scores)
        rules = self.rules.with_carried(carried)
        state = deal(rules, self.players, dealer, cards, scores, tiebreak=is_tiebreak)
        self._deals.append(Deal(dealer, cards, [state], tuple(owed)))

    def _begin_at(self, state: State, seed: int) -> None:
        """Begin with a position instead of a deal. seed: of the deals after this one."""
        self.rules, self.players, self.seed = state.rules.with_carried(()), state.players, whole(seed)
        self._deals = [Deal(state.dealer, (), [state.copy()], (0,) * state.players)]

    def pack_order(self, number: int) -> tuple[int, ...]:
        """The shuffled pack of the deal with this number, from 0, as the seed gives it."""
        return shuffled(self.rules, Rng(self.seed).split(whole(number, 0) + 1))

    def seated(self, people: Sequence[Person]) -> tuple[Person, ...]:
        """People by seat: in the given order, or with partners by the first two aces if the rules say so. B2, 004:50"""
        return seated(self.rules, items(people), Rng(self.seed).split(PARTNER_KEY))

    @property
    def cut_places(self) -> range:
        """How many cards the leader may lift off to cut; empty if the rules have no such cut, or the deal has begun.
        002:21
        """
        dealing = self.rules.dealing
        is_open = dealing.leader_cuts and bool(self._deal.order) and not self._deal.moves and not self._deal.ruled
        return range(len(self._deal.order) - dealing.table + 1) if is_open else range(0)

    def cut(self, place: int) -> None:
        """Deal again with the table cards taken from below `place` cards of the pack, as the leader chooses. B5

        A cut that the rules refuse is repeated. Raises MatchError.
        """
        if whole(place) not in self.cut_places:
            places = self.cut_places
            raise MatchError("engine-cut", most=places[-1] if places else -1)
        scores = self.scores_before if len(self._deals) > 1 else None
        carried = self._now.rules.carried
        ended = self._deals.pop()
        order = shuffled_and_cut(self.rules, Rng(self.seed).split(len(self._deals) + 1), place)
        self._start(ended.dealer, order, scores, ended.owed, carried)

    @property
    def deals(self) -> list[Deal]:
        """The deals, the one in progress at the end."""
        return self._deals

    @property
    def deal(self) -> Deal:
        """The deal in progress."""
        return self._deal

    @property
    def state(self) -> State:
        """The position now."""
        return self._now

    @property
    def states(self) -> list[State]:
        """The positions of this deal."""
        return self._deal.states

    @property
    def moves(self) -> list[Move]:
        """The moves of this deal."""
        return self._deal.moves

    # What the match itself has; `state`, `deal` and the like of a derived class may be copies.

    @property
    def _deal(self) -> Deal:
        return self._deals[-1]

    @property
    def _now(self) -> State:
        return self._deals[-1].states[-1]

    @property
    def legal_moves(self) -> MoveList:
        """The plays open to the player to move. Raises MoveListTooLong."""
        return legal_moves(self._now)

    def moves_up_to(self, limit: int) -> MoveList:
        """At most `limit` of the plays; `complete` of the list is True if these are all."""
        return legal_moves(self._now, whole(limit))

    def view(self, seat: int | None, past: bool = False) -> View:
        """What a seat may know; None for a spectator. past: include the plays of the deal so far."""
        return view(self._now, seat, self.past() if past else ())

    def past(self) -> list[Play]:
        """The plays of this deal, as everybody saw them."""
        return self._deal.past()

    def layout(self) -> tuple[Laid, ...]:
        """The table in order of arrival."""
        self._deal.laid = laid_out(self._deal.states, self._deal.laid)
        return self._deal.laid.table

    def play(self, move: Move) -> None:
        """Make a move, or what the table's ruling turns it into. Raises IllegalMove; then nothing changes."""
        made = as_ruled(self._now, as_move(move))
        after = play(self._now, made)
        self._deal.moves.append(made)
        self._deal.states.append(after)

    def back(self) -> Move:
        """Take back the last move, even in the previous deal. Raises MatchError if there is none."""
        if not self._deal.moves and len(self._deals) > 1:
            self._deals.pop()
            self._deals[-1] = _twin(self._deal)
        if not self._deal.moves:
            raise MatchError("engine-no-move-back")
        self._deal.ruled = [each for each in self._deal.ruled if each[0].at < len(self._deal.moves)]
        self._deal.states.pop()
        return self._deal.moves.pop()

    @property
    def can_take_step_back(self) -> bool:
        """Whether the last move was a step of the turn in progress, so that the player may take it back."""
        if self.deal_over or not self._deal.moves or self._deal.moves[-1].kind >= Kind.CLAIM:
            return False
        before, now = self._deal.states[-2:]
        is_one_turn = (before.turn, before.turn_no) == (now.turn, now.turn_no)
        return is_one_turn and not before.window and not now.window

    def rule(
        self,
        kind: Misdeal | str,
        seat: int,
        cards: int = 0,
        count: int = 0,
        *,
        agreed: bool = False,
        rng: Rng | None = None,
    ) -> Ruling:
        """Rule on a misdeal before the round's first play. 004:34-35, D-29 to D-31

        kind: a `Misdeal` or its name. seat: the player who ends the deal, or whose hand it was. cards: the set of those
        that the dealer showed. count: how many cards too few or too many a hand got. agreed: the players have agreed on
        it, though their rules have no rulings. rng: shuffles the stock again; by default as the seed gives it. Raises
        RulingError.
        """
        kind, seat, cards, count = as_misdeal(kind), whole(seat), set_of_cards(cards), whole(count, 0)
        if not agreed and self.rules.calling.enforcement is not Enforcement.TABLE:
            raise RulingError("engine-no-rulings")
        if len(self._deal.ruled) >= MOST_RULINGS:
            raise RulingError("engine-rulings-most", most=MOST_RULINGS)
        if kind in (Misdeal.TOO_FEW, Misdeal.TOO_MANY):
            cards = self._wrong_cards(kind, seat, count)
        order = self._reshuffled(cards, rng) if kind is Misdeal.EXPOSED_GOES_ON else ()
        ruling = Ruling(len(self._deal.moves), kind, seat, cards, order)
        self.repeat_ruling(ruling)
        return ruling

    @property
    def can_rule(self) -> bool:
        """Whether a misdeal can be ruled on: no card of this round has been played."""
        states = self._deal.states
        is_played = len(states) > 1 and states[-1].round_no == states[-2].round_no
        return bool(self._deal.order) and not is_played and not self.deal_over

    def _wrong_cards(self, kind: Misdeal, seat: int, count: int) -> int:
        """The cards that a hand lacks or has too many. Raises RulingError if `count` is too large."""
        if not 0 <= seat < self.players:
            return 0
        most = most_wrong(self._now, kind, seat)
        if count > most:
            raise RulingError("engine-ruling-count", count=count, most=most)
        is_fewer = kind is Misdeal.TOO_FEW
        return last_dealt(self._now, self._deal.order, seat, count) if is_fewer else card_set(self._now.stock()[:count])

    def _reshuffled(self, cards: int, rng: Rng | None) -> tuple[int, ...]:
        """The stock and these cards in a random order, by default as the seed gives it."""
        order = sorted([*self._now.stock(), *cards_in(cards)])
        draws = Rng(self.seed).split(len(self._deals)).split(1 + len(self._deal.ruled)) if rng is None else rng
        draws.shuffle(order)
        return tuple(order)

    def repeat_ruling(self, ruling: Ruling) -> None:
        """Make a ruling as recorded, which the players agreed on. Raises RulingError; then nothing changes."""
        required(ruling, Ruling)
        if not self.can_rule:
            raise RulingError("engine-deal-over" if self.deal_over else "engine-late-ruling")
        states = self._deal.states
        after = apply_ruling(self._now, ruling)
        self._deal.ruled.append((ruling, states[-1]))
        states[-1] = after

    def take_back_ruling(self) -> Ruling:
        """Take back a ruling since the last move. Raises MatchError if there is none."""
        if not self._deal.ruled or self._deal.ruled[-1][0].at != len(self._deal.moves):
            raise MatchError("engine-no-ruling-back")
        ruling, self._deal.states[-1] = self._deal.ruled.pop()
        return ruling

    @property
    def deal_over(self) -> bool:
        """Whether this deal is finished."""
        return self._now.is_over

    @property
    def scores_before(self) -> tuple[int, ...]:
        """The score of each side before this deal."""
        state = self._now
        return tuple([state.score(side) for side in range(state.side_count)])

    @property
    def deal_score(self) -> DealScore | None:
        """The count of this deal, once it is over."""
        state = self._now
        if not state.is_over:
            return None
        if self._counted is None or self._counted[0] is not state:
            self._counted = state, score_deal(state)
        return self._counted[1]

    @property
    def outcome(self) -> Outcome:
        """The scores now and the winner, if the match is over."""
        counted = self.deal_score
        if counted is None:
            return Outcome(self.scores_before, (), "")
        played = sum(each.thrown_in_by < 0 for each in self._deals)
        return outcome(self.rules, self.scores_before, counted, played)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side, including this deal once it is over."""
        return self.outcome.scores

    @property
    def winner(self) -> int | None:
        """The side that has won the match alone, or None."""
        return self.outcome.winner

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match; empty while it is being played."""
        return self.outcome.winners

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.outcome.is_over

    @cached_property
    def round_count(self) -> int:
        """How many rounds a deal has."""
        return len(round_sizes(self.rules, self.players))

    @property
    def is_last_round(self) -> bool:
        """Whether the last cards have been dealt."""
        return self._now.stock_size == 0

    @property
    def carried(self) -> tuple[int, ...]:
        """By scoring item, the points that the next deal adds to those of this one; empty for none. B21"""
        counted, rules = self.deal_score, self._now.rules
        is_counted = counted is not None and self._deal.thrown_in_by < 0
        return carried_after(rules, counted) if counted and is_counted else rules.carried

    def next_dealer(self) -> int:
        """The dealer of the next deal."""
        return self._next()[0]

    def _next(self) -> tuple[int, tuple[int, ...]]:
        """The next dealer, and how many turns to deal each seat forfeits: one more for a wrong claim. 004:30, 004:34"""
        if self._deal.thrown_in_by >= 0:
            return self._deal.thrown_in_by, self._deal.owed
        owed, counted = list(self._deal.owed), self.deal_score
        if counted is not None and counted.claimant >= 0 and not counted.claim_is_right:
            owed[self._now.claimant] += 1
        points = (0,) * self._now.side_count if counted is None else counted.points
        capturer = self._now.last_capturer
        return who_deals_next(self.rules, self.players, self._deal.dealer, owed, points, capturer)

    def next_deal(self, order: Sequence[int] | None = None) -> None:
        """Begin the next deal. Raises MatchError while a deal is in progress or after the match."""
        if not self.deal_over:
            raise MatchError("engine-deal-not-over")
        if self.is_over:
            raise MatchError("engine-match-over")
        dealer, owed = self._next()
        self._start(dealer, order, self.scores, owed, self.carried)

    def record(self) -> Record:
        """Everything needed to replay this match."""
        deals = (
            DealRecord(
                each.dealer,
                each.order,
                tuple(each.moves),
                tuple(ruling for ruling, _ in each.ruled),
                None if each.order else each.states[0],
            )
            for each in self._deals
        )
        return Record(self.rules, self.players, tuple(deals))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and (self.seed, self.record()) == (other.seed, other.record())

    def __hash__(self) -> int:
        """A hash of what does not change during play."""
        return hash((self.players, self.seed, self._deals[0].order))

    def __repr__(self) -> str:
        scores = "-".join(map(str, self.scores))
        doing = "over" if self.is_over else f"deal {len(self._deals)}, turn {self._now.turn_no + 1}"
        return f"<Match {self.rules.id}, {self.players} players, {doing}, score {scores}>"

    def __copy__(self) -> Self:
        """An independent copy of the match. Deals before the last one are shared: `back` replaces what it changes."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._deals = [*self._deals[:-1], _twin(self._deal)]
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (PICKLE, type(self), self.record(), self.seed)


def _twin(deal: Deal) -> Deal:
    """An independent copy of a deal."""
    return replace(deal, states=deal.states[:], moves=deal.moves[:], ruled=deal.ruled[:])


def restored(version: int, kind: type[Match], record: Record, seed: int) -> Match:
    """A match from its pickle, by replaying it. Raises RestoreError if it is damaged or from another version."""
    if version != PICKLE:
        raise RestoreError("engine-restore-version", found=str(version), known=PICKLE)
    match = kind.__new__(kind)
    try:
        repeat(match, record, seed)
    except (ArithmeticError, AttributeError, TypeError, ValueError, LookupError) as error:
        raise RestoreError("engine-restore-damaged", problem=str(error)) from error
    return match


def replay(record: Record, seed: int = 0) -> Match:
    """The match of a record. Raises IllegalMove, DealError, RulingError or MatchError if it cannot be played.

    seed: for the deals after those of the record.
    """
    match = Match.__new__(Match)
    repeat(match, record, seed)
    return match


def require_known(state: State) -> State:
    """A position all of whose cards are known. Raises CassinoError for any other."""
    if required(state, State).is_chance:
        raise CassinoError("engine-waits-for-cards")
    hidden = any(state.hand(seat).bit_count() < state.hand_size(seat) for seat in range(state.players))
    if hidden or any(card >= DECK_SIZE for card in state.stock()):
        raise CassinoError("engine-cards-hidden")
    return state


def match_at(state: State) -> Match:
    """A match that has reached a position, without a history."""
    match = Match.__new__(Match)
    match._begin_at(state, 0)
    return match


def repeat(match: Match, record: Record, seed: int) -> None:
    """Replay a record into a new object of `Match` or a derived class. Raises as `replay` does."""
    if not record.deals:
        raise MatchError("engine-no-deals")
    first = record.deals[0]
    if first.start is None:
        Match.__init__(match, record.rules, record.players, seed, dealer=first.dealer, order=first.order)
    else:
        match._begin_at(first.start, seed)
    for number, dealt in enumerate(record.deals):
        if number:
            match.next_deal(dealt.order)
        if match.deal.dealer != dealt.dealer:
            raise MatchError("engine-other-dealer", deal=number + 1, seat=match.deal.dealer, other=dealt.dealer)
        replay_deal(match, dealt)


def replay_deal(match: Match, dealt: DealRecord) -> None:
    """Replay the moves and rulings of a deal that has just begun. Raises as `replay` does."""
    beyond = [ruling for ruling in dealt.rulings if not 0 <= ruling.at <= len(dealt.moves)]
    if beyond:
        raise MatchError("engine-ruling-beyond", at=beyond[0].at, moves=len(dealt.moves))
    for number in range(len(dealt.moves) + 1):
        for ruling in dealt.rulings:
            if ruling.at == number:
                match.repeat_ruling(ruling)
        if number < len(dealt.moves):
            match.play(dealt.moves[number])
