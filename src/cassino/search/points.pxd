from cassino.engine.cbits cimport lowest, u64
from cassino.engine.scorer cimport PRIMIERA, Scorer
from cassino.engine.state cimport State
from cassino.engine.tables cimport Tables

cdef class Points(Scorer):
    cdef readonly Tables tables
    cdef int classes[52]
    cdef u64 below[52]
    cdef u64 twins_in(self, u64 cards) noexcept nogil
    cdef bint has_better_twin(self, u64 chosen, u64 cards) noexcept nogil
