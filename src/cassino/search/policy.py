"""The policy: which move to play at sight, from the hand of the player to move and what everybody sees.

Each move is worth a weighted sum of features (FEATURE_NAMES): what it takes, what it leaves to others, what it keeps.
Playouts use it for every seat, so it needs no interpreter, and it never looks at another hand.

Symbols: a rival is another seat, in turn order after the player; its hand is n of the N cards that the player does not
see. The chance that it holds none of m of them is C(N - m, n) / C(N, n). A class is a set of cards that can play alike:
those of one rank, for most rules. An offer is the best capture by a class from the table after the move.
"""

from typing import Annotated, Any, NamedTuple

from cassino.cards import DECK_SIZE, cards_in
from cassino.engine.laying import can_sweep, lay_cards
from cassino.engine.legal import generate, generate_shares
from cassino.engine.move import BUILD, CALL, END, JOIN, PASS, RAISE, TRAIL, Move, kind_of, seat_of, value_of
from cassino.engine.play import apply_marked
from cassino.engine.sampling import unseen_by_mover
from cassino.engine.scorer import EACH, FIRST, LARGE, PLAIN
from cassino.engine.state import NO_TOP, NOBODY, State
from cassino.engine.tables import (
    ALL_AT_ONCE,
    BUILD_SOURCE,
    HAND_AND_TABLE,
    HAND_SIZE,
    REPLENISH,
    RESIDUE_STAYS,
    TOPS,
)
from cassino.engine.turn import Turn
from cassino.kernel import CardSet, MoveWord, PerSeat, Seat, Side, Size, kernel, lowest, popcount, rank_of, typed
from cassino.search.captures import Captures
from cassino.search.node import Node
from cassino.search.points import Points, call_worth

FEATURE_NAMES = (
    "gain", "given", "sweep_risk", "builds", "build_count", "hope", "second", "trail_worth", "trail_unseen",
    "trail_pair", "hand", "pairs", "pictures", "table", "loose", "trail", "build", "residue", "hand_sum", "exposure",
    "options", "any_reply",
)  # fmt: skip
FEATURES = 22
(
    GAIN, GIVEN, SWEEP_RISK, BUILDS, BUILD_COUNT, HOPE, SECOND, TRAIL_WORTH, TRAIL_UNSEEN, TRAIL_PAIR, HAND, PAIRS,
    PICTURES, TABLE, LOOSE, IS_TRAIL, IS_BUILD, RESIDUE, HAND_SUM, EXPOSURE, OPTIONS, ANY_REPLY,
) = range(22)  # fmt: skip
USUAL = (
    0.90, -0.31, -0.37, 0.23, -0.12, 0.29, 0.12, 0.21, -0.00, 0.01, 0.60, 0.17, 0.14, 0.33, -0.05, -0.14, -0.02,
    0.31, 0.26, -0.34, 0.16, -0.36,
)  # fmt: skip
"""The weights of rules without weights of their own."""
FADE = 0.6
"""A factor for each rival after the next one, because the table will have changed."""
KEPT = 0.2
"""The cards left on the table count for the last capturer, times this for each play still to come."""
CLUMP = 2.8
"""How many cards of a race one capture takes."""
EXACT = 65536.0
"""Worths are whole multiples of 1/EXACT, so that sums in any order are equal, compiled or not."""
ROOT = 2.5066
"""The square root of two pi."""
MANY = 200
"""In playouts, at most this many moves of a position are looked at; in a longer list every card gets its share."""
LISTED = 4000
"""The same for the position that is asked about."""
CLASSES = 52
"""House rules can give every card a class of its own."""
FEW_STEPS = 6
"""In a turn of several steps, this many of the first steps are followed further."""
SIZE = 53


class Reply(NamedTuple):
    """A capture that is a player's best with this chance. rank: of the hand card. worth: with the hand card."""

    rank: int
    taken: int
    worth: float
    chance: float
    sweeps: bool


