cimport cython

from cassino.engine.cbits cimport u64
from cassino.engine.words cimport Words

cdef int TRAIL, CAPTURE, BUILD, JOIN, RAISE, CLAIM, END, INSIST, PASS, CALL, ASK

@cython.final
@cython.no_gc
@cython.freelist(64)
cdef class Move:
    cdef readonly int kind, value, seat, pack
    cdef readonly u64 cards, taken
    cdef readonly object order

@cython.final
@cython.no_gc
@cython.freelist(8)
cdef class MoveList:
    cdef public bint complete
    cdef readonly int pack
    cdef Words played, taken, marks
    cdef void add(self, int kind, u64 cards, u64 taken, int value) noexcept nogil
    cdef void add_for(self, int kind, u64 cards, u64 taken, int value, int seat) noexcept nogil
    cdef void repeat(self, Py_ssize_t start, Py_ssize_t end, u64 cards) noexcept nogil
    cdef void append(self, u64 cards, u64 taken, u64 mark) noexcept nogil
    cdef void grow(self, Py_ssize_t room) noexcept nogil
    cdef void clear(self) noexcept nogil
    @cython.locals(move=Move)
    cdef Move move_at(self, Py_ssize_t index)
