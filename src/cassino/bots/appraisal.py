"""What a move is worth to a one-move player: what it takes, what it gives, what it keeps."""

from typing import NamedTuple

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach
from cassino.bots.replies import Reply, best_replies
from cassino.bots.table import Table, table_after, table_of
from cassino.bots.weights import WEIGHTS, Weights
from cassino.bots.worth import current_worth
from cassino.cards import cards_in, rank_mask, rank_of
from cassino.engine.counting import set_count
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build
from cassino.engine.view import View
from cassino.rules.options import By


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
    """Judges the moves of one turn."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.view = view
        self.state = state = view.public
        self.seat = state.turn
        self.side = state.side_of(state.turn)
        self.hand = state.hand(state.turn)
        self.table = table_of(state)
        self.sweep = float(state.rules.sweeping.points)
        self.reach = Reach(state.tables, self.table.loose | self.hand, current_worth(state, self.side, weights))
        self.others = [(state.turn + step) % state.players for step in range(1, state.players)]
        self.proven = any(state.proven(seat) for seat in self.others)
        self.holdings = {seat: self._holding(seat) for seat in self.others}
        self.fresh = self._fresh_hand()

    def _holding(self, seat: int) -> Holding | None:
        """What another seat may hold when its turn comes; None if it will have no card."""
        state, view = self.state, self.view
        size = state.hand_size(seat)
        if not size:
            return self._fresh_hand()
        if not self.proven and (state.stock_size or len(self.others) > 1):
            return Holding(view.unseen, 0, size)
        needs = tuple(self._cards_counting(value) for value in state.proven(seat))
        return Holding(view.possible(seat), view.certain(seat), size, needs)

    def _fresh_hand(self) -> Holding | None:
        """What anybody may hold after the next deal of cards."""
        size = min(self.state.rules.dealing.hand, self.state.stock_size // self.state.players)
        return Holding(self.view.unseen, 0, size) if size else None

    def _cards_counting(self, value: int) -> int:
        cards = 0
        for rank in range(1, 14):
            if value in self.reach.values(rank):
                cards |= rank_mask(rank)
        return cards

    def share(self, seat: int) -> float:
        """How a point for this seat counts: a rival's hurts by its part in what the rivals have on average."""
        if self.state.side_of(seat) == self.side:
            return 1.0
        return -1.0 / (self.state.side_count - 1)

    def judge(self, move: Move) -> Judgement:
        """What a move brings."""
        table = table_after(self.state, move)
        gain = self.gain(move, table)
        replies = [self._replies(seat, table) for seat in self.others]
        given = -sum(
            self.weights.fade**step * self.share(seat) * sum(reply.chance * reply.worth for reply in found)
            for step, (seat, found) in enumerate(zip(self.others, replies, strict=True))
        )
        hope, target = self._hope(self.hand & ~move.cards, table, replies)
        rest = self._rest(move, table)
        total = gain - self.weights.given * given + self.weights.hope * hope + rest
        return Judgement(move, total, gain, given, hope, rest, tuple(replies[0]), target)

    def gain(self, move: Move, table: Table) -> float:
        """What a move takes."""
        if move.kind != Kind.CAPTURE:
            return 0.0
        return self.reach.total(move.cards | move.taken) + (0.0 if table.cards else self.sweep)

    def _replies(self, seat: int, table: Table) -> list[Reply]:
        holding = self.holdings[seat]
        return best_replies(holding, table, self.reach, self.sweep, self.weights.played) if holding else []

    def _hope(self, hand: int, table: Table, replies: list[list[Reply]]) -> tuple[float, int]:
        """The best capture in the next turn, by the chance that it is still there; and its cards."""
        if not hand:
            return self._hope_of_fresh_hand(table, replies), 0
        hopes = [(0.0, 0)]
        for card in cards_in(hand):
            taken = self.reach.best(rank_of(card), table)
            if taken:
                worth = self.reach.total(taken | 1 << card)
                hopes.append((worth * self._stays(taken, table, replies), taken))
        best = max(hopes)
        other = max((hope for hope, taken in hopes if not taken & best[1]), default=0.0)
        return best[0] + self.weights.second * other, best[1]

    def _hope_of_fresh_hand(self, table: Table, replies: list[list[Reply]]) -> float:
        if not self.fresh:
            return 0.0
        own = best_replies(self.fresh, table, self.reach, 0.0, self.weights.played)
        return sum(reply.chance * reply.worth * self._stays(reply.taken, table, replies) for reply in own)

    def _stays(self, taken: int, table: Table, replies: list[list[Reply]]) -> float:
        """The chance that nobody takes any of these cards, nor raises a build among them."""
        chance = 1.0
        for seat, found in zip(self.others, replies, strict=True):
            chance *= 1.0 - sum(reply.chance for reply in found if reply.taken & taken)
            for build in table.builds:
                if build.cards & taken and self.state.side_of(seat) != self.side:
                    chance *= 1.0 - self.weights.raise_will * self.chance_of_raise(build, seat)
        return max(0.0, chance)

    def chance_of_raise(self, build: Build, seat: int) -> float:
        """The chance that a seat holds two cards that raise a build."""
        holding = self.holdings[seat]
        if holding is None or not self._may_raise(build, seat):
            return 0.0
        chance = 0.0
        for value in range(build.value + 1, self.reach.top + 1):
            step = self._numbers_counting(value - build.value)
            chance += holding.chance_of_both(step, self._numbers_counting(value) & ~step)
        return min(1.0, chance)

    def _may_raise(self, build: Build, seat: int) -> bool:
        raised_by = self.state.rules.building.raised_by
        owned = build.owner == seat
        if raised_by is By.NOBODY or (owned and raised_by is not By.ANYONE) or raised_by is By.OWN_SIDE:
            return False
        return set_count(build.cards, build.value) == 1

    def _numbers_counting(self, value: int) -> int:
        return self._cards_counting(value) & self.state.tables.numbers

    def _rest(self, move: Move, table: Table) -> float:
        """What the last capturer may expect from the cards on the table, in the last round."""
        last = self.seat if move.kind == Kind.CAPTURE else self.state.last_capturer
        if self.state.stock_size or last < 0:
            return 0.0
        plays = sum(self.state.hand_size(seat) for seat in range(self.state.players)) - 1
        return self.share(last) * self.reach.total(table.cards) * self.weights.residue_keep**plays
