"""What a search found before: a table of positions by their fingerprint."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.scorer import EACH, PRIMIERA
    from cassino.engine.state import NO_TOP, State
    from cassino.engine.words import Words
    from cassino.search.points import Points

SPICE_A = 0x9E3779B97F4A7C15
SPICE_B = 0xBF58476D1CE4E5B9
SEED = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
OFFSET = 1 << 31


class Memory:
    """A table of 2**bits positions; a new one takes the place of an older one."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.keys, self.entries = Words(), Words()
        self.keys.grow(1 << bits)
        self.entries.grow(1 << bits)
        self.mask = (1 << bits) - 1
        for i in range(1 << bits):
            self.entries.items[i] = 0
        self.salt = 0
        self.is_hit = False
        self.bound = self.score = 0

    def forget(self) -> None:
        """What is known now will not be found again."""
        self.salt = (self.salt + SPICE_A) & WORD

    def find(self, key: int) -> None:
        """Look a position up: `is_hit`, and what was kept."""
        salted = key ^ self.salt
        slot = salted & self.mask
        entry = self.entries.items[slot]
        self.is_hit = entry != 0 and self.keys.items[slot] == salted
        if self.is_hit:
            self.bound = entry & 3
            self.score = (entry >> 32) - OFFSET

    def keep(self, key: int, score: int, bound: int) -> None:
        """Note a score, and whether it is exact."""
        salted = key ^ self.salt
        slot = salted & self.mask
        self.keys.items[slot] = salted
        word = score + OFFSET
        self.entries.items[slot] = word << 32 | bound


def mixed(key: int, word: int) -> int:
    """A key with one word more."""
    key = ((key ^ word) * SPICE_B) & WORD
    return key ^ (key >> 29)


def fingerprint(state: State, points: Points) -> int:
    """A number for all that the rest of a deal depends on; points that are banked are not in it."""
    key = mixed(SEED, state.loose)
    for seat in range(state.players):
        key = mixed(key, state.hands[seat])
    key = table_print(state, key)
    key = turn_print(state, key)
    key = counts_print(state, points, key)
    if state.tables.piles_up:
        key = piles_print(state, key)
    # A second pass lets the low bits, which choose the place, depend on everything.
    return mixed(key, key >> 32)


def table_print(state: State, key: int) -> int:
    """The builds, and their age where it matters."""
    sum_of_builds = key & 0
    for i in range(state.build_count):
        word = mixed(state.build_cards[i], state.build_value[i])
        word = mixed(word, state.build_owner[i] | state.build_turn[i] << 8)
        if state.tables.accumulates:
            word = mixed(word, state.build_formed[i])
        sum_of_builds = (sum_of_builds + word) & WORD
    key = mixed(key, sum_of_builds)
    if state.tables.accumulates:
        for card in range(52):
            if state.loose >> card & 1:
                key = mixed(key, state.ages[card] << 6 | card)
    return key


def turn_print(state: State, key: int) -> int:
    """Whose turn it is, what is open in it, and what is still to be dealt."""
    word = (key & 0) | state.turn
    word = word << 3 | state.turn_of
    word = word << 3 | (state.last_capturer + 1)
    word = word << 3 | state.window
    word = word << 6 | state.stock_next
    word = word << 8 | state.turn_no
    word = word << 8 | state.asked
    word = word << 2 | state.duty
    word = word << 4 | state.must_take
    key = mixed(key, word)
    word = (key & 0) | state.plays_owed
    word = word << 4 | state.played_kind
    word = word << 4 | state.played_value
    word = word << 3 | (state.round_capturer + 1)
    word = word << 4 | (state.first_met + 2)
    word = word << 3 | (state.pending_seat + 1)
    word = word << 4 | state.pending_value
    word = word << 1 | state.has_swept
    word = word << 1 | state.has_claimed
    key = mixed(key, word)
    if state.played or state.shown or state.pending_taken:
        key = mixed(mixed(mixed(key, state.played), state.shown), state.pending_taken)
    return key


def counts_print(state: State, points: Points, key: int) -> int:
    """What the races stand at, and who has shown what."""
    for side in range(points.sides):
        key = side_print(state, points, side, key)
    for seat in range(state.players):
        key = mixed(key, state.losses[seat] | state.short_hands[seat] << 16 | state.last_turns[seat] << 24)
    return key


def side_print(state: State, points: Points, side: int, key: int) -> int:
    """How much of each thing that is counted at the end a side has."""
    pile = points.pile(state, side)
    word = key & 0
    for item in range(points.item_count):
        if points.kinds[item] == PRIMIERA:
            key = mixed(key, pile)
        elif points.kinds[item] != EACH:
            word = word << 6 | popcount(pile & points.masks[item])
            if item & 7 == 7:
                key = mixed(key, word)
    key = mixed(key, word)
    if points.cancelling or state.tables.at_once or state.tables.near_target:
        key = mixed(mixed(key, state.sweep_turns[side]), pile)
        key = mixed(key, state.orange_counts[side] | state.false_counts[side] << 8)
    return key


def piles_print(state: State, key: int) -> int:
    """The cards of face-up piles in their order."""
    for holder in range(state.tables.pile_count):
        card = state.tops[holder]
        while card != NO_TOP:
            key = mixed(key, card | (64 if state.batch_bottoms >> card & 1 else 0))
            card = state.under[card]
        key = mixed(key, SEED)
    return key
