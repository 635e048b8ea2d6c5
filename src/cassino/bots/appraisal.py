"""What a move is worth to a one-move player: what it takes, what it gives, what it keeps."""

from typing import NamedTuple

from cassino.bots.exposure import Exposure
from cassino.bots.holding import Holding
from cassino.bots.hopes import Hopes
from cassino.bots.raising import chance_of_raise
from cassino.bots.reach import Reach
from cassino.bots.replies import Reply, Rival, best_replies
from cassino.bots.spoils import called_points, counts_sweeps, sweep_points
from cassino.bots.table import Table, state_after, table_of, top_cards
from cassino.bots.weights import WEIGHTS, Weights
from cassino.bots.worth import current_worth, restriction_of
from cassino.cards import rank_mask
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.engine.view import View

UNDER_TOPS = 2
"""So many cards of each pile are looked at from the top: the next is bare when the top has been taken."""


class Judgement(NamedTuple):
    """A move and the points it is expected to bring, in parts."""

    move: Move
    total: float
    gain: float
    """Taken now."""
    given: float
    """Expected to be taken by the players before the next own turn; a partner's captures count against it."""
    hope: float
    """Expected to be taken in the next own turn."""
    rest: float
    """Expected from the cards left when the deal is over."""
    replies: tuple[Reply, ...]
    """What the next player may take."""
    target: int
    """The cards of the capture hoped for."""


