from libc.math cimport log, sqrt
from libc.stdlib cimport abort, free, realloc

from cassino.engine.cbits cimport u64
from cassino.engine.legal cimport generate, generate_shares
from cassino.engine.move cimport Move
from cassino.engine.play cimport apply_marked
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.engine.words cimport Words
from cassino.search.cnumbers cimport truncated
from cassino.search.node cimport rank_of_move
from cassino.search.playouts cimport play_once
from cassino.search.points cimport Points
from cassino.search.value cimport Value

cdef u64 ROOT, SPICE_A, SPICE_B, SPICE_C, WORD
cdef int MANY, DEEPEST

cdef inline double* resized_doubles(double* items, Py_ssize_t room) noexcept nogil:
    cdef double* grown = <double*> realloc(items, room * sizeof(double))
    if grown == NULL:
        abort()
    return grown

cdef class World:
    cdef readonly State state
    cdef readonly World next
    cdef double sums[6]
    cdef int visits

cdef class Table:
    cdef readonly int bits
    cdef readonly Py_ssize_t count
    cdef Words keys, visits, seen
    cdef double* totals
    cdef void clear(self, int bits)
    cdef void fill(self, Table other)
    cdef Py_ssize_t find(self, u64 key) noexcept nogil
    cdef void add(self, Py_ssize_t slot, u64 key) noexcept nogil
    cdef void note_seen(self, Py_ssize_t slot) noexcept nogil
    cdef void note_visit(self, Py_ssize_t slot, double gain) noexcept nogil

cdef class Tree:
    cdef readonly Points points
    cdef readonly Value value
    cdef readonly Rng rng
    cdef readonly Turn turn
    cdef readonly State state
    cdef readonly Table table
    cdef readonly double exploration, widening
    cdef readonly int chance, rounds, reach, sides
    cdef readonly long long iterations
    cdef Words slots
    cdef u64 key
    cdef bint is_new
    cdef Py_ssize_t path[256]
    cdef int movers[256]
    cdef double rewards[6]
    cdef double sums[6]
    cdef double gains[6]
    cdef double squares, spread
    cdef long long samples
    cdef u64 first_key(self, Move move)
    cdef void released(self, World world, Py_ssize_t iterations)
    cdef void walk(self, World world, Py_ssize_t left) noexcept nogil
    cdef void open(self, World world) noexcept nogil
    cdef void iterate(self, World world) noexcept nogil
    cdef Py_ssize_t descend(self, int first_round) noexcept nogil
    cdef Py_ssize_t choice(self, u64 visits) noexcept nogil
    cdef Py_ssize_t look_up(self) noexcept nogil
    cdef Py_ssize_t best_known(self) noexcept nogil
    cdef Py_ssize_t best_new(self) noexcept nogil
    cdef double bound(self, Py_ssize_t slot) noexcept nogil
    cdef void finish(self, int first_round, int depth) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef void learn(self, World world, Py_ssize_t depth) noexcept nogil
    cdef bint is_far(self, int first_round, int depth) noexcept nogil
    cdef void list_moves(self) noexcept nogil
    cdef u64 allowance(self, u64 visits) noexcept nogil

cdef u64 key_after(u64 key, u64 cards, u64 taken, u64 mark) noexcept nogil
