cimport cython

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.scorer cimport EACH, ENOUGH, PRIMIERA, is_played_out, sweeps_worth
from cassino.engine.state cimport State
from cassino.search.points cimport Points

cdef class Bounds:
    cdef readonly Points points
    cdef readonly bint is_bounded
    cdef int others, sweep
    cdef long long base, rise, fall
    @cython.locals(mine=int, theirs=int, left=int, worth=int)
    cdef void measure(self, State state, int side) noexcept nogil
    @cython.locals(mine=int, theirs=int, lead="long long")
    cdef long long final_lead(self, State state, int side) noexcept nogil
    @cython.locals(lead=int)
    cdef int fixed_lead(self, State state, int side) noexcept nogil
    cdef long long final(self, State state, int side) noexcept nogil
    cdef long long settled(self, State state, int side) noexcept nogil
    cdef int banked(self, State state, int side) noexcept nogil
    cdef int race(self, int item, int own, int other) noexcept nogil
    cdef int turns_left(self, State state, int side) noexcept nogil
