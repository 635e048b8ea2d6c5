cimport cython

from cassino.engine.cbits cimport u64
from cassino.engine.state cimport State
from cassino.engine.words cimport Words
from cassino.search.position_key cimport SEED, mixed, mixed_builds, mixed_turn

@cython.final
cdef class Outcomes:
    cdef readonly Py_ssize_t most, count
    cdef Py_ssize_t room
    cdef int[::1] firsts, seconds
    cdef double[::1] payoffs
    cdef int add(self, int first, int second, double payoff) except -1
    cdef make_room(self)

@cython.final
cdef class Choices:
    cdef Words parents, ends
    cdef Py_ssize_t sequences
    cdef Py_ssize_t add(self, Py_ssize_t parent, Py_ssize_t options) noexcept nogil
    @cython.locals(i=Py_ssize_t, count=Py_ssize_t, parents="int[::1]", ends="int[::1]")
    cpdef list columns(self)

@cython.final
cdef class KnownPayoffs:
    cdef Words keys
    cdef u64 mask
    cdef double[::1] payoffs
    cdef double payoff
    @cython.locals(slot=u64)
    cdef bint find(self, u64 key) noexcept nogil
    @cython.locals(slot=u64)
    cdef void keep(self, u64 key, double payoff) noexcept nogil

@cython.locals(seat=int, holder=int, side=int, key=u64, word=u64)
cdef u64 last_print(State state) noexcept nogil
