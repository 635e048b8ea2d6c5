cimport cython

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.counting cimport Sums
from cassino.engine.holding cimport covers
from cassino.engine.move cimport MoveList
from cassino.engine.state cimport State
from cassino.engine.tables cimport LIMIT_ONE, LIMIT_ONE_WHILE_STOCK, TRAIL_BANNED_NEXT_TURN, TRAIL_BANNED_WHILE_STOCK, TRAIL_FREE, Tables
from cassino.engine.units cimport Units

@cython.final
cdef class Turn:
    cdef Sums sums
    cdef Units units
    cdef MoveList moves
    cdef Py_ssize_t limit
    cdef int seat, must_add, own_builds, most_builds
    cdef u64 hand, held, held_twice, built, loose_sums, owned, numbers, tops, steals, one
    cdef void begin(self, State state, Py_ssize_t limit) noexcept nogil
    cdef void note_values(self, State state) noexcept nogil
    cdef u64 held_without(self, int card) noexcept nogil
    cdef void note_loose_sums(self, State state) noexcept nogil
    cdef u64 values_with_sets(self, int card, u64 sums) noexcept nogil
    cdef int top_value(self, State state) noexcept nogil
    cdef int top_beyond_hand(self, State state) noexcept nogil
    cdef bint may_own(self, State state, u64 hand, u64 values) noexcept nogil
    cdef bint is_full(self) noexcept nogil

cdef u64 cards_of_builds(State state, u64 chosen) noexcept nogil
cdef u64 builds_of_value(State state, int value) noexcept nogil
cdef u64 builds_of_owner(State state, int owner) noexcept nogil
cdef bint may_trail(State state, int seat) noexcept nogil