@kernel
class Policy:
    """Scores the moves of the player to move, under the rules of one deal. Each thread needs its own.

    scores: of the moves listed last, in the order of the turn's list. weights: of the features. knows: how well the
    player knows what each card is worth, from 0 (all cards seem equal) to 1. target: the cards of the capture hoped for
    after the move looked at last.
    """

    points: Points
    captures: Captures
    turn: Turn
    following: Turn
    before: State
    after: State
    further: State
    most: int
    scores: Annotated[list[float], LISTED]
    weights: Annotated[list[float], FEATURES]
    features: Annotated[list[float], FEATURES]
    ways: Annotated[list[float], 2809]

    class_count: int
    class_cards: Annotated[list[CardSet], CLASSES]
    class_values: Annotated[list[CardSet], CLASSES]
    class_unseen: Annotated[list[int], CLASSES]
    class_worth: Annotated[list[float], CLASSES]

    offer_count: int
    offer_class: Annotated[list[int], CLASSES]
    offer_taken: Annotated[list[CardSet], CLASSES]
    offer_worth: Annotated[list[float], CLASSES]
    offer_sweeps: Annotated[list[bool], CLASSES]
    order: Annotated[list[int], CLASSES]

    seat: Seat
    side: Side
    forgotten: CardSet
    unseen: CardSet
    unseen_count: int
    target: CardSet
    items: CardSet
    knows: float
    reply_count: int
    reply_chance: Annotated[list[float], CLASSES]
    rival_size: PerSeat[int]
    rival_need: PerSeat[CardSet]
    takes_tops: bool

    def __init__(self, points: Points, weights: Any = USUAL, knows: float = 1.0) -> None:
        if len(weights) != FEATURES:
            raise ValueError(f"{len(weights)} weights for {FEATURES} features")
        self.points = points
        self.captures = Captures(points.tables, points.orange_points)
        self.turn, self.following = Turn(), Turn()
        self.before, self.after, self.further = (State(points.tables) for _ in range(3))
        self.scores = [0.0] * LISTED
        self.most = MANY
        self.weights, self.features = [0.0] * FEATURES, [0.0] * FEATURES
        self.class_cards, self.class_values, self.class_unseen = ([0] * CLASSES for _ in range(3))
        self.offer_class, self.offer_taken, self.order = ([0] * CLASSES for _ in range(3))
        self.class_worth, self.offer_worth = [0.0] * CLASSES, [0.0] * CLASSES
        self.offer_sweeps, self.reply_chance = [False] * CLASSES, [0.0] * CLASSES
        self.rival_size, self.rival_need = [0] * 6, [0] * 6
        self.ways = [0.0] * (SIZE * SIZE)
        self.takes_tops = bool(points.tables.chosen[TOPS])
        self.forgotten, self.target, self.knows, self.reply_count = 0, 0, knows, 0
        for place in range(FEATURES):
            self.weights[place] = weights[place]
        self.read_classes()
        self.items = (1 << points.item_count) - 1
        self.read_worths()
        self.fill_ways()

    def fill_ways(self) -> None:
        """Compute the number of hands of n of N cards, at n * SIZE + N."""
        for count in range(SIZE):
            self.ways[count] = 1.0
            for size in range(1, count + 1):
                self.ways[size * SIZE + count] = self.ways[(size - 1) * SIZE + count] * (count - size + 1) / size

    def read_classes(self) -> None:
        """Find the classes of the pack, and the values that each captures."""
        tables, self.class_count = self.points.tables, 0
        for card in cards_in(tables.deck):
            alike = tables.playing_alike[card] & tables.deck
            if alike & (alike - 1) and alike & -alike != 1 << card and alike >> card & 1:
                continue
            self.class_cards[self.class_count] = alike
            self.class_values[self.class_count] = self.captures.values_of(card)
            self.class_count += 1

    def prepare(self, state: State, forgotten: int = 0) -> None:
        """Consider what a deal has at stake: what no side may score counts nothing. B23

        forgotten: captured cards of which the player does not know that they are captured.
        """
        items = 0
        for side in range(self.points.sides):
            items |= self.points.open_items(state, side)
        self.forgotten = forgotten
        if items != self.items:
            self.items = items
            self.read_worths()

    def read_worths(self) -> None:
        """Compute what each card is worth: the points it scores by itself, and its share of every race.

        A race between equal sides whose cards are all out is decided by one card with a density that shrinks with the
        root of their number. Only `items` count.
        """
        worth = [0.0] * DECK_SIZE
        for item in range(self.points.item_count):
            if not self.items >> item & 1:
                continue
            cards = self.points.masks[item]
            share = float(self.points.worth[item])
            if self.points.kinds[item] != EACH:
                share *= 2.0 / (ROOT * (CLUMP * max(1, cards.bit_count())) ** 0.5)
            for card in cards_in(cards):
                worth[card] += share
        deck = self.points.tables.deck
        mean = sum([worth[card] for card in cards_in(deck)]) / deck.bit_count()
        known = [each if self.knows == 1.0 else mean + self.knows * (each - mean) for each in worth]
        self.captures.set_worths([round(each * EXACT) / EXACT for each in known])

    def best(self, state: State) -> Move:
        """The best move."""
        self.most = LISTED
        place = self.choose(state)
        self.most = MANY
        return self.turn.moves[place]

    def scored(self, state: State) -> list[tuple[Move, float]]:
        """The moves (at most LISTED) and the score of each."""
        self.most = LISTED
        self.score(state)
        self.most = MANY
        return [(move, self.scores[place]) for place, move in enumerate(self.turn.moves)]

    def features_of(self, state: State) -> list[list[float]]:
        """The features of the moves in the same order. Steps of a turn are not followed."""
        self.most = LISTED
        self.list_moves(state)
        self.most = MANY
        self.begin(state)
        found = []
        for place in range(self.turn.moves.n):
            self.look_at_place(state, self.turn, place)
            found.append([self.features[number] for number in range(FEATURES)])
        return found

    @typed
    def consider(self, state: State, move: Move) -> None:
        """Look at one move; then `target` and `replies` tell about it."""
        self.begin(state)
        self.look_at(state, move.cards, move.taken, move.word())

    def replies(self) -> list[Reply]:
        """The captures that the next player may make after the move looked at last, the most valuable first."""
        seat = (self.seat + 1) % self.after.players
        self.find_offers(self.after, seat)
        self.look_at_rival(seat, 0.0)
        return [self.reply_at(at) for at in range(self.reply_count) if self.reply_chance[at] > 0.0]

    def reply_at(self, at: int) -> Reply:
        """One of them."""
        place = self.order[at]
        worth = self.offer_worth[place] + self.class_worth[place]
        rank = rank_of(lowest(self.class_cards[place]))
        return Reply(rank, self.offer_taken[place], worth, self.reply_chance[at], bool(self.offer_sweeps[place]))

    def value(self, state: State, after: State) -> float:
        """What a later state of the same turn is worth to the player to act; after a new deal of hands, the gain."""
        self.begin(state)
        self.note_rivals(after)
        self.after.assign(after)
        total = self.weigh(state, PASS, 0, 0)
        return total if after.round_no == state.round_no else self.weights[GAIN] * self.features[GAIN]

    @kernel
    def play(self, state: State) -> None:
        """Play the best move in place."""
        place = self.choose(state)
        mark = self.turn.moves.marks[place]
        cards, taken = self.turn.moves.played[place], self.turn.moves.taken[place]
        apply_marked(state, cards, taken, mark)

    @kernel
    def choose(self, state: State) -> Size:
        """The number of the best move in the turn's list, which is made anew."""
        self.score(state)
        best = 0
        for place in range(1, self.turn.moves.n):
            if self.scores[place] > self.scores[best]:
                best = place
        return best

    @kernel
    def keep_best(self, node: Node, most: int) -> None:
        """Put the best moves scored last into a node, the best first."""
        count = self.turn.moves.n
        kept = most if most < count else count
        if kept > node.marks.room:
            node.played.grow(kept + 8)
            node.taken.grow(kept + 8)
            node.marks.grow(kept + 8)
        node.count = kept
        for place in range(kept):
            best = 0
            for other in range(1, count):
                if self.scores[other] > self.scores[best]:
                    best = other
            node.played.items[place] = self.turn.moves.played[best]
            node.taken.items[place] = self.turn.moves.taken[best]
            node.marks.items[place] = self.turn.moves.marks[best]
            self.scores[best] = -1e9

    @kernel
    def score(self, state: State) -> None:
        """List the moves and score each."""
        self.list_moves(state)
        count = self.turn.moves.n
        if state.window:
            self.score_answers(state)
            return
        if count == 1:
            self.scores[0] = 0.0
            return
        self.begin(state)
        for place in range(count):
            self.scores[place] = self.look_at_place(state, self.turn, place)
        if state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE and state.played == 0:
            self.follow_steps(state)

    @kernel
    def list_moves(self, state: State) -> None:
        """List the moves of a state."""
        generate(self.turn, state, self.most)
        if not self.turn.moves.complete:
            generate_shares(self.turn, state, self.most)

    @kernel
    def score_answers(self, state: State) -> None:
        """Score answers to a question: right calls, else silence, else what takes most."""
        for place in range(self.turn.moves.n):
            kind = kind_of(self.turn.moves.marks[place])
            if kind == CALL:
                self.scores[place] = 2000.0 if state.pending_value else -2000.0
            elif kind == PASS:
                self.scores[place] = 1000.0
            else:
                self.scores[place] = self.captures.total(self.turn.moves.taken[place])

    @kernel
    def begin(self, state: State) -> None:
        """Note what the player to move knows."""
        self.seat = state.turn
        self.side = state.side(self.seat)
        self.unseen = unseen_by_mover(state) | self.forgotten
        self.unseen_count = popcount(self.unseen)
        for place in range(self.class_count):
            cards = self.class_cards[place] & self.unseen
            count = popcount(cards)
            self.class_unseen[place] = count
            self.class_worth[place] = self.captures.total(cards) / count if count else 0.0
        self.note_rivals(state)

    @kernel
    def note_rivals(self, state: State) -> None:
        """Note how many cards each rival holds, and what it must hold."""
        fresh = 0
        if state.stock_next < state.stock_end:
            fresh = (state.stock_end - state.stock_next) // state.players
            if state.tables.chosen[REPLENISH] != ALL_AT_ONCE and fresh > state.tables.chosen[HAND_SIZE]:
                fresh = state.tables.chosen[HAND_SIZE]
        for seat in range(state.players):
            self.rival_size[seat] = state.hand_sizes[seat]
            self.rival_need[seat] = state.proofs[seat]
            if self.rival_size[seat] == 0:
                self.rival_size[seat] = fresh
                self.rival_need[seat] = 0

    @kernel
    def look_at_place(self, state: State, turn: Turn, place: Size) -> float:
        """The score of a move in a list."""
        return self.look_at(state, turn.moves.played[place], turn.moves.taken[place], turn.moves.marks[place])

    @kernel
    def look_at(self, state: State, cards: CardSet, taken: CardSet, mark: MoveWord) -> float:
        """The score of a move."""
        kind, seat = kind_of(mark), seat_of(mark)
        self.after.assign(state)
        if kind != END:
            lay_cards(self.after, kind, cards, taken, value_of(mark), seat)
            hide_uncovered(state, self.after)
        return self.weigh(state, kind, cards, call_worth(self.points, state, kind, taken, seat))

    @kernel
    def weigh(self, state: State, kind: int, cards: CardSet, called: int) -> float:
        """The score of a move of some kind with some hand cards that led to the state `after`. called: points."""
        for place in range(FEATURES):
            self.features[place] = 0.0
        self.features[GAIN] = self.gain(state) + called
        self.find_offers(self.after, self.seat)
        self.look_ahead()
        if self.takes_tops:
            self.look_at_rivals_with_tops()
        else:
            self.look_at_rivals()
        self.look_at_builds()
        self.look_at_kept(kind, cards)
        total = 0.0
        for place in range(FEATURES):
            total += self.weights[place] * self.features[place]
        return total

    @kernel
    def gain(self, state: State) -> float:
        """What the player's side gains, and others lose, in piles and by sweeps."""
        total = 0.0
        for holder in range(state.tables.pile_count):
            old, new = state.piles[holder], self.after.piles[holder]
            if old != new:
                won = self.captures.total(new & ~old) - self.captures.total(old & ~new)
                total += self.share(state.side(holder)) * won
        for side in range(self.points.sides):
            if self.after.sweep_turns[side] != state.sweep_turns[side]:
                total += self.share(side) * self.points.sweep_points[self.sweep_kind(state, side)]
        return total

    @kernel
    def sweep_kind(self, state: State, side: Side) -> int:
        """What kind of sweep a side has made."""
        if state.turn_no == 0 and self.points.sweep_points[FIRST]:
            return FIRST
        return LARGE if self.after.large_turns[side] != state.large_turns[side] else PLAIN

    @kernel
    def share(self, side: Side) -> float:
        """How a point of a side counts."""
        return 1.0 if side == self.side else -1.0 / (self.points.sides - 1)

    @kernel
    def find_offers(self, state: State, seat: Seat) -> None:
        """Find the best capture by each class that somebody may hold, the most valuable first."""
        loose = state.loose
        if self.takes_tops:
            loose |= state.tops_for(seat, state.tables.chosen[TOPS])
        row = self.captures.row(loose)
        all_cards = state.loose
        for place in range(state.build_count):
            all_cards |= state.build_cards[place]
        swept = 1.0 * self.points.sweep_points[PLAIN] if can_sweep(state, state.side(seat)) else 0.0
        self.offer_count = 0
        hand = state.hands[self.seat]
        for place in range(self.class_count):
            if self.class_unseen[place] == 0 and hand & self.class_cards[place] == 0:
                continue
            taken = self.captures.best_in_row(state, self.class_values[place], row)
            if taken == 0:
                continue
            self.offer_taken[place], self.offer_worth[place] = taken, self.captures.with_orange(taken)
            self.offer_sweeps[place] = all_cards & ~taken == 0 and all_cards != 0 and swept != 0.0
            if self.offer_sweeps[place]:
                self.offer_worth[place] += swept
            self.insert_offer(place)

    @kernel
    def insert_offer(self, place: int) -> None:
        """Put an offer in order, by its worth with the mean card of its class."""
        worth = self.offer_worth[place] + self.class_worth[place]
        at = self.offer_count
        self.offer_count += 1
        while at > 0 and self.offer_worth[self.order[at - 1]] + self.class_worth[self.order[at - 1]] < worth:
            self.order[at] = self.order[at - 1]
            at -= 1
        self.order[at] = place

    @kernel
    def chance_of_none(self, seat: Seat, marked: int) -> float:
        """The chance that a rival holds none of some cards that it is not known to hold."""
        known = popcount(self.rival_need[seat])
        held, count = self.rival_size[seat] - known, self.unseen_count - known
        if held <= 0 or marked <= 0:
            return 1.0
        if count - marked < held or count < held:
            return 0.0
        return self.ways[held * SIZE + count - marked] / self.ways[held * SIZE + count]

    @kernel
    def needs(self, seat: Seat, place: int) -> int:
        """How many cards of a class a rival is known to hold."""
        return popcount(self.rival_need[seat] & self.class_values[place])

    @kernel
    def look_at_rivals(self) -> None:
        """Note what rivals can be expected to take, each as if it were next; later ones count less."""
        fade = 1.0
        for step in range(1, self.after.players):
            seat = (self.seat + step) % self.after.players
            self.look_at_rival(seat, fade)
            fade *= FADE

    @kernel
    def look_at_rivals_with_tops(self) -> None:
        """The same where each rival reaches other tops of piles."""
        fade = 1.0
        for step in range(1, self.after.players):
            seat = (self.seat + step) % self.after.players
            self.find_offers(self.after, seat)
            self.look_at_rival(seat, fade)
            fade *= FADE

    @kernel
    def look_at_rival(self, seat: Seat, fade: float) -> None:
        """Note what one rival can be expected to take, and its chance of a sweep."""
        self.reply_count = 0
        if self.rival_size[seat] == 0:
            return
        expected, before, swept = 0.0, 1.0, 0.0
        seen = 0
        for at in range(self.offer_count):
            place = self.order[at]
            known = self.needs(seat, place)
            seen += self.class_unseen[place] - known
            none = 0.0 if known else self.chance_of_none(seat, seen)
            chance = before - none
            self.reply_chance[at] = chance
            self.reply_count = at + 1
            if chance > 0.0:
                expected += chance * (self.offer_worth[place] + self.class_worth[place])
                if self.offer_sweeps[place]:
                    swept += chance
                before = none
            if none <= 0.0:
                break
        share = -self.share(self.after.side(seat))
        self.features[GIVEN] += fade * share * expected
        self.features[SWEEP_RISK] += fade * share * swept
        if seat == (self.seat + 1) % self.after.players:
            self.features[ANY_REPLY] = share * (1.0 - before)
            self.features[EXPOSURE] = share * self.exposure(seat)

    @kernel
    def exposure(self, seat: Seat) -> float:
        """All offers together, each times the chance that a rival holds a card for it."""
        total = 0.0
        for at in range(self.offer_count):
            place = self.order[at]
            known = self.needs(seat, place)
            chance = 1.0 if known else 1.0 - self.chance_of_none(seat, self.class_unseen[place])
            total += chance * self.offer_worth[place]
        return total

    @kernel
    def look_at_builds(self) -> None:
        """Note the builds of the player's side, times the chance that no opponent can take them."""
        for number in range(self.after.build_count):
            owner = self.after.build_owner[number]
            if owner == NOBODY or self.after.side(owner) != self.side:
                continue
            value = self.after.build_value[number]
            chance = 1.0
            for seat in range(self.after.players):
                if self.after.side(seat) == self.side:
                    continue
                if self.rival_need[seat] >> value & 1:
                    chance = 0.0
                else:
                    chance *= self.chance_of_none(seat, popcount(self.unseen & self.after.tables.held[value]))
            self.features[BUILDS] += chance * self.captures.total(self.after.build_cards[number])
            self.features[BUILD_COUNT] += 1.0

    @kernel
    def look_ahead(self) -> None:
        """Note the two best captures of the player's next turn, times the chance that they are still there."""
        best, other = 0.0, 0.0
        self.target = 0
        hand = self.after.hands[self.seat]
        for at in range(self.offer_count):
            place = self.order[at]
            own = hand & self.class_cards[place]
            if own == 0:
                continue
            self.features[OPTIONS] += 1.0
            taken = self.offer_taken[place]
            worth = (self.offer_worth[place] + self.most_worth(own)) * self.stays(taken)
            if worth > best:
                other = other if taken & self.target else best
                best, self.target = worth, taken
            elif worth > other and taken & self.target == 0:
                other = worth
        self.features[HOPE] = best
        self.features[SECOND] = other

    @kernel
    def most_worth(self, cards: CardSet) -> float:
        """The worth of the most valuable of some cards."""
        most, rest = 0.0, cards
        while rest:
            if self.captures.worth[lowest(rest)] > most:
                most = self.captures.worth[lowest(rest)]
            rest &= rest - 1
        return most

    @kernel
    def stays(self, taken: CardSet) -> float:
        """The chance that no opponent holds a card whose best capture takes any of these cards."""
        hit = 0
        needed: CardSet = 0
        for at in range(self.offer_count):
            place = self.order[at]
            if self.offer_taken[place] & taken:
                hit += self.class_unseen[place]
                needed |= self.class_values[place]
        chance = 1.0
        for seat in range(self.after.players):
            if self.after.side(seat) == self.side:
                continue
            if self.rival_need[seat] & needed:
                return 0.0
            chance *= self.chance_of_none(seat, hit)
        return chance

    @kernel
    def look_at_kept(self, kind: int, cards: CardSet) -> None:
        """Note the hand kept, the table left, and the kind of move."""
        hand = self.after.hands[self.seat]
        self.features[HAND] = self.captures.total(hand)
        self.features[PICTURES] = popcount(hand & ~self.after.tables.numbers)
        rest = hand & self.after.tables.numbers
        while rest:
            self.features[HAND_SUM] += rank_of(lowest(rest)) * 0.1
            rest &= rest - 1
        ranks = 0
        for place in range(self.class_count):
            ranks += 1 if hand & self.class_cards[place] else 0
        self.features[PAIRS] = popcount(hand) - ranks
        table = self.after.loose
        for number in range(self.after.build_count):
            table |= self.after.build_cards[number]
        worth = self.captures.total(table)
        self.features[TABLE] = worth
        self.features[LOOSE] = popcount(self.after.loose & self.after.tables.numbers)
        if self.after.stock_next == self.after.stock_end:
            self.features[RESIDUE] = self.residue(worth)
        if kind in (BUILD, JOIN, RAISE):
            self.features[IS_BUILD] = 1.0
        elif kind == TRAIL and cards:
            self.features[IS_TRAIL] = 1.0
            alike = self.after.tables.playing_alike[lowest(cards)]
            self.features[TRAIL_WORTH] = self.captures.total(cards)
            self.features[TRAIL_UNSEEN] = popcount(self.unseen & alike)
            self.features[TRAIL_PAIR] = 1.0 if hand & alike else 0.0

    @kernel
    def residue(self, worth: float) -> float:
        """What the last capturer can expect of the table if nothing more is dealt."""
        capturer = self.after.last_capturer
        if capturer < 0 or self.after.tables.chosen[RESIDUE_STAYS]:
            return 0.0
        for seat in range(self.after.players):
            for _ in range(self.after.hand_sizes[seat]):
                worth *= KEPT
        return self.share(self.after.side(capturer)) * worth

    @kernel
    def follow_steps(self, state: State) -> None:
        """Give steps before the play of a turn the score of the best play after them."""
        best = -1000.0
        for place in range(self.turn.moves.n):
            if self.turn.moves.played[place] and self.scores[place] > best:
                best = self.scores[place]
        followed = 0
        for place in range(self.turn.moves.n):
            if self.turn.moves.played[place] or kind_of(self.turn.moves.marks[place]) == END:
                continue
            if followed == FEW_STEPS:
                self.scores[place] = -1000.0
                continue
            followed += 1
            self.scores[place] = self.best_after(state, place) - 0.0001

    @kernel
    def best_after(self, state: State, place: Size) -> float:
        """The score of the best play after a step."""
        mark = self.turn.moves.marks[place]
        self.further.assign(state)
        apply_marked(self.further, 0, self.turn.moves.taken[place], mark)
        hide_uncovered(state, self.further)
        generate(self.following, self.further, MANY)
        best = -1000.0
        self.before.assign(self.further)
        for number in range(self.following.moves.n):
            if self.following.moves.played[number]:
                found = self.look_at_place(self.before, self.following, number)
                best = found if found > best else best
        return best


@kernel
def hide_uncovered(before: State, after: State) -> None:
    """Forget the cards that a move has uncovered on piles, where nobody knows the order of the cards below the top."""
    if not after.tables.secret_order:
        return
    for holder in range(after.tables.pile_count):
        top: int = after.tops[holder]
        if top != NO_TOP and top != before.tops[holder] and before.piles[holder] >> top & 1:
            after.tops[holder] = NO_TOP
