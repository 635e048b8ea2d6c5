"""Hash keys of positions: 64-bit numbers for everything that the rest of a deal depends on.

Points that are certain, such as those of single cards and of sweeps, are not in a key: a search adds them to the score
that it finds under the key. A key is built by `mixed`, word by word: loose cards, hands, builds, the turn and its
unfinished parts, how many cards of each scoring item the sides have, and the order of face-up piles if it matters.

`PositionKeys` merges positions that cannot end differently: cards that play and count alike (same rank, same scoring
items) are interchangeable, and in a decided race the count of cards does not matter.
"""

from typing import Annotated

from cassino.engine.scorer import EACH, MOST, PRIMIERA
from cassino.engine.state import NO_TOP, State
from cassino.engine.tables import AT_ONCE, LENIENT, NEAR_TARGET, OWNER_TRAIL, PILES_UP, TRAIL_BANNED_NEXT_TURN, Tables
from cassino.kernel import Byte, CardSet, PerSeat, Rank, Side, Word, kernel, lowest, popcount
from cassino.search.points import Points

SPICE: Word = 0xBF58476D1CE4E5B9
SEED: Word = 0x94D049BB133111EB
WORD: Word = 0xFFFFFFFFFFFFFFFF
RANKS = 13
MOST_SIDES = 6
WON, LOST = 127, 126
"""Used instead of the number of a side's cards in a race that is decided."""


@kernel
def mixed(key: Word, word: Word) -> Word:
    """A key with one more word hashed in."""
    key = ((key ^ word) * SPICE) & WORD
    return key ^ (key >> 29)


@kernel
class PositionKeys:
    """The keys of the positions of a deal.

    `lowered[16 * r + c]`: the cards of rank r (from 0) that replace the cards c of that rank in a key, both as four
    bits: the lowest of each group of interchangeable cards.
    """

    points: Points
    tables: Tables
    lowered: Annotated[list[Byte], 208]
    piles: PerSeat[CardSet]

    def __init__(self, points: Points) -> None:
        self.points = points
        self.tables = points.tables
        self.lowered, self.piles = [0] * (RANKS * 16), [0] * MOST_SIDES
        for rank in range(RANKS):
            for cards in range(16):
                self.lowered[16 * rank + cards] = self.lowered_in(rank, cards)

    @kernel
    def lowered_in(self, rank: Rank, cards: int) -> int:
        """The four bits of `lowered`: a card is in if more cards of its group are held than there are below it."""
        other: int
        suit: int
        below: int
        held: int
        found: int = 0
        for suit in range(4):
            held, below = 0, 0
            for other in range(4):
                if self.points.classes[4 * rank + other] == self.points.classes[4 * rank + suit]:
                    held += cards >> other & 1
                    below += 1 if other < suit else 0
            if held > below:
                found |= 1 << suit
        return found

    @kernel
    def normalized(self, cards: CardSet) -> CardSet:
        """A card set with its cards replaced by the lowest cards of each group."""
        found: Word = 0
        rest = cards
        while rest:
            low: int = lowest(rest) & 60
            lowered: CardSet = self.lowered[4 * low + (rest >> low & 15)]
            found |= lowered << low
            rest &= ~(15 << low)
        return found

    @kernel
    def key(self, state: State) -> CardSet:
        """The key of a position."""
        key = mixed(SEED, self.normalized(state.loose))
        for seat in range(state.players):
            key = mixed(key, self.normalized(state.hands[seat]))
        if state.build_count:
            key = mixed(key, self.builds_sum(state))
        if self.tables.accumulates:
            key = mixed_ages(state, key)
        key = mixed_turn(state, key)
        key = self.mixed_counts(state, key)
        if self.tables.chosen[PILES_UP]:
            key = mixed_piles(state, key)
        # A second pass makes the low bits, which choose the slot in a table, depend on everything.
        return mixed(key, key >> 32)

    @kernel
    def builds_sum(self, state: State) -> CardSet:
        """A sum of hashes over the builds; their order does not matter. A build's turn counts only if a rule depends on
        it.
        """
        total: Word = 0
        has_turns: bool = self.tables.chosen[LENIENT] != 0 or self.tables.chosen[OWNER_TRAIL] == TRAIL_BANNED_NEXT_TURN
        for i in range(state.build_count):
            word = mixed(self.normalized(state.build_cards[i]), state.build_value[i])
            turn = state.build_turn[i] if has_turns else 0
            word = mixed(word, state.build_owner[i] | turn << 8)
            if self.tables.accumulates:
                word = mixed(word, state.build_formed[i])
            total = (total + word) & WORD
        return total

    @kernel
    def mixed_counts(self, state: State, key: Word) -> CardSet:
        """A key with the state of the races, and with what players have lost or proven."""
        out = self.points.deck
        for side in range(self.points.sides):
            self.piles[side] = self.points.pile(state, side)
            out &= ~self.piles[side]
        for side in range(self.points.sides):
            key = self.mixed_side(state, side, out, key)
        for seat in range(state.players):
            key = mixed(key, state.losses[seat] | state.short_hands[seat] << 16)
            if self.tables.chosen[LENIENT]:
                key = mixed(key, state.last_turns[seat])
        return key

    @kernel
    def mixed_side(self, state: State, side: Side, out: CardSet, key: Word) -> CardSet:
        """A key with how many cards of each scoring item a side has; `out` are the cards nobody has captured."""
        pile = self.piles[side]
        word: Word = 0
        for item in range(self.points.item_count):
            if self.points.kinds[item] == PRIMIERA:
                key = mixed(key, pile)
            elif self.points.kinds[item] != EACH:
                word = word << 7 | self.race_count(item, side, out)
                if item & 7 == 7:
                    key = mixed(key, word)
        key = mixed(key, word)
        if self.points.cancelling or self.tables.chosen[AT_ONCE] or self.tables.chosen[NEAR_TARGET]:
            key = mixed(mixed(key, state.sweep_turns[side]), pile)
            key = mixed(key, state.orange_counts[side] | state.false_counts[side] << 8)
        return key

    @kernel
    def race_count(self, item: int, side: Side, out: CardSet) -> int:
        """How many cards of a race a side has in its pile; WON or LOST if it is decided."""
        cards = self.points.masks[item]
        own = popcount(self.piles[side] & cards)
        if self.points.kinds[item] != MOST or self.points.sides != 2 or self.points.needs[item]:
            return own
        other = popcount(self.piles[1 - side] & cards)
        left = popcount(out & cards)
        if own > other + left:
            return WON
        return LOST if other > own + left else own


