"""How the two counting yardsticks judge moves: by what is taken now, and by what the next player would then take.

A card has a fixed worth, and a sweep the points of a sweep. The score of a move is what it banks, minus what the best
capture of the next player would then bank, plus KEPT times the worth of the own builds that this capture leaves; the
mean of the last two over sampled hands of the next player. All moves of a turn are scored with the same hands, drawn
from the cards that the player to move does not see, so that they agree with what other players have proven. A player
without cards gets a fresh hand, while the stock lasts.

Frozen: the yardsticks measure other bots, so they must not be improved.
"""

from typing import Annotated

from cassino.engine.holding import covers
from cassino.engine.insisting import ORANGE_WINDOW
from cassino.engine.lacking import may_hold
from cassino.engine.laying import can_sweep, lay_cards
from cassino.engine.legal import generate, generate_shares
from cassino.engine.move import CALL, CLAIM, PASS, Move, MoveList, kind_of, seat_of, value_of
from cassino.engine.piling import all_tops
from cassino.engine.play import apply_marked
from cassino.engine.pool import Pool
from cassino.engine.rng import Rng
from cassino.engine.sampling import last_receiver, unseen_by_mover
from cassino.engine.scorer import EACH, LARGE, PLAIN, Scorer, scorer_for, side_cards
from cassino.engine.state import NO_TOP, State
from cassino.engine.tables import ALL_AT_ONCE, HAND_SIZE, REPLENISH, TOPS, Tables
from cassino.engine.turn import Turn
from cassino.kernel import (
    CardSet,
    MoveWord,
    PerCard,
    PerSeat,
    Seat,
    Side,
    Size,
    Word,
    kernel,
    lowest,
    nogil,
    popcount,
    typed,
)
from cassino.rules.options import OPTIONS
from cassino.search.captures import Captures
from cassino.search.points import call_worth

LAST_ROUND_OPEN = OPTIONS["dealing.last_round_open"].code
PACK_RACE = 52 / 15
"""The points of a race for all cards count this many times, in equal shares for its cards: 0.2 a card in Casino."""
OTHER_RACE = 39 / 20
"""The same for any other race: 0.15 a spade in Casino."""
KEPT = 0.8
"""How much of the worth of own builds counts if the next player leaves them."""
MOST_HANDS = 24
TRIES = 200
"""How many times hands are dealt at most, until they agree with what has been proven."""
MOST_MOVES = 200
"""In a playout, at most this many moves of a position are scored."""
NO_SCORE = -1e9


def card_worth(scorer: Scorer, card: int) -> float:
    """The worth of a card: the points it scores by itself, and its share of each race."""
    worth = 0.0
    for item in range(scorer.item_count):
        mask = scorer.masks[item]
        if not mask >> card & 1:
            continue
        if scorer.kinds[item] == EACH:
            worth += scorer.worth[item]
        else:
            worth += scorer.worth[item] * (PACK_RACE if mask == scorer.deck else OTHER_RACE) / mask.bit_count()
    return worth


@kernel
class SampledHands:
    """Hands that the next player may hold, by what the player to move knows."""

    pool: Pool
    hands: Annotated[list[CardSet], 24]
    known: PerSeat[CardSet]
    count: int
    seat: Seat
    size: int

    def __init__(self) -> None:
        self.pool = Pool()
        self.hands, self.known = [0] * MOST_HANDS, [0] * 6
        self.count = self.seat = self.size = 0

    @kernel
    def draw(self, state: State, count: int, rng: Rng) -> None:
        """Draw this many hands; none if the next player has no card and gets none."""
        self.seat = (state.turn + 1) % state.players
        self.size = state.hand_sizes[self.seat]
        self.count = 0
        is_fresh: bool = self.size == 0
        if is_fresh:
            self.size = size_of_fresh_hand(state)
        if self.size == 0:
            return
        if state.tables.chosen[LAST_ROUND_OPEN] and state.stock_next == state.stock_end:
            self.hands[0] = state.hands[self.seat]
            self.count = 1
            return
        self.collect(state, is_fresh)
        has_limits: bool = not is_fresh and knows_of_hands(state)
        for _ in range(count):
            self.deal(state, has_limits, rng)
            self.hands[self.count] = self.dealt_to(state, self.seat)
            self.count += 1

    @kernel
    def collect(self, state: State, is_fresh: bool) -> None:
        """Put the cards that the player to move does not see into the pool."""
        hidden = unseen_by_mover(state)
        held = self.size if is_fresh else 0
        for seat in range(state.players):
            self.known[seat] = 0
            if seat != state.turn and not is_fresh:
                held += state.hand_sizes[seat]
        if state.bottom != NO_TOP and state.turn == (state.dealer + 1) % state.players:
            # The seat to the left of the dealer has seen the last card of the pack.
            bottom = hidden & 1 << state.bottom
            hidden &= ~bottom
            if bottom and state.stock_next == state.stock_end:
                self.known[last_receiver(state)] = bottom
                held -= 1
        self.pool.clear()
        self.pool.add(hidden)
        self.pool.begin(held)

    @kernel
    def deal(self, state: State, has_limits: bool, rng: Rng) -> None:
        """Deal the hidden hands again, if possible so that they agree with what their owners have proven."""
        for _ in range(TRIES):
            self.pool.deal(rng, True)
            if not has_limits or self.agrees(state):
                return

    @kernel
    def agrees(self, state: State) -> bool:
        """Whether all hidden hands have the cards that their owners have proven, and none that they lack."""
        for seat in range(state.players):
            if seat == state.turn:
                continue
            hand = self.dealt_to(state, seat)
            if not covers(state.tables, hand, state.proofs[seat]) or not may_hold(state, seat, hand):
                return False
        return True

    @kernel
    def dealt_to(self, state: State, seat: Seat) -> CardSet:
        """The cards that a hidden hand has now; the next player comes first."""
        at = 0
        other = self.seat
        while other != seat:
            at += state.hand_sizes[other] - popcount(self.known[other])
            other = (other + 1) % state.players
        size = self.size if seat == self.seat else state.hand_sizes[seat]
        hand = self.known[seat]
        for i in range(size - popcount(hand)):
            hand |= 1 << self.pool.card(at + i)
        return hand


