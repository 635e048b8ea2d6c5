import cython

from cassino.engine.cbits cimport lowest, u64

cdef class Reach:
    cdef double worths[52]
    cdef readonly int top, highest
    cdef object _worth, _values, _tables, _pool, _sets, _memory, _one_of, _is_one_unit, _is_pair_first, _most
    @cython.locals(rest=u64, found=double)
    cpdef double total(self, u64 cards) noexcept
    cpdef tuple takes(self, object loose, tuple builds)