@kernel
def mixed_builds(state: State, key: Word) -> CardSet:
    """A key with the builds, card by card, and with the ages of loose cards if they matter."""
    total: Word = 0
    for i in range(state.build_count):
        word = mixed(state.build_cards[i], state.build_value[i])
        word = mixed(word, state.build_owner[i] | state.build_turn[i] << 8)
        if state.tables.accumulates:
            word = mixed(word, state.build_formed[i])
        total = (total + word) & WORD
    key = mixed(key, total)
    return mixed_ages(state, key) if state.tables.accumulates else key


@kernel
def mixed_ages(state: State, key: Word) -> CardSet:
    """A key with the age of each loose card."""
    for card in range(52):
        if state.loose >> card & 1:
            key = mixed(key, state.ages[card] << 6 | card)
    return key


@kernel
def mixed_turn(state: State, key: Word) -> CardSet:
    """A key with whose turn it is, the unfinished parts of the turn, and what is still to be dealt."""
    word: Word = state.turn
    word = word << 3 | state.turn_of
    word = word << 3 | (state.last_capturer + 1)
    word = word << 3 | state.window
    word = word << 6 | state.stock_next
    word = word << 8 | state.turn_no
    word = word << 8 | state.asked
    word = word << 2 | state.duty
    word = word << 5 | state.must_take
    key = mixed(key, word)
    word = state.plays_owed
    word = word << 4 | state.played_kind
    word = word << 5 | state.played_value
    word = word << 3 | (state.round_capturer + 1)
    word = word << 4 | (state.first_met + 2)
    word = word << 3 | (state.pending_seat + 1)
    word = word << 5 | state.pending_value
    word = word << 1 | state.has_swept
    word = word << 6 | state.announced
    key = mixed(key, word)
    if state.played or state.shown or state.pending_taken:
        key = mixed(mixed(mixed(key, state.played), state.shown), state.pending_taken)
    return key


@kernel
def mixed_piles(state: State, key: Word) -> CardSet:
    """A key with the cards of face-up piles in their order."""
    for holder in range(state.tables.pile_count):
        card = state.tops[holder]
        while card != NO_TOP:
            key = mixed(key, card | (64 if state.batch_bottoms >> card & 1 else 0))
            card = state.under[card]
        key = mixed(key, SEED)
    return key
