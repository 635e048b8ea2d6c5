from cassino.engine.cbits cimport popcount, u64
from cassino.engine.scorer cimport EACH, MOST, PRIMIERA
from cassino.engine.state cimport State
from cassino.engine.tables cimport TRAIL_BANNED_NEXT_TURN, Tables
from cassino.search.position_key cimport SEED, WORD, mixed, piles_print, turn_print
from cassino.search.points cimport Points

cdef class Symmetry:
    cdef readonly Points points
    cdef readonly Tables tables
    cdef readonly int count
    cdef readonly u64 single
    cdef u64 groups[26]
    cdef u64 firsts[130]
    cdef u64 plain(self, u64 cards) noexcept nogil
    cdef u64 fingerprint(self, State state) noexcept nogil
    cdef u64 builds_print(self, State state, u64 key) noexcept nogil
    cdef u64 counts_print(self, State state, u64 key) noexcept nogil
    cdef u64 side_print(self, State state, int side, u64 out, u64 key) noexcept nogil
    cdef int standing(self, State state, int item, int side, u64 pile, u64 out) noexcept nogil
