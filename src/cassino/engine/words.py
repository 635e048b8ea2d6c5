"""Growing lists and sets of 64-bit words: plain lists here, C arrays when compiled."""

from cassino.kernel import Buffer, Size, Word, kernel, released, resized

SCATTER: Word = 0x9E3779B97F4A7C15
LOW_60: Word = (1 << 60) - 1


@kernel
class Words:
    """A list of 64-bit words that only grows and is cleared by setting `n` to 0."""

    items: Buffer[Word]
    n: Size
    room: Size

    def __init__(self) -> None:
        self.n = 0
        self.room = 0
        self.items = []

    def __dealloc__(self) -> None:
        released(self.items)

    @kernel
    def push(self, word: Word) -> None:
        """Append a word."""
        if self.n == self.room:
            self.grow(2 * self.room + 32)
        self.items[self.n] = word
        self.n += 1

    @kernel
    def grow(self, room: Size) -> None:
        """Make room for this many words; the new ones are not set."""
        self.items = resized(self.items, room)
        self.room = room


@kernel
class WordSet:
    """A set of 64-bit words that keeps their order: open addressing, cleared with a new stamp."""

    words: Words
    slots: Words
    stamps: Words
    stamp: Word
    bits: int

    def __init__(self) -> None:
        self.words = Words()
        self.slots = Words()
        self.stamps = Words()
        self.stamp = 0
        self.bits = 0
        self.resize(10)

    @kernel
    def resize(self, bits: int) -> None:
        """Make a table of 2**bits slots, with the words so far."""
        self.bits = bits
        self.slots.grow(1 << bits)
        before = self.stamps.room
        self.stamps.grow(1 << bits)
        for slot in range(before, self.stamps.room):
            self.stamps.items[slot] = 0
        self.stamp += 1
        for i in range(self.words.n):
            self.place(self.words.items[i])

    @kernel
    def clear(self) -> None:
        """Forget all words."""
        self.words.n = 0
        self.stamp += 1

    @kernel
    def place(self, word: Word) -> bool:
        """Put a word into the table; False if it is there."""
        mask = (1 << self.bits) - 1
        slot = ((word * SCATTER) & LOW_60) >> (60 - self.bits)
        while self.stamps.items[slot] == self.stamp:
            if self.slots.items[slot] == word:
                return False
            slot = (slot + 1) & mask
        self.slots.items[slot] = word
        self.stamps.items[slot] = self.stamp
        return True

    @kernel
    def add(self, word: Word) -> bool:
        """Add a word; False if the set has it already."""
        if not self.place(word):
            return False
        self.words.push(word)
        if self.words.n * 2 > 1 << self.bits:
            self.resize(self.bits + 1)
        return True