class Appraisal:
    """Judges the moves of one turn, from the view of the seat to act or of one that is asked."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.view = view
        self.state = state = view.public
        self.seat = state.turn
        self.side = state.side_of(state.turn)
        self.hand = state.hand(state.turn)
        self.pool = _pool(state, self.hand)
        self.shares = [self._share(side) for side in range(state.side_count)]
        self.limits = [restriction_of(state, side) for side in range(state.side_count)]
        self._reaches: dict[tuple[str, ...], Reach] = {}
        self.reach = self.reach_of(self.side)
        self.others = [
            seat for step in range(1, state.players) if (seat := (state.turn_of + step) % state.players) != self.seat
        ]
        self.proven = any(state.proven(seat) for seat in self.others)
        self.holdings = {seat: self._holding(seat) for seat in self.others}
        self.fresh = self._fresh_hand()
        self.exposure = Exposure(self.reach, weights) if state.tables.stolen else None
        self.hopes = Hopes(state, self.reach, weights)

    def reach_of(self, side: int) -> Reach:
        """What captures are worth to a side: the same for all that are not restricted near the target."""
        limits = self.limits[side]
        known = self._reaches.get(limits)
        if known is None:
            perspective = side if limits else self.side
            worth = current_worth(self.state, perspective, self.weights)
            known = self._reaches[limits] = Reach(self.state.tables, self.pool, worth)
        return known

    def _holding(self, seat: int) -> Holding | None:
        """What another seat may hold when its turn comes; None if it will have no card."""
        state, view = self.state, self.view
        size = state.hand_size(seat)
        if not size:
            return self._fresh_hand()
        if state.hand(seat):
            return Holding(state.hand(seat), state.hand(seat), size)
        if not self.proven and (state.stock_size or len(self.others) > 1):
            return Holding(view.unseen, 0, size)
        needs = tuple(self.cards_counting(value) for value in state.proven(seat))
        return Holding(view.possible(seat), view.certain(seat), size, needs)

    def _fresh_hand(self) -> Holding | None:
        """What anybody may hold after the next deal of cards."""
        part = self.state.stock_size // self.state.players
        size = part if self.state.tables.all_cards else min(self.state.rules.dealing.hand, part)
        return Holding(self.view.unseen, 0, size) if size else None

    def cards_counting(self, value: int) -> int:
        """The cards that can be played as a value."""
        cards = 0
        for rank in range(1, 14):
            if value in self.reach.values(rank):
                cards |= rank_mask(rank)
        return cards

    def _share(self, side: int) -> float:
        return 1.0 if side == self.side else -1.0 / (self.state.side_count - 1)

    def share(self, seat: int) -> float:
        """How a point for this seat counts: a rival's hurts by its part in what the rivals have on average."""
        return self.shares[self.state.side_of(seat)]

    def judge(self, move: Move, before: State | None = None) -> Judgement:
        """What a move brings; with `before`, a move in this later state of the same turn."""
        start = before or self.state
        return self._judgement(move, state_after(start, move), called_points(start, move))

    def value(self, after: State) -> float:
        """What a state is worth in which others have done what was asked of them."""
        return self._judgement(Move(Kind.PASS, 0), after, 0).total

    def _judgement(self, move: Move, after: State, called: int) -> Judgement:
        table = table_of(after)
        gain = self.gain(after) + called
        ours = self._own_tops(after)
        replies = [self._replies(seat, table, ours) for seat in self.others]
        given = -sum(
            self.weights.fade**step * self.share(seat) * sum(reply.chance * reply.worth for reply in found)
            for step, (seat, found) in enumerate(zip(self.others, replies, strict=True))
        )
        if self.exposure and ours:
            given += self._exposed(after, table, ours)
        hope, target = self._hope(after.hand(self.seat), table, replies)
        rest = self._rest(after, table)
        total = gain - self.weights.given * given + self.weights.hope * hope + rest
        return Judgement(move, total, gain, given, hope, rest, tuple(replies[0]) if replies else (), target)

    def gain(self, after: State) -> float:
        """What the sides have in their piles more than when the turn began, and for sweeps; a rival's loss counts."""
        gain = 0.0
        for side in range(self.state.side_count):
            reach, share = self.reach_of(side), self.shares[side]
            old, new = self.state.pile(side), after.pile(side)
            if old != new:
                gain += share * (reach.total(new & ~old) - reach.total(old & ~new))
            if after.sweep_times(side) != self.state.sweep_times(side) and self.has_sweeps(side):
                gain += share * self.swept_points(after)
        return gain

    def has_sweeps(self, side: int) -> bool:
        """Whether a sweep is of use to a side."""
        return counts_sweeps(self.state, bool(self.limits[side]))

    def swept_points(self, after: State) -> int:
        """Points of the sweep that led to a state."""
        cards = self.state.loose
        for build in self.state.builds():
            cards |= build.cards
        return sweep_points(self.state, cards, max(1, (self.hand & ~after.hand(self.seat)).bit_count()))

    def _own_tops(self, state: State) -> int:
        """The uppermost cards of the piles of this side."""
        if not state.tables.stolen and not state.tables.tops:
            return 0
        return top_cards(state) & state.pile(self.side)

    def _replies(self, seat: int, table: Table, ours: int) -> list[Reply]:
        holding = self.holdings[seat]
        if holding is None:
            return []
        return best_replies(self.state, self._rival(seat, holding, ours), table, self.weights.played)

    def _rival(self, seat: int, holding: Holding, ours: int) -> Rival:
        side = self.state.side_of(seat)
        robbed = 0.0 if side == self.side else float(self.state.side_count - 1)
        return Rival(seat, holding, self.reach_of(side), self.has_sweeps(side), robbed, ours)

    def _exposed(self, after: State, table: Table, ours: int) -> float:
        """What opponents may be expected to steal from the tops of this side's piles."""
        assert self.exposure
        lost = 0.0
        for step, seat in enumerate(self.others):
            holding = self.holdings[seat]
            if holding and after.side_of(seat) != self.side:
                stealable = after.stealable(seat) & ours
                lost += self.weights.fade**step * self.exposure.expected(after, table, seat, holding, stealable)
        return lost

    def _hope(self, hand: int, table: Table, replies: list[list[Reply]]) -> tuple[float, int]:
        """The best capture in the next turn, by the chance that it is still there; and its cards."""
        if not hand:
            return self._hope_of_fresh_hand(table, replies), 0
        hopes = [(0.0, 0)]
        for cards, taken in self.hopes.captures(hand, table, self.seat):
            hopes.append((self.hopes.worth(cards, taken, table) * self._stays(taken, table, replies), taken))
        best = max(hopes)
        other = max((hope for hope, taken in hopes if not taken & best[1]), default=0.0)
        return best[0] + self.weights.second * other, best[1]

    def _hope_of_fresh_hand(self, table: Table, replies: list[list[Reply]]) -> float:
        if not self.fresh:
            return 0.0
        own = best_replies(
            self.state, Rival(self.seat, self.fresh, self.reach, False, 0.0, 0), table, self.weights.played
        )
        return sum(reply.chance * reply.worth * self._stays(reply.taken, table, replies) for reply in own)

    def _stays(self, taken: int, table: Table, replies: list[list[Reply]]) -> float:
        """The chance that nobody takes any of these cards, nor raises a build among them."""
        chance = 1.0
        for seat, found in zip(self.others, replies, strict=True):
            chance *= 1.0 - sum(reply.chance for reply in found if reply.taken & taken)
            for build in table.builds:
                if build.cards & taken and self.state.side_of(seat) != self.side:
                    chance *= 1.0 - self.weights.raise_will * chance_of_raise(self, build, seat)
        return max(0.0, chance)

    def _rest(self, after: State, table: Table) -> float:
        """What the last capturer may expect from the cards on the table, in the last round."""
        last = after.last_capturer
        if after.stock_size or last < 0:
            return 0.0
        plays = sum(after.hand_size(seat) for seat in range(after.players))
        return self.share(last) * self.reach.total(table.cards) * self.weights.residue_keep**plays


def _pool(state: State, hand: int) -> int:
    """Every card that may lie on the table or on a pile within reach before the next own turn."""
    pool = state.loose | hand | state.shown
    if state.tables.stolen or state.tables.tops:
        for holder in range(state.tables.pile_count):
            for card in state.pile_of(holder)[-UNDER_TOPS:]:
                pool |= 1 << card
    return pool
