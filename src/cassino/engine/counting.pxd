cimport cython

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.words cimport Words, WordSet

cdef Py_ssize_t ROOM

@cython.final
cdef class Sums:
    cdef Words sets
    cdef WordSet found
    cdef u64 have, one
    cdef Py_ssize_t limit
    cdef bint cut
    cdef Py_ssize_t counts[15]
    cdef void collect(self, u64 loose, int top, bint ace_high) noexcept nogil
    cdef void put(self, int total, u64 cards) noexcept nogil
    cdef void extend(self, int card, int top) noexcept nogil
    cdef void seed(self, int total) noexcept nogil
    cdef void close(self, int total) noexcept nogil
    cdef void close_with_one(self, Py_ssize_t place) noexcept nogil
    cdef void pack(self, Py_ssize_t start, Py_ssize_t end) noexcept nogil
    cdef u64 union_of(self, int total) noexcept nogil
    cdef u64 union_beside(self, int first, int total) noexcept nogil

cdef int sets_in(u64 cards, int value) noexcept nogil
