cimport cython

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.words cimport Words, WordSet

cdef u64 HIGHEST
cdef int MOST_IN_HAND

@cython.final
cdef class Units:
    cdef Words cards, sums_from, totals, divided, playable, units
    cdef WordSet unions, listed
    cdef u64 aces, sums
    cdef Py_ssize_t limit
    cdef bint high, cut
    cdef void survey(self, u64 cards, bint high) noexcept nogil
    cdef void find(self, int value) noexcept nogil
    cdef void find_with(self, u64 aces, int value) noexcept nogil
    cdef void extend(self, Py_ssize_t at, int left, u64 chosen) noexcept nogil
    cdef void unite(self, int value, bint single) noexcept nogil
    cdef void pack(self) noexcept nogil

cdef u64 with_ace(u64 sums, bint high) noexcept nogil
