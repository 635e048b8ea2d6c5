cimport cython
from cassino.engine.cbits cimport u64
from cassino.engine.words cimport Words
from cassino.search.position_key cimport SEED, WORD, mixed

cdef long long UNBOUNDED, HALF
cdef u64 STEP

@cython.final
cdef class TranspositionTable:
    cdef Words keys, entries
    cdef readonly int bits
    cdef Py_ssize_t room
    cdef u64 mask, salt, search
    cdef readonly bint is_hit
    cdef readonly long long low, high
    cdef readonly u64 best
    @cython.locals(places="Py_ssize_t", i="Py_ssize_t")
    cdef void resize(self, int bits) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef void find(self, u64 key) noexcept nogil
    cdef u64 slot_of(self, u64 salted) noexcept nogil
    @cython.locals(known="long long")
    cdef void keep(self, u64 key, long long low, long long high, u64 best, int cards) noexcept nogil

cdef long long clamped(long long score) noexcept nogil
cdef u64 move_hash(u64 cards, u64 taken, u64 mark) noexcept nogil
