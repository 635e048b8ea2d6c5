from cassino.engine.cbits cimport popcount, u64

cdef int DECK_SIZE, MOST_NEEDS

cdef class Holding:
    cdef readonly u64 possible, certain
    cdef readonly int size
    cdef u64 free
    cdef u64 needs[3]
    cdef int need_count, drawn
    cdef long long ways[53]
    cdef long long all
    cdef long long fitting(self, u64 absent) noexcept
    cpdef double chance_without(self, u64 cards) noexcept
    cpdef double chance_of(self, u64 cards) noexcept
