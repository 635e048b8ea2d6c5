from cassino.engine.cbits cimport popcount, u64
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.search.pool cimport Pool

cdef u64 ONE

cdef class Dealer:
    cdef State public
    cdef bint shares_out
    cdef int hidden
    cdef Pool pool
    cdef int seats[6]
    cdef int sizes[6]
    cdef u64 known[6]
    cdef int bottom
    cdef int need_count
    cdef int need_place[16]
    cdef u64 need_cards[16]
    cdef bint draw(self, State world, Rng rng) noexcept nogil
    cdef bint agrees(self, State world) noexcept nogil
    cdef void lay(self, State world) noexcept nogil
