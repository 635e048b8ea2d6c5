"""What a search of a known deal found before: between which scores a position lies, and its best move."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.words import Words
    from cassino.search.position_key import SEED, SPICE_A, WORD, mixed

NOWHERE = 0x7FFF
"""A bound that says nothing. Scores are less."""
HALF = 0x8000


class TranspositionTable:
    """A table of 2**bits positions in pairs: the place with more cards is kept while others come and go."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.keys, self.entries = Words(), Words()
        self.keys.grow(1 << bits)
        self.entries.grow(1 << bits)
        self.mask = (1 << bits) - 2
        for i in range(1 << bits):
            self.entries.items[i] = 0
        self.salt = 0
        self.is_hit = False
        self.low = self.high = self.best = 0

    def forget(self) -> None:
        """What is known now will not be found again."""
        self.salt = (self.salt + SPICE_A) & WORD
        for i in range(1 << self.bits):
            self.entries.items[i] = 0

    def find(self, key: int) -> None:
        """Look a position up: `is_hit`, and what was kept."""
        salted = key ^ self.salt
        slot = self.slot_of(salted)
        entry = self.entries.items[slot]
        self.is_hit = entry != 0 and self.keys.items[slot] == salted
        if self.is_hit:
            self.low = (entry & 0xFFFF) - HALF
            self.high = (entry >> 16 & 0xFFFF) - HALF
            self.best = entry >> 32 & 0x3FFFFFF

    def slot_of(self, salted: int) -> int:
        """The place where a position is, or the second of its two."""
        slot = salted & self.mask
        if self.keys.items[slot] == salted and self.entries.items[slot]:
            return slot
        return slot | 1

    def keep(self, key: int, low: int, high: int, best: int, cards: int) -> None:
        """Note bounds of a score, a mark of the best move, and how many cards are still to be played."""
        salted = key ^ self.salt
        slot = self.slot_of(salted)
        entry = self.entries.items[slot]
        if entry and self.keys.items[slot] == salted:
            known = (entry & 0xFFFF) - HALF
            low = known if known > low else low
            known = (entry >> 16 & 0xFFFF) - HALF
            high = known if known < high else high
        else:
            first = salted & self.mask
            entry = self.entries.items[first]
            if entry >> 58 <= (entry & 0) | cards:
                # The first place goes to the position with more cards; the one before moves on.
                self.keys.items[first | 1] = self.keys.items[first]
                self.entries.items[first | 1] = entry
                slot = first
        self.keys.items[slot] = salted
        bounds = (low + HALF) | (high + HALF) << 16
        self.entries.items[slot] = bounds | (best & 0x3FFFFFF) << 32 | ((salted & 0) | cards) << 58


def move_print(cards: int, taken: int, mark: int) -> int:
    """A number of 26 bits for a move, never 0."""
    key = mixed(mixed(mixed(SEED, cards), taken), mark)
    return key >> 30 & 0x3FFFFFF | 1
