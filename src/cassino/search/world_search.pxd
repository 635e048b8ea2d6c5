cimport cython
from libc.math cimport sqrt

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.move cimport CLAIM, Move
from cassino.engine.play cimport apply_marked
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.search.aim cimport Aim
from cassino.search.cnumbers cimport truncated
from cassino.search.node cimport Node
from cassino.search.playouts cimport play_out
from cassino.search.points cimport Points
from cassino.search.position_key cimport PositionKeys, mixed
from cassino.search.transposition cimport UNBOUNDED, TranspositionTable
from cassino.search.unseen cimport Unseen
from cassino.search.value cimport Value

cdef long long INFINITE
cdef double UNIT, FAR_BEHIND, POINT_IN_PERCENT, DROPPED
cdef int MOST_REPLIES, PLAYOUT_NODES, WIDEST

cdef class LeafScores:
    cdef readonly Points points
    cdef readonly Value value
    cdef Aim aim
    cdef bint aims
    cdef long long score(self, State state, int side, bint sees_hands) noexcept nogil
    cdef long long certain(self, State state, int side) noexcept nogil
    cdef u64 mixed_points(self, State state, u64 key) noexcept nogil

cdef class GuessedReplies:
    cdef Unseen unseen
    cdef Rng rng
    cdef u64 seed
    cdef int deals, reach, least_depth
    cdef bint is_guessing
    cdef Py_ssize_t count
    cdef double sums[200]
    cdef bint are_at(self, int depth) noexcept nogil
    cdef void begin(self, Py_ssize_t count) noexcept nogil
    cdef void add(self, Py_ssize_t i, long long score) noexcept nogil
    cdef bint is_dropped(self, Py_ssize_t i) noexcept nogil
    cdef void drop_worst(self, double sign, double deals, double scale) noexcept nogil
    cdef Py_ssize_t best(self, double sign) noexcept nogil

cdef class WorldSearch:
    cdef readonly Points points
    cdef readonly Value value
    cdef readonly LeafScores leaves
    cdef readonly PositionKeys keys
    cdef readonly GuessedReplies replies
    cdef readonly Turn turn
    cdef readonly TranspositionTable table
    cdef readonly Node root
    cdef readonly Rng rng
    cdef readonly long long nodes
    cdef readonly bint is_stopped
    cdef public bint plays_out, is_selfish
    cdef long long limit
    cdef int side, round_no
    cdef void start(self, int side, int round_no, long long nodes)
    cdef long long released(self, State world, Move move, int depth)
    cdef long long released_whole(self, State world, int depth)
    cdef long long after(self, State world, int kind, u64 cards, u64 taken, int value, int seat, int depth) noexcept nogil
    cdef long long whole(self, State world, int depth) noexcept nogil
    @cython.locals(base="long long", low="long long", high="long long", key=u64)
    cdef long long search(self, Node node, int depth, long long alpha, long long beta) noexcept nogil
    cdef u64 key(self, State state, int depth) noexcept nogil
    cdef long long best_of(self, Node node, long long alpha, long long beta, int depth) noexcept nogil
    cdef long long leaf(self, Node node) noexcept nogil
    cdef bint has_guess(self, Node node, int depth) noexcept nogil
    cdef long long after_guess(self, Node node, int depth) noexcept nogil
    cdef Py_ssize_t guessed(self, Node node, int depth) noexcept nogil
    cdef void add_scores(self, Node node, int depth) noexcept nogil

cdef int cards_held(State state) noexcept nogil
cdef long long units(double points) noexcept nogil
