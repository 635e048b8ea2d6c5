cimport cython
from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.move cimport BUILD, JOIN, RAISE, TRAIL, Move
from cassino.engine.play cimport apply_marked
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.search.symmetry cimport Symmetry
from cassino.search.bounds cimport Bounds
from cassino.search.cnumbers cimport truncated
from cassino.search.node cimport Node
from cassino.search.points cimport Points
from cassino.search.transposition cimport NOWHERE, TranspositionTable, move_print
from cassino.search.value cimport Value

cdef long long INFINITE
cdef Py_ssize_t WIDEST
cdef u64 ONE, TRAIL_RISK, BUILD_RISK

cdef u64 rank_mates(u64 cards) noexcept nogil

cdef class Solver:
    cdef readonly Points points
    cdef readonly Value value
    cdef readonly Bounds bounds
    cdef readonly Symmetry alike
    cdef readonly Turn turn
    cdef readonly TranspositionTable ranges
    cdef readonly Node root
    cdef readonly int side, mover
    cdef readonly long long nodes
    cdef long long limit
    cdef readonly bint is_stopped
    cdef long long released(self, long long guess)
    cdef long long narrowed(self, long long guess) noexcept nogil
    @cython.locals(low="long long", high="long long", base="long long", key=u64)
    cdef long long search(self, Node node, long long alpha, long long beta) noexcept nogil
    cdef long long best_of(self, Node node, u64 key, long long alpha, long long beta, long long base) noexcept nogil
    cdef void note(self, State state, u64 key, long long best, u64 best_print, long long alpha, long long beta, long long base) noexcept nogil
    cdef void put_first(self, Node node, u64 hint) noexcept nogil
    @cython.locals(kind="int")
    cdef void foresee(self, Node node) noexcept nogil
    cdef int cards_left(self, State state) noexcept nogil
