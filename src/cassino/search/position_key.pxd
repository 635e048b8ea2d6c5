cimport cython

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.scorer cimport EACH, PRIMIERA
from cassino.engine.state cimport NO_TOP, State
from cassino.engine.words cimport Words
from cassino.search.points cimport Points

cdef u64 SPICE_A, SPICE_B, SEED
cdef int EXACT, AT_LEAST, AT_MOST

cdef class Memory:
    cdef Words keys, entries
    cdef readonly int bits
    cdef u64 mask, salt
    cdef readonly bint is_hit
    cdef readonly int bound
    cdef readonly long long score
    cdef void forget(self) noexcept nogil
    cdef void find(self, u64 key) noexcept nogil
    @cython.locals(slot=u64, salted=u64, word=u64)
    cdef void keep(self, u64 key, long long score, int bound) noexcept nogil

cdef u64 mixed(u64 key, u64 word) noexcept nogil
cdef u64 fingerprint(State state, Points points) noexcept nogil
cdef u64 table_print(State state, u64 key) noexcept nogil
cdef u64 turn_print(State state, u64 key) noexcept nogil
cdef u64 counts_print(State state, Points points, u64 key) noexcept nogil
cdef u64 side_print(State state, Points points, int side, u64 key) noexcept nogil
cdef u64 piles_print(State state, u64 key) noexcept nogil
cdef u64 WORD
cdef long long OFFSET
