from libc.math cimport sqrt

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.move cimport CLAIM, Move
from cassino.engine.play cimport apply_marked
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.search.position_key cimport AT_LEAST, AT_MOST, EXACT, Memory, fingerprint, mixed
from cassino.search.node cimport Node
from cassino.search.playouts cimport play_out
from cassino.search.points cimport Points
from cassino.search.unseen cimport Unseen
from cassino.search.value cimport Value
from cassino.search.cnumbers cimport truncated

cdef long long INFINITE
cdef double UNIT, FAR_BEHIND, POINT_IN_CHANCES, DROPPED
cdef int SMALL, MOST_POINTS, POINTS_SQUARED, PLAYED_OUT, MOST_REPLIES

cdef class WorldSearch:
    cdef readonly Points points
    cdef readonly Value value
    cdef readonly Turn turn
    cdef readonly Memory memory
    cdef readonly Node root
    cdef readonly Rng rng
    cdef readonly long long nodes
    cdef readonly bint is_stopped
    cdef public bint to_end, plays_out, selfish
    cdef long long limit
    cdef Unseen unseen
    cdef int guesses, reach, least_guessed
    cdef bint is_guessing
    cdef u64 seed
    cdef double sums[200]
    cdef bint has_guess(self, Node node, int depth) noexcept nogil
    cdef long long after_choice(self, Node node, int depth) noexcept nogil
    cdef Py_ssize_t choice(self, Node node, int depth) noexcept nogil
    cdef void add_scores(self, Node node, int depth) noexcept nogil
    cdef bint is_dropped(self, Py_ssize_t i) noexcept nogil
    cdef void drop_worst(self, Node node, double guesses) noexcept nogil
    cdef Py_ssize_t best_sum(self, Node node) noexcept nogil
    cdef u64 manner(self, int depth) noexcept nogil
    cdef int side, round_no
    cdef Py_ssize_t widest
    cdef long long released(self, State world, Move move, int depth)
    cdef long long released_whole(self, State world, int depth)
    cdef long long after(self, State world, int kind, u64 cards, u64 taken, int value, int seat, int depth) noexcept nogil
    cdef long long whole(self, State world, int depth) noexcept nogil
    cdef long long search(self, Node node, int depth, long long alpha, long long beta) noexcept nogil
    cdef long long best_of(self, Node node, long long alpha, long long beta, int depth) noexcept nogil
    cdef u64 with_points(self, u64 key, State state) noexcept nogil
    cdef bint is_settled(self, long long score, long long alpha, long long beta) noexcept nogil
    cdef bint is_small(self, State state) noexcept nogil
    cdef long long leaf(self, Node node, int depth) noexcept nogil
    cdef bint is_leaf(self, Node node, int depth) noexcept nogil
    cdef readonly bint aims
    cdef double chances[1681]
    cdef double final_chances[1681]
    cdef long long score(self, State state, bint sees_hands) noexcept nogil
    cdef double chance(self, double own, double others, bint is_final) noexcept nogil
    cdef double chance_at(self, Py_ssize_t place, bint is_final) noexcept nogil
    cdef long long units(self, double points) noexcept nogil
    cdef long long banked(self, State state) noexcept nogil

cdef double limited(double points) noexcept nogil
