from libc.math cimport exp

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.move cimport CAPTURE, Move, TRAIL
from cassino.engine.state cimport State
from cassino.search.value cimport Value

cdef int TRAITS, CAPTURES, BUILDS, TRAILS, LEAVES, PICTURE
cdef double STEEPEST

cdef class Habits:
    cdef double weights[22]
    cdef double found[22]
    cdef u64 hidden
    cdef double hidden_count
    cdef void begin(self, State state, Value value) noexcept nogil
    cdef double appeal(self, State state, Value value, u64 cards, u64 taken, u64 mark) noexcept nogil
    cdef void look(self, State state, Value value, u64 cards, u64 taken, u64 mark) noexcept nogil
    cdef void look_at_capture(self, State state, Value value, u64 cards, u64 taken) noexcept nogil
    cdef void look_at_build(self, State state, Value value, u64 cards, u64 taken, u64 mark) noexcept nogil
    cdef void look_at_trail(self, State state, Value value, u64 cards) noexcept nogil
    cdef void look_at_rest(self, State state, Value value, u64 cards, u64 left) noexcept nogil
    cdef double exposed(self, Value value, u64 cards) noexcept nogil
    cdef double hidden_part(self, int rank) noexcept nogil

cdef int keeps_pair(u64 hand, u64 cards) noexcept nogil
cdef int pairs_between(u64 hand, u64 table) noexcept nogil
