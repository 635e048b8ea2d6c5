from cassino.engine.cbits cimport lowest, u64
from cassino.engine.rng cimport Rng

cdef class Pool:
    cdef int cards[52]
    cdef int count, held, first
    cdef void clear(self) noexcept nogil
    cdef void add(self, u64 cards) noexcept nogil
    cdef void put(self, int card) noexcept nogil
    cdef void begin(self, int held) noexcept nogil
    cdef void deal(self, Rng rng, bint shares_out) noexcept nogil
    cdef void mix(self, Rng rng) noexcept nogil
    cdef int card(self, int at) noexcept nogil
