cimport cython

from cassino.engine.cbits cimport lowest, u64
from cassino.engine.counting cimport Sums
from cassino.engine.move cimport MoveList
from cassino.engine.state cimport State
from cassino.engine.tables cimport Tables

@cython.final
cdef class Turn:
    cdef Sums sums
    cdef MoveList moves
    cdef Py_ssize_t limit
    cdef int seat
    cdef u64 hand, owned, numbers, one
    cdef void begin(self, State state, Py_ssize_t limit) noexcept nogil
    cdef int top_value(self, bint ace_high) noexcept nogil
    cdef bint is_full(self) noexcept nogil

cdef u64 cards_of_builds(State state, u64 chosen) noexcept nogil
cdef u64 builds_of_value(State state, int value) noexcept nogil
cdef u64 builds_of_owner(State state, int owner) noexcept nogil
