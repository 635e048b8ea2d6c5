from cassino.engine.cbits cimport lowest, popcount, u64

cdef bint covers(u64 hand, u64 values) noexcept nogil
