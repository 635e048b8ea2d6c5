cimport cython

from cassino.engine.cbits cimport u64

cdef u64 MASK, STEP, MIX_A, MIX_B

@cython.final
cdef class Rng:
    cdef readonly u64 state
    cdef u64 word(self) noexcept nogil
    cdef long long draw(self, u64 n) noexcept nogil
