"""What a move is worth to a bot that looks one move ahead: what it takes, what it gives, what it keeps.

The total of a move is what it takes now, minus what other players are expected to take before the bot's next turn, plus
the best captures that its hand can then make, times the chance that they are still there, plus what the last capturer
can expect from the table. `Weights` says how much each part counts.
"""

from typing import Annotated, Any

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach, TableCards
from cassino.bots.replies import Reply, Rival
from cassino.bots.weights import WEIGHTS, Weights
from cassino.bots.worth import Worths, call_worth, orange_worth, sweep_worth, wants_sweeps
from cassino.cards import RANKS
from cassino.engine.counting import sets_in
from cassino.engine.hands import hand_values
from cassino.engine.move import PASS, Move
from cassino.engine.piling import all_tops
from cassino.engine.play import lay_move
from cassino.engine.scorer import Scorer, scorer_for, side_cards
from cassino.engine.state import NO_TOP, State
from cassino.engine.tables import (
    ALL_AT_ONCE,
    ANYONE,
    BUILD_SOURCE,
    FROM_HAND,
    HAND_AND_TABLE,
    HAND_SIZE,
    OWN_SIDE,
    RAISED_BY,
    REPLENISH,
    RESIDUE_STAYS,
    STOLEN,
    TOPS,
    VALUES,
)
from cassino.engine.view import View
from cassino.kernel import CardSet, PerSeat, Rank, Seat, Side, Value, kernel, lowest, popcount, takes_interpreter, typed
from cassino.rules import options

UNDER_TOPS = 2
"""How many cards of each pile count, from the top: the second is exposed when the top has been taken."""
MOST_TOGETHER = 4
"""In larger hands, only single cards are considered."""
MOST_HOPES = 512
NOBODY_RAISES = options.By.NOBODY.number


@kernel
class Judgement:
    """A move and the points it is expected to gain, in parts.

    gain: taken now. given: expected to be taken by the players before the bot's next turn; what a partner takes counts
    the other way. hope: expected to be taken in the bot's next turn. rest: expected from the cards left at the end of
    the deal. target: the cards of the capture hoped for.
    """

    move: Move
    total: float
    gain: float
    given: float
    hope: float
    rest: float
    target: CardSet
    appraisal: Any
    after: State

    def __init__(
        self, move: Move, total: float, gain: float, given: float, hope: float, rest: float, target: int,
        appraisal: "Appraisal", after: State,
    ) -> None:  # fmt: skip
        self.move, self.total = move, total
        self.gain, self.given, self.hope, self.rest, self.target = gain, given, hope, rest, target
        self.appraisal, self.after = appraisal, after

    def with_total(self, total: float) -> "Judgement":
        """The same move with another total."""
        return Judgement(
            self.move, total, self.gain, self.given, self.hope, self.rest, self.target, self.appraisal, self.after
        )

    @property
    def replies(self) -> tuple[Reply, ...]:
        """What the next player may take."""
        replies: tuple[Reply, ...] = self.appraisal.replies_to(self.after)
        return replies


