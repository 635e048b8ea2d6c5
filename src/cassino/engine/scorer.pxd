cimport cython

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.state cimport State
from cassino.engine.tables cimport FREE_NEAR_TARGET, NEEDS_CARDS, NEEDS_SPADES, NEEDS_TEN, Tables

cdef u64 ONE, SPADES, TEN_OF_DIAMONDS, OVER_TEN
cdef int MOST, ENOUGH, EACH, PRIMIERA
cdef int PLAIN, LARGE, FIRST
cdef int NEVER, WHILE_UNRESTRICTED, ALWAYS
cdef int LARGEST_GAP, SEVERAL

cdef class Scorer:
    cdef readonly int sides, item_count, target, cancelling
    cdef readonly bint shares_ties, has_large
    cdef readonly u64 deck
    cdef int kinds[64]
    cdef int worth[64]
    cdef int needs[64]
    cdef u64 masks[64]
    cdef u64 open_at[6]
    cdef bint restricted_at[6]
    cdef int sweep_points[3]
    cdef int sweep_order[3]
    cdef readonly int orange_points, false_orange_points
    cdef int allowed(self, int points, bint is_open) noexcept nogil
    cdef double lead(self, State state, int side) noexcept nogil
    cdef int total(self, State state, int side) noexcept nogil
    cdef int gap(self, State state, int side) noexcept nogil
    cdef u64 open_items(self, State state, int side) noexcept nogil
    cdef bint cancels(self, State state) noexcept nogil
    cdef u64 pile(self, State state, int side) noexcept nogil
    cdef int amount(self, int item, u64 cards) noexcept nogil
    cdef int count_items(self, State state, int side, u64 out) noexcept nogil
    cdef int item_points(self, State state, int item, int side, u64 out) noexcept nogil
    cdef int fixed(self, State state, int side, bint is_final) noexcept nogil
    cdef int fewest_sweeps(self, State state) noexcept nogil

cpdef int points_for(Scorer scorer, int item, int own, int best, int out) noexcept nogil
@cython.locals(side=Py_ssize_t, other=Py_ssize_t, best=int)
cpdef tuple points_for_sides(Scorer scorer, int item, tuple counts, tuple reach, int out)
cpdef u64 turns_of_kind(Scorer scorer, u64 turns, u64 large_turns, int kind) noexcept nogil
cpdef u64 kept_sweeps(Scorer scorer, u64 turns, u64 large_turns, int down) noexcept nogil
cpdef int sweeps_worth(Scorer scorer, u64 turns, u64 large_turns, int down) noexcept nogil
cpdef bint may_cancel(Scorer scorer, bint is_any_restricted) noexcept nogil
cpdef bint is_played_out(State state) noexcept nogil
cdef u64 side_cards(State state, int side) noexcept nogil
cdef int total_of(u64 cards) noexcept nogil
cdef int best_in_suit(u64 cards, int suit) noexcept nogil
cpdef bint majority(int own, int best, int out) noexcept nogil
cdef void note_first_met(State state, int capturer) noexcept nogil
cdef bint meets_need(State state, int side) noexcept nogil
cdef bint has_majority(State state, int side, u64 kind) noexcept nogil
