cimport cython
from cassino.engine.cbits cimport u64
from cassino.engine.words cimport Words
from cassino.search.position_key cimport SEED, SPICE_A, WORD, mixed

cdef long long NOWHERE, HALF

cdef class TranspositionTable:
    cdef Words keys, entries
    cdef readonly int bits
    cdef u64 mask, salt
    cdef readonly bint is_hit
    cdef readonly long long low, high
    cdef readonly u64 best
    cdef void find(self, u64 key) noexcept nogil
    cdef u64 slot_of(self, u64 salted) noexcept nogil
    @cython.locals(known="long long")
    cdef void keep(self, u64 key, long long low, long long high, u64 best, int cards) noexcept nogil

cdef u64 move_print(u64 cards, u64 taken, u64 mark) noexcept nogil
