cimport cython
from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.move cimport BUILD, JOIN, RAISE, TRAIL, Move
from cassino.engine.play cimport apply_marked
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.search.aim cimport Aim
from cassino.search.bounds cimport Bounds
from cassino.search.cnumbers cimport truncated
from cassino.search.node cimport Node
from cassino.search.points cimport Points
from cassino.search.position_key cimport PositionKeys, mixed
from cassino.search.transposition cimport UNBOUNDED, TranspositionTable, move_hash
from cassino.search.value cimport Value

cdef long long INFINITE
cdef double UNIT
cdef int FEW
cdef u64 ONE, TRAIL_RISK, BUILD_RISK

cdef class Solver:
    cdef readonly Points points
    cdef readonly Value value
    cdef readonly Bounds bounds
    cdef readonly PositionKeys keys
    cdef readonly Turn turn
    cdef readonly TranspositionTable table
    cdef readonly Node root
    cdef readonly Aim aim
    cdef readonly int side, mover
    cdef readonly long long nodes
    cdef Py_ssize_t widest
    cdef long long limit
    cdef readonly bint is_stopped, aims
    cdef u64 best_hash
    cdef long long guess(self, State state)
    cdef long long released(self, long long guess)
    cdef long long narrowed(self, long long guess) noexcept nogil
    @cython.locals(base="long long")
    cdef long long search(self, Node node, long long alpha, long long beta) noexcept nogil
    @cython.locals(low="long long", high="long long", best="long long", key=u64, hint=u64)
    cdef long long looked_up(self, Node node, long long alpha, long long beta, long long base) noexcept nogil
    cdef long long final(self, State state) noexcept nogil
    cdef long long percent(self, double own, double others) noexcept nogil
    cdef u64 key(self, State state) noexcept nogil
    @cython.locals(best="long long", at="Py_ssize_t", i="Py_ssize_t")
    cdef long long best_of(self, Node node, long long alpha, long long beta, u64 hint) noexcept nogil
    cdef void put_first(self, Node node, u64 hint) noexcept nogil
    @cython.locals(kind="int")
    cdef void foresee(self, Node node) noexcept nogil

cdef int cards_left(State state) noexcept nogil
cdef u64 rank_mates(u64 cards) noexcept nogil
