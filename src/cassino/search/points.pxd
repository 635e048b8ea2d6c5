from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.state cimport State
from cassino.engine.tables cimport Tables
from cassino.search.cnumbers cimport truncated

cdef int MOST, ENOUGH, EACH, PRIMIERA
cdef int PLAIN, LARGE, FIRST

cdef class Points:
    cdef readonly Tables tables
    cdef readonly int sides, item_count
    cdef readonly bint shares_ties, cancels
    cdef readonly u64 deck
    cdef int kinds[64]
    cdef int worth[64]
    cdef int needs[64]
    cdef u64 masks[64]
    cdef u64 open_items[6]
    cdef bint restricted[6]
    cdef int sweep_points[3]
    cdef int sweep_order[3]
    cdef int orange_points, false_orange_points
    cdef double best_of[52]
    cdef int classes[52]
    cdef u64 below[52]
    cdef u64 pile(self, State state, int side) noexcept nogil
    cdef int total(self, State state, int side) noexcept nogil
    cdef int count_items(self, State state, int side, u64 out) noexcept nogil
    cdef int item_points(self, State state, int item, int side, u64 out) noexcept nogil
    cdef int most_points(self, State state, int item, int side, int out) noexcept nogil
    cdef int primiera_points(self, State state, int item, int side, u64 out) noexcept nogil
    cdef int primiera_total(self, u64 cards) noexcept nogil
    cdef int fixed(self, State state, int side, bint is_final) noexcept nogil
    cdef int sweeps(self, State state, int side, int down) noexcept nogil
    cdef int kind_count(self, State state, int side, int kind) noexcept nogil
    cdef int fewest_sweeps(self, State state) noexcept nogil
    cdef bint is_played_out(self, State state) noexcept nogil
    cdef u64 twins_in(self, u64 cards) noexcept nogil
    cdef bint has_better_twin(self, u64 chosen, u64 cards) noexcept nogil
    cdef double lead(self, State state, int side) noexcept nogil
