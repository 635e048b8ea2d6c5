"""The transposition table of a search: results for positions, to be looked up when they occur again.

An entry has two words: the key of the position, and packed into the other
bits 0-17   a lower bound of the score, plus HALF
bits 18-35  an upper bound of the score, plus HALF; the score is exact if both are equal
bits 36-53  a hash of the best move
bits 54-57  the search it is from, counted modulo 16
bits 58-63  how many cards were still to be played.
Slots come in pairs. The first of a pair keeps the position with more cards, which took longer to search; the second
takes any position.
"""

from cassino.engine.words import Words
from cassino.kernel import CardSet, Long, MoveWord, Size, Word, kernel
from cassino.search.position_key import SEED, WORD, mixed

UNBOUNDED: Long = 0x1FFFF
"""A bound without information, up or down. Scores beyond it are stored as weaker bounds that are still true."""
HALF: Long = 0x20000
STEP: Word = 0x9E3779B97F4A7C15


@kernel
class TranspositionTable:
    """2**bits slots. `find` sets `is_hit`, and then `low`, `high` and `best`."""

    keys: Words
    entries: Words
    bits: int
    room: Size
    mask: Word
    salt: Word
    search: CardSet
    is_hit: bool
    low: Long
    high: Long
    best: Word

    def __init__(self, bits: int) -> None:
        self.keys, self.entries = Words(), Words()
        self.bits = 0
        self.room = self.mask = 0
        self.salt = self.search = 0
        self.is_hit = False
        self.low = self.high = self.best = 0
        self.resize(bits)

    @kernel
    def resize(self, bits: int) -> None:
        """Forget everything, and use 2**bits slots from now on, at least two."""
        i: Size
        places: Size = 1 << max(bits, 1)
        if places > self.room:
            self.keys.grow(places)
            self.entries.grow(places)
            for i in range(self.room, places):
                self.entries.items[i] = 0
            self.room = places
        self.bits = max(bits, 1)
        self.mask = places - 2
        self.forget()

    @kernel
    def forget(self) -> None:
        """Begin another search: old entries are no longer found, and any new entry may overwrite them."""
        self.salt = (self.salt + STEP) & WORD
        self.search = (self.search + 1) & 15

    @kernel
    def find(self, key: Word) -> None:
        """Look a position up."""
        salted = key ^ self.salt
        slot = self.slot_of(salted)
        entry = self.entries.items[slot]
        self.is_hit = entry != 0 and self.keys.items[slot] == salted
        if self.is_hit:
            self.low = (entry & 0x3FFFF) - HALF
            self.high = (entry >> 18 & 0x3FFFF) - HALF
            self.best = entry >> 36 & 0x3FFFF

    @kernel
    def slot_of(self, salted: Word) -> Word:
        """The slot of a position, or the second slot of its pair."""
        slot = salted & self.mask
        if self.keys.items[slot] == salted and self.entries.items[slot]:
            return slot
        return slot | 1

    @kernel
    def keep(self, key: Word, low: Long, high: Long, best: Word, cards: int) -> None:
        """Store bounds of a score, the hash of the best move, and how many cards are still to be played.

        If bounds are known already, they become narrower.
        """
        left: Word = cards
        salted = key ^ self.salt
        slot = self.slot_of(salted)
        entry = self.entries.items[slot]
        if entry and self.keys.items[slot] == salted:
            known: Long = (entry & 0x3FFFF) - HALF
            low = known if known > low else low
            known = (entry >> 18 & 0x3FFFF) - HALF
            high = known if known < high else high
        else:
            first = salted & self.mask
            entry = self.entries.items[first]
            if entry == 0 or entry >> 54 & 15 != self.search or entry >> 58 <= left:
                # The first slot goes to the position with more cards; the previous one moves to the second.
                self.keys.items[first | 1] = self.keys.items[first]
                self.entries.items[first | 1] = entry
                slot = first
        self.keys.items[slot] = salted
        bounds = (clamped(low) + HALF) | (clamped(high) + HALF) << 18
        self.entries.items[slot] = bounds | (best & 0x3FFFF) << 36 | self.search << 54 | left << 58


@kernel
def clamped(score: Long) -> Long:
    """A score limited to what an entry can hold: closer to 0, so still a true bound."""
    if score > UNBOUNDED:
        return UNBOUNDED
    return score if score > -UNBOUNDED else -UNBOUNDED


@kernel
def move_hash(cards: CardSet, taken: CardSet, mark: MoveWord) -> CardSet:
    """A hash of 18 bits for a move, never 0."""
    key = mixed(mixed(mixed(SEED, cards), taken), mark)
    return key >> 30 & 0x3FFFF | 1