@kernel
class Appraisal:
    """Judges the moves of one turn, from the view of the seat to act or of a seat that must answer.

    rivals: the other seats in turn order. reaches: by side, what captures are worth. knows: how much the player sees of
    what makes cards worth more or less, from 0 to 1.
    """

    view: View
    weights: Weights
    state: State
    seat: Seat
    side: Side
    hand: CardSet
    pool: CardSet
    others: list[int]
    rivals: list[Rival]
    reaches: list[Reach]
    reach: Reach
    scorer: Scorer
    fresh: Holding
    own: Rival
    table: TableCards
    sums: dict[int, int]
    target: CardSet
    shares: PerSeat[float]
    hope_cards: Annotated[list[CardSet], 512]
    hope_taken: Annotated[list[CardSet], 512]
    hope_worths: Annotated[list[float], 512]
    given_counts: float
    hope_counts: float
    second_counts: float
    fade: float
    raise_will: float
    residue_keep: float
    played_counts: float
    top_stays: float
    robbed: float
    steal_from_table: float
    steal_with_card: float
    steal_newly: float
    sure_hope: float
    knows: float

    def __init__(self, view: View, weights: Weights = WEIGHTS, knows: float = 1.0) -> None:
        self.hope_cards, self.hope_taken = [0] * MOST_HOPES, [0] * MOST_HOPES
        self.hope_worths, self.shares = [0.0] * MOST_HOPES, [0.0] * 6
        self.view, self.state, self.weights, self.knows = view, view.public, weights, knows
        self.scorer = scorer_for(self.state.tables)
        self.seat = self.state.turn
        self.side = self.state.side(self.seat)
        self.hand = self.state.hands[self.seat]
        self.table = TableCards(0)
        self.sums = {}
        self.read_weights(weights)
        for side in range(self.scorer.sides):
            self.shares[side] = 1.0 if side == self.side else -1.0 / (self.scorer.sides - 1)
        self.pool = self.cards_of_next_tables()
        self.reaches = self.reaches_of_sides()
        self.reach = self.reaches[self.side]
        self.others = [seat for seat in self.seats_from_turn() if seat != self.seat]
        self.fresh = self.fresh_hand()
        self.rivals = [self.rival(seat, self.holding(seat)) for seat in self.others]
        self.own = Rival(self.seat, self.fresh, self.reach, 1.0, False, 0.0, self.played_counts)

    def read_weights(self, weights: Weights) -> None:
        """The weights as plain numbers."""
        self.given_counts, self.hope_counts, self.second_counts = weights.given, weights.hope, weights.second
        self.fade, self.raise_will, self.residue_keep = weights.fade, weights.raise_will, weights.residue_keep
        self.played_counts, self.top_stays, self.robbed = weights.played, weights.top_stays, weights.robbed
        self.steal_from_table, self.steal_with_card = weights.steal_from_table, weights.steal_with_card
        self.steal_newly, self.sure_hope = weights.steal_newly, weights.sure_hope

    def seats_from_turn(self) -> list[int]:
        """The seats after the one whose turn it is."""
        players = self.state.players
        return [(self.state.turn_of + step) % players for step in range(1, players)]

    @typed
    def cards_of_next_tables(self) -> CardSet:
        """Every card that may lie on the table or on a pile within reach before the next own turn."""
        pool = self.state.loose | self.hand | self.state.shown
        if self.state.tables.chosen[STOLEN] or self.state.tables.chosen[TOPS]:
            for holder in range(self.state.tables.pile_count):
                pool |= self.uppermost(holder)
        return pool

    @kernel
    def uppermost(self, holder: int) -> CardSet:
        """The cards of a pile that count, from the top."""
        cards: CardSet = 0
        card: int = self.state.tops[holder]
        for _ in range(UNDER_TOPS):
            if card != NO_TOP:
                cards |= 1 << card
                card = self.state.under[card]
        return cards

    def reaches_of_sides(self) -> list[Reach]:
        """What captures are worth to each side; equal for all sides that are not restricted near the target."""
        found: dict[int, Reach] = {}
        order = [self.side, *range(self.scorer.sides)]
        for side in order:
            gap = self.scorer.gap(self.state, side)
            if gap not in found:
                found[gap] = Reach(self.state.tables, self.pool, self.worths_of(side if gap else self.side))
        return [found[self.scorer.gap(self.state, side)] for side in range(self.scorer.sides)]

    def worths_of(self, side: int) -> Worths:
        """What cards are worth to a side."""
        worths = Worths()
        worths.weigh(self.scorer, self.state, side, self.weights)
        if self.knows < 1.0:
            worths.level(self.state.tables.deck, self.knows)
        return worths

    def rival(self, seat: int, holding: Holding) -> Rival:
        """Another seat with what it may hold."""
        side = self.state.side(seat)
        robbed = 0.0 if side == self.side else self.scorer.sides - 1.0
        wants = wants_sweeps(self.scorer, self.state, side)
        return Rival(seat, holding, self.reaches[side], self.shares[side], wants, robbed, self.played_counts)

    def holding(self, seat: int) -> Holding:
        """What another seat may hold when its turn comes."""
        state = self.state
        size, hand = state.hand_sizes[seat], state.hands[seat]
        if size == 0:
            return self.fresh
        if hand:
            return Holding(hand, hand, size)
        if not self.any_proven() and (state.stock_next != state.stock_end or len(self.others) > 1):
            return Holding(self.view.unseen, 0, size)
        needs = tuple([self.cards_counting(value) for value in state.proven(seat)])
        return Holding(self.view.possible(seat), self.view.certain(seat), size, needs)

    def any_proven(self) -> bool:
        """Whether another seat has proven that it holds a card of some value."""
        return any(self.state.proven(seat) for seat in self.others)

    def fresh_hand(self) -> Holding:
        """What any player may hold after the next deal of cards; nothing if there is none."""
        part = self.state.stock_size // self.state.players
        chosen = self.state.tables.chosen
        size = part if chosen[REPLENISH] == ALL_AT_ONCE else min(chosen[HAND_SIZE], part)
        return Holding(self.view.unseen if size else 0, 0, size)

    @kernel
    def cards_counting(self, value: Value) -> CardSet:
        """The cards that can be played as a value."""
        return self.state.tables.held[value] if 0 < value < VALUES else 0

    def judge(self, move: Move, before: State | None = None) -> Judgement:
        """The judgment of a move; with `before`, of a move in this later state of the same turn."""
        return self.judge_from(move, self.state if before is None else before)

    @typed
    def judge_from(self, move: Move, start: State) -> Judgement:
        """The judgment of a move in a state of this turn."""
        after = start.twin()
        lay_move(after, move)
        called = call_worth(self.scorer, start, move.kind, move.taken, move.seat)
        return self.judged(move, after, called)

    def value(self, after: State) -> float:
        """What a state is worth after other players have done what was demanded of them."""
        return self.judged(Move(PASS, 0), after, 0).total

    @typed
    def judged(self, move: Move, after: State, called: int) -> Judgement:
        """The judgment of a move that led to a state, with the points called in it."""
        self.table.read(after)
        ours = self.own_tops(after)
        gain = self.gain_in(after) + called
        given = self.given_away(ours)
        if ours and self.state.tables.chosen[STOLEN]:
            given += self.exposed(after, ours)
        hope = self.hope(after.hands[self.seat])
        rest = self.residue(after) if after.stock_next == after.stock_end else 0.0
        total = gain - self.given_counts * given + self.hope_counts * hope + rest
        return Judgement(move, total, gain, given, hope, rest, self.target, self, after)

    @typed
    def replies_to(self, after: State) -> tuple[Reply, ...]:
        """What the next player may take from the table of a state."""
        if not self.rivals:
            return ()
        rival: Rival = self.rivals[0]
        self.table.read(after)
        rival.look(self.scorer, self.state, self.table, self.own_tops(after))
        return rival.replies(self.table.cards())

    def gain(self, after: State) -> float:
        """What the sides have gained in their piles and by sweeps since the turn began; a rival's loss counts
        as well.
        """
        return self.gain_in(after)

    @typed
    def gain_in(self, after: State) -> float:
        """`gain`, for the kernel."""
        gain = 0.0
        for side in range(self.scorer.sides):
            reach: Reach = self.reaches[side]
            old, new = side_cards(self.state, side), side_cards(after, side)
            if old != new:
                gain += self.shares[side] * (reach.total(new & ~old) - reach.total(old & ~new))
            if after.sweep_turns[side] != self.state.sweep_turns[side] and wants_sweeps(self.scorer, self.state, side):
                gain += self.shares[side] * self.swept_points(after)
        return gain

    @kernel
    def swept_points(self, after: State) -> int:
        """Points of the sweep that led to a state."""
        size = popcount(self.state.loose)
        for place in range(self.state.build_count):
            size += popcount(self.state.build_cards[place])
        played = popcount(self.hand & ~after.hands[self.seat])
        return sweep_worth(self.scorer, self.state, size, played if played > 1 else 1)

    @kernel
    def own_tops(self, after: State) -> CardSet:
        """The uppermost cards of the piles of this side."""
        if not self.state.tables.chosen[STOLEN] and not self.state.tables.chosen[TOPS]:
            return 0
        return all_tops(after) & side_cards(after, self.side)

    @typed
    def given_away(self, ours: CardSet) -> float:
        """What other players are expected to take from the table; a rival's points count by its share."""
        rival: Rival
        step: int
        lost = 0.0
        for step, rival in enumerate(self.rivals):
            rival.look(self.scorer, self.state, self.table, ours)
            lost += self.fade**step * rival.share * rival.expected()
        return -lost

    @typed
    def exposed(self, after: State, ours: CardSet) -> float:
        """What opponents are expected to steal from the tops of this side's piles."""
        rival: Rival
        step: int
        lost = 0.0
        for step, rival in enumerate(self.rivals):
            if rival.holding.size and after.side(rival.seat) != self.side:
                tops = after.tops_for(rival.seat, after.tables.chosen[STOLEN]) & ours
                lost += self.fade**step * self.expected_loss(after, rival, tops)
        return lost

    @kernel
    def expected_loss(self, after: State, rival: Rival, tops: CardSet) -> float:
        """What a seat is expected to steal from these tops."""
        lost, rest = 0.0, tops
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            worth = self.reach.total(1 << card)
            if worth:
                lost += worth * (1 + self.robbed) * self.chance_of_theft(after, rival, (card >> 2) + 1)
        return lost

    @kernel
    def chance_of_theft(self, after: State, rival: Rival, rank: Rank) -> float:
        """The chance that a seat uses a top of this rank for a build, one of its side's or a new one."""
        safe, side, loose = 1.0, after.side(rival.seat), self.table.loose
        has_steps: bool = after.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE

        for place in range(self.table.count):
            owner = self.table.build_owner[place]
            if owner >= 0 and after.side(owner) == side and self.fits(self.table.build_value[place] - rank, loose):
                safe *= 1.0 - (self.steal_from_table if has_steps else self.steal_with_card)
        if has_steps:
            for value in range(rank, self.reach.top + 1):
                same: CardSet = after.tables.lying[value] if value <= RANKS else 0
                if loose & same and self.fits(value - rank, loose & ~same):
                    safe *= 1.0 - self.steal_newly * rival.holding.chance_of(same)
        return 1.0 - safe

    @kernel
    def fits(self, rest: int, loose: CardSet) -> bool:
        """Whether a top makes a value that is `rest` higher, alone or with loose cards."""
        return rest == 0 or (rest > 0 and self.reach.pack(rest, loose) != 0)

    @typed
    def hope(self, hand: CardSet) -> float:
        """The best capture in the next turn, times the chance that it is still there, and part of the second best."""
        self.target = 0
        if hand == 0:
            return self.hope_of_fresh_hand()
        best, other = 0.0, 0.0
        count = self.list_captures(hand)
        for place in range(count):
            taken = self.hope_taken[place]
            worth = self.worth_of_hope(self.hope_cards[place], taken) * self.stays(taken)
            self.hope_worths[place] = worth
            if worth > best or (worth == best and taken > self.target):
                best, self.target = worth, taken
        for place in range(count):
            if self.hope_taken[place] & self.target == 0 and self.hope_worths[place] > other:
                other = self.hope_worths[place]
        return best + self.second_counts * other

    @typed
    def hope_of_fresh_hand(self) -> float:
        """The same if new cards are dealt before the next turn."""
        hope = 0.0
        self.own.look(self.scorer, self.state, self.table, 0)
        for i in range(self.own.found):
            place = self.own.order[i]
            hope += self.own.chances[place] * self.own.worths[place] * self.stays(self.own.taken[place])
        return hope

    @typed
    def best_hope(self, hand: CardSet, table: TableCards) -> float:
        """The best capture of a hand from a table that nobody else changes; 0 if there is none."""
        self.table = table
        best = 0.0
        count = self.list_captures(hand)
        for place in range(count):
            worth = self.worth_of_hope(self.hope_cards[place], self.hope_taken[place])
            if place == 0 or worth > best:
                best = worth
        return best

    @typed
    def list_captures(self, hand: CardSet) -> int:
        """List hand cards with the most valuable capture they can make together; returns their number."""
        count, rest, loose = 0, hand, self.table.within_reach(self.seat)
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            count = self.note_hope(count, 1 << card, self.reach.best_with(card, self.table, loose, self.seat))
        if self.state.tables.chosen[FROM_HAND] and 1 < popcount(hand) <= MOST_TOGETHER:
            rest = hand
            while rest:
                count = self.list_joint_captures(count, rest, loose)
                rest = (rest - 1) & hand
        return count

    @typed
    def list_joint_captures(self, count: int, cards: CardSet, loose: CardSet) -> int:
        """List the captures that several hand cards make together; returns the new number of captures."""
        values = self.values_together(cards)
        for value in range(1, self.reach.highest + 1):
            if values >> value & 1:
                count = self.note_hope(count, cards, self.reach.take(value, self.table, loose, self.seat))
        return count

    @kernel
    def note_hope(self, count: int, cards: CardSet, taken: CardSet) -> int:
        """List one capture if it takes anything; returns the new number of captures."""
        if taken == 0:
            return count
        self.hope_cards[count], self.hope_taken[count] = cards, taken
        return count + 1

    @takes_interpreter
    def values_together(self, cards: CardSet) -> CardSet:
        """The values that several hand cards make together, a bit for each."""
        if cards & (cards - 1) == 0:
            return 0
        if cards not in self.sums:
            self.sums[cards] = hand_values(self.state, cards)
        return self.sums[cards]

    @kernel
    def worth_of_hope(self, cards: CardSet, taken: CardSet) -> float:
        """What a later capture would gain; tops may be covered before then."""
        there = taken & self.table.cards()
        worth = self.reach.total(cards | there) + orange_worth(self.scorer, there)
        return worth + 2 * self.top_stays * self.reach.total(taken & ~there)

    @typed
    def stays(self, taken: CardSet) -> float:
        """The chance that nobody takes any of these cards or raises a build among them."""
        rival: Rival
        chance = 1.0
        for rival in self.rivals:
            chance *= 1.0 - rival.chance_to_take(taken)
            if self.state.side(rival.seat) != self.side:
                chance = self.unraised(taken, rival, chance)
        return max(0.0, chance)

    @kernel
    def unraised(self, taken: CardSet, rival: Rival, chance: float) -> float:
        """A chance, times that of a seat raising none of the builds among these cards."""
        for place in range(self.table.count):
            if self.table.build_cards[place] & taken:
                chance *= 1.0 - self.raise_will * self.chance_of_raise(place, rival)
        return chance

    @kernel
    def chance_of_raise(self, place: int, rival: Rival) -> float:
        """The chance that a seat holds two cards that raise a build."""
        chance = 0.0
        if rival.holding.size == 0 or not self.may_raise(place, rival.seat):
            return chance
        built, numbers = self.table.build_value[place], self.state.tables.numbers
        for value in range(built + 1, self.reach.top + 1):
            step = self.cards_counting(value - built) & numbers
            chance += rival.holding.chance_of_both(step, self.cards_counting(value) & numbers & ~step)
        return min(1.0, chance)

    @kernel
    def may_raise(self, place: int, seat: Seat) -> bool:
        """Whether the rules let a seat raise a build, which must be of one set."""
        raised_by = self.state.tables.chosen[RAISED_BY]
        if raised_by in (NOBODY_RAISES, OWN_SIDE) or (self.table.build_owner[place] == seat and raised_by != ANYONE):
            return False
        return sets_in(self.table.build_cards[place], self.table.build_value[place]) == 1

    @kernel
    def residue(self, state: State) -> float:
        """What the last capturer can expect from the cards on the table `self.table` if nothing more is dealt."""
        if state.last_capturer < 0 or state.tables.chosen[RESIDUE_STAYS]:
            return 0.0
        plays = 0
        for seat in range(state.players):
            plays += state.hand_sizes[seat]
        share = self.shares[state.side(state.last_capturer)]
        return share * self.reach.total(self.table.cards()) * self.residue_keep**plays
