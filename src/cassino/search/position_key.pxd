cimport cython

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.scorer cimport EACH, MOST, PRIMIERA
from cassino.engine.state cimport NO_TOP, State
from cassino.engine.tables cimport TRAIL_BANNED_NEXT_TURN, Tables
from cassino.search.points cimport Points

cdef u64 SPICE, SEED, WORD
cdef int WON, LOST

cdef class PositionKeys:
    cdef readonly Points points
    cdef readonly Tables tables
    cdef readonly bint to_end
    cdef unsigned char lowered[208]
    cdef u64 piles[6]
    @cython.locals(found=int, held=int, below=int, suit=int, other=int)
    cdef int lowered_in(self, int rank, int cards) noexcept nogil
    @cython.locals(low=int)
    cdef u64 normalized(self, u64 cards) noexcept nogil
    cdef u64 key(self, State state) noexcept nogil
    cdef u64 builds_sum(self, State state) noexcept nogil
    cdef u64 mixed_counts(self, State state, u64 key) noexcept nogil
    cdef u64 mixed_side(self, State state, int side, u64 out, u64 key) noexcept nogil
    cdef int race_count(self, int item, int side, u64 out) noexcept nogil

cdef u64 mixed(u64 key, u64 word) noexcept nogil
cdef u64 mixed_builds(State state, u64 key) noexcept nogil
cdef u64 mixed_ages(State state, u64 key) noexcept nogil
cdef u64 mixed_turn(State state, u64 key) noexcept nogil
cdef u64 mixed_piles(State state, u64 key) noexcept nogil
