cimport cython

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.words cimport Words

@cython.final
cdef class Kinds:
    cdef Words sets
    cdef u64 one
    @cython.locals(i=Py_ssize_t)
    cdef u64 peers_of(self, int card) noexcept nogil
    cdef bint takes_lowest(self, u64 loose, u64 taken) noexcept nogil
    @cython.locals(i=Py_ssize_t, there=u64)
    cdef u64 lowered(self, u64 loose, u64 taken) noexcept nogil

cdef u64 highest(u64 cards) noexcept nogil
@cython.locals(wanted=int, low=u64)
cdef u64 exchanged(u64 there, u64 taken) noexcept nogil
