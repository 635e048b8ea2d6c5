from cassino.engine.cbits cimport u64
from cassino.engine.holding cimport covers
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.pool cimport Pool

cdef u64 ONE
cdef int TRIES

cdef class Unseen:
    cdef Pool pool
    cdef void collect(self, State state) noexcept nogil
    cdef bint deal(self, State state, Rng rng) noexcept nogil
    cdef void lay(self, State state) noexcept nogil
    cdef bint agrees(self, State state) noexcept nogil