@kernel
def size_of_fresh_hand(state: State) -> int:
    """How many cards each player gets in the next deal of cards."""
    part = (state.stock_end - state.stock_next) // state.players
    if state.tables.chosen[REPLENISH] == ALL_AT_ONCE or part < state.tables.chosen[HAND_SIZE]:
        return part
    return state.tables.chosen[HAND_SIZE]


@kernel
def knows_of_hands(state: State) -> bool:
    """Whether anything is known of a hand other than that of the player to move."""
    for seat in range(state.players):
        if seat != state.turn and state.proofs[seat] | state.lacks[seat] | state.apart[seat]:
            return True
    return False


@kernel
class Counter:
    """Scores the moves of a turn, and plays rounds to their end by these scores. Each thread needs its own."""

    tables: Tables
    scorer: Scorer
    captures: Captures
    turn: Turn
    before: State
    after: State
    game: State
    samples: SampledHands
    rng: Rng
    possible: CardSet
    known_tops: CardSet
    gains: PerCard[float]
    takes: PerCard[CardSet]

    def __init__(self, tables: Tables) -> None:
        self.tables, self.scorer = tables, scorer_for(tables)
        self.captures, self.turn = Captures(tables), Turn()
        self.captures.set_worths([card_worth(self.scorer, card) for card in range(52)])
        self.before, self.after, self.game = State(tables), State(tables), State(tables)
        self.samples, self.rng = SampledHands(), Rng(0)
        self.possible = self.known_tops = 0
        self.gains, self.takes = [0.0] * 52, [0] * 52

    def scores(self, state: State, moves: MoveList, samples: int, rng: Rng) -> list[float]:
        """The scores of moves, with this many sampled hands. Only what the player to move sees counts."""
        self.begin(state, samples, rng)
        return [self.score_at(moves, place) for place in range(len(moves))]

    def value(self, state: State, after: State) -> float:
        """What the side of the seat to act has banked in a later state of the same turn, and KEPT times its builds."""
        self.before.assign(state)
        self.after.assign(after)
        return self.banked(state, after, state.turn % self.scorer.sides) + KEPT * self.captures.total(self.own_builds())

    def margin(self, world: State, move: Move, samples: int, seed: int) -> float:
        """What the side to move banks more than other sides until the end of the round, by a move in a world.

        Every player then makes the move with the best score by what they see. The random numbers follow from the seed.
        """
        return self.released(world, move, samples, seed)

    @typed
    def released(self, world: State, move: Move, samples: int, seed: Word) -> float:
        """`margin`, without the interpreter."""
        self.rng.state = seed
        self.game.assign(world)
        with nogil:
            apply_marked(self.game, move.cards, move.taken, move.word())
            self.play_out(world.round_no, samples)
            return self.banked(world, self.game, world.turn % self.scorer.sides)

    @kernel
    def play_out(self, round_no: int, samples: int) -> None:
        """Play in place to the end of the round."""
        while not self.game.is_over and self.game.round_no == round_no:
            generate(self.turn, self.game, MOST_MOVES)
            if not self.turn.moves.complete:
                generate_shares(self.turn, self.game, MOST_MOVES)
            at = self.best(samples)
            mark = self.turn.moves.marks[at]
            cards, taken = self.turn.moves.played[at], self.turn.moves.taken[at]
            apply_marked(self.game, cards, taken, mark)

    @kernel
    def best(self, samples: int) -> Size:
        """The place of the move with the best score; the first of equals. Questions get the plainest answer."""
        best: Size = 0
        if self.turn.moves.n == 1:
            return best
        if self.game.window:
            best = self.plain_answer()
            if best >= 0:
                return best
        self.begin(self.game, samples, self.rng)
        highest = NO_SCORE
        for i in range(self.turn.moves.n):
            score = self.score_at(self.turn.moves, i)
            if score > highest:
                highest = score
                best = i
        return best

    @kernel
    def plain_answer(self) -> Size:
        """The place of the pass among the answers, or of a call that is right; -1 if there is neither."""
        found: Size = -1
        calls: bool = self.game.window == ORANGE_WINDOW and self.game.pending_value != 0
        for i in range(self.turn.moves.n):
            kind = kind_of(self.turn.moves.marks[i])
            if calls and kind == CALL:
                return i
            if kind == PASS:
                found = i
        return found

    @kernel
    def begin(self, state: State, samples: int, rng: Rng) -> None:
        """Prepare for the moves of a state: sample the hands of the next player."""
        self.before.assign(state)
        self.samples.draw(state, samples, rng)
        self.possible = 0
        for i in range(self.samples.count):
            self.possible |= self.samples.hands[i]
        # Cards that a move uncovers on a pile do not count.
        self.known_tops = state.loose | state.hands[state.turn] | all_tops(state)

    @kernel
    def score_at(self, moves: MoveList, at: Size) -> float:
        """The score of a move in a list."""
        return self.score(moves.played[at], moves.taken[at], moves.marks[at])

    @kernel
    def score(self, cards: CardSet, taken: CardSet, mark: MoveWord) -> float:
        """The score of a move."""
        kind, seat = kind_of(mark), seat_of(mark)
        self.after.assign(self.before)
        if kind < CLAIM:
            lay_cards(self.after, kind, cards, taken, value_of(mark), seat)
        gain = self.banked(self.before, self.after, self.before.turn % self.scorer.sides)
        gain += call_worth(self.scorer, self.before, kind, taken, seat)
        return gain + self.mean_of_replies()

    @kernel
    def banked(self, start: State, end: State, side: Side) -> float:
        """What a side has banked between two states, minus the mean of other sides."""
        margin = 0.0
        for other in range(self.scorer.sides):
            old, new = side_cards(start, other), side_cards(end, other)
            gain = self.captures.total(new & ~old) - self.captures.total(old & ~new)
            sweeps = popcount(end.sweep_turns[other]) - popcount(start.sweep_turns[other])
            large = popcount(end.large_turns[other]) - popcount(start.large_turns[other])
            gain += (sweeps - large) * self.scorer.sweep_points[PLAIN] + large * self.scorer.sweep_points[LARGE]
            margin += gain if other == side else -gain / (self.scorer.sides - 1)
        return margin

    @kernel
    def mean_of_replies(self) -> float:
        """The mean, over the sampled hands, of own builds that are kept and of what the next player takes, negative."""
        builds = self.own_builds()
        if self.samples.count == 0:
            return KEPT * self.captures.total(builds)
        self.list_replies()
        total = 0.0
        for i in range(self.samples.count):
            card = self.best_reply(self.samples.hands[i])
            total += KEPT * self.captures.total(builds & ~self.takes[card]) - self.gains[card]
        return total / self.samples.count

    @kernel
    def own_builds(self) -> CardSet:
        """The cards of the builds of the side that has moved."""
        cards: CardSet = 0
        for i in range(self.after.build_count):
            if self.after.is_own_side(self.before.turn, self.after.build_owner[i]):
                cards |= self.after.build_cards[i]
        return cards

    @kernel
    def best_reply(self, hand: CardSet) -> int:
        """The card of a hand with the best capture."""
        best = lowest(hand)
        hand &= hand - 1
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if self.gains[card] > self.gains[best]:
                best = card
        return best

    @kernel
    def list_replies(self) -> None:
        """For each card of the sampled hands, find its best capture from the table after the move."""
        there, seat = self.after.loose, self.samples.seat
        for i in range(self.after.build_count):
            there |= self.after.build_cards[i]
        tops = self.after.tops_for(seat, self.tables.chosen[TOPS]) & self.known_tops
        row = self.captures.row(self.after.loose | tops)
        sweep = self.scorer.sweep_points[PLAIN] if can_sweep(self.after, self.after.side(seat)) else 0
        rest = self.possible
        while rest:
            first = lowest(rest)
            alike = rest & self.tables.playing_alike[first]
            rest &= ~alike
            taken = self.captures.best_in_row(self.after, self.captures.values_of(first), row)
            gain = self.captures.total(taken)
            if taken and taken & there == there:
                gain += sweep
            while alike:
                card = lowest(alike)
                alike &= alike - 1
                self.takes[card] = taken
                self.gains[card] = gain + self.captures.worth[card] if taken else 0.0
