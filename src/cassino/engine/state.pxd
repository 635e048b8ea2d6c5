cimport cython
from libc.string cimport memcpy

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.tables cimport Tables

@cython.final
@cython.no_gc
@cython.freelist(64)
cdef class State:
    cdef readonly Tables tables
    cdef readonly u64 loose
    cdef u64 hands[6]
    cdef u64 piles[6]
    cdef u64 sweep_turns[6]
    cdef int scores[6]
    cdef unsigned short proofs[6]
    cdef unsigned char hand_sizes[6]
    cdef unsigned char stock_order[52]
    cdef unsigned char stock_next, stock_end
    cdef readonly signed char last_capturer, claimant
    cdef readonly unsigned char players, turn, dealer, turn_no, round_no
    cdef readonly bint is_over
    cdef readonly unsigned char build_count
    cdef unsigned char build_value[26]
    cdef unsigned char build_owner[26]
    cdef unsigned char build_turn[26]
    cdef u64 build_cards[26]
    @cython.locals(copied=State)
    cdef State twin(self)
    cdef void assign(self, State other) noexcept nogil
    cdef int side(self, int seat) noexcept nogil
    cdef void add_build(self, u64 cards, int value, int owner) noexcept nogil
    cdef void remove_builds(self, u64 cards) noexcept nogil
    cdef u64 owned_values(self, int seat) noexcept nogil

cdef inline void copy_arrays(State to, State source) noexcept nogil:
    cdef int n = source.build_count
    memcpy(to.hands, source.hands, sizeof(to.hands))
    memcpy(to.piles, source.piles, sizeof(to.piles))
    memcpy(to.sweep_turns, source.sweep_turns, sizeof(to.sweep_turns))
    memcpy(to.scores, source.scores, sizeof(to.scores))
    memcpy(to.proofs, source.proofs, sizeof(to.proofs))
    memcpy(to.hand_sizes, source.hand_sizes, sizeof(to.hand_sizes))
    memcpy(to.stock_order, source.stock_order, sizeof(to.stock_order))
    memcpy(to.build_cards, source.build_cards, n * sizeof(u64))
    memcpy(to.build_value, source.build_value, n)
    memcpy(to.build_owner, source.build_owner, n)
    memcpy(to.build_turn, source.build_turn, n)
