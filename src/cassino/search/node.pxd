cimport cython
from cassino.search.cnumbers cimport truncated

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.legal cimport generate, generate_shares
from cassino.engine.move cimport CAPTURE, CALL, END, PASS, TRAIL
from cassino.engine.play cimport apply_marked
from cassino.engine.state cimport State
from cassino.engine.tables cimport Tables
from cassino.engine.turn cimport Turn
from cassino.engine.words cimport Words
from cassino.search.value cimport Value

cdef class Node:
    cdef readonly State state
    cdef readonly Node next
    cdef readonly Words played, taken, marks, ranks
    cdef readonly Py_ssize_t count
    cdef readonly bint is_complete, is_last
    cdef void deepen(self) noexcept nogil
    cdef void add_level(self)
    cdef void list_moves(self, Turn turn, Value value, Py_ssize_t limit) noexcept nogil
    cdef void keep(self, Turn turn, Value value) noexcept nogil
    cdef bint is_twin(self, Value value, u64 twins, u64 cards, u64 taken) noexcept nogil
    cdef void play(self, Py_ssize_t i) noexcept nogil
    cdef void play_on(self, Py_ssize_t i) noexcept nogil
    cdef void make(self, Py_ssize_t i, State state) noexcept nogil
    cdef void swap(self, Py_ssize_t i, Py_ssize_t j) noexcept nogil
    cdef Py_ssize_t favourite(self, Value value) noexcept nogil
    cdef void bring_best(self, Py_ssize_t place) noexcept nogil

cdef u64 rank_of_move(Value value, State state, u64 mark, u64 cards, u64 taken) noexcept nogil
cdef u64 MIDDLE
cdef double LEAST
