cimport cython
from libc.string cimport memcpy

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.tables cimport TOPS_OF_OPPONENTS, Tables

cdef u64 ONE
cdef int NO_TOP, NOBODY

@cython.final
@cython.no_gc
@cython.freelist(64)
cdef class State:
    cdef readonly Tables tables
    cdef readonly u64 loose
    cdef u64 hands[6]
    cdef u64 piles[6]
    cdef u64 sweep_turns[6]
    cdef u64 large_turns[6]
    cdef int scores[6]
    cdef unsigned short proofs[6]
    cdef unsigned short losses[6]
    cdef unsigned char hand_sizes[6]
    cdef unsigned char orange_counts[6]
    cdef unsigned char false_counts[6]
    cdef signed char penalty_counts[6]
    cdef unsigned char short_hands[6]
    cdef unsigned char last_turns[6]
    cdef unsigned char stock_order[52]
    cdef unsigned char stock_next, stock_end
    cdef readonly signed char last_capturer, claimant, round_capturer, first_met, pending_seat
    cdef readonly unsigned char players, turn, turn_of, dealer, leader, turn_no, round_no, plays_owed, bottom
    cdef readonly unsigned char window, asked, duty, played_kind, played_value, must_take, pending_value, announced
    cdef readonly bint is_over, tiebreak, has_swept
    cdef readonly u64 played, shown, pending_taken
    cdef readonly unsigned char build_count
    cdef unsigned char build_value[26]
    cdef unsigned char build_owner[26]
    cdef unsigned char build_turn[26]
    cdef unsigned char build_formed[26]
    cdef u64 build_cards[26]
    cdef unsigned char tops[6]
    cdef unsigned char under[52]
    cdef u64 batch_bottoms
    cdef unsigned char ages[52]
    cdef unsigned char clock
    cdef unsigned char batch_order[52]
    cdef unsigned char batch_size
    @cython.locals(copied=State)
    cdef State twin(self)
    cdef void assign(self, State other) noexcept nogil
    cdef int side(self, int seat) noexcept nogil
    cdef bint is_own_side(self, int seat, int owner) noexcept nogil
    cdef void arrive(self, int card) noexcept nogil
    cdef void lay_loose(self, int card) noexcept nogil
    cdef void add_build(self, u64 cards, int value, int owner) noexcept nogil
    cdef void prove(self, int seat, int value) noexcept nogil
    cdef void remove_builds(self, u64 cards) noexcept nogil
    cdef u64 owned_values(self, int seat) noexcept nogil
    cdef u64 tops_for(self, int seat, int whose) noexcept nogil

cdef inline void copy_scalars(State to, State source) noexcept nogil:
    to.players = source.players
    to.loose = source.loose
    to.build_count = source.build_count
    to.turn = source.turn
    to.turn_of = source.turn_of
    to.dealer = source.dealer
    to.leader = source.leader
    to.turn_no = source.turn_no
    to.round_no = source.round_no
    to.plays_owed = source.plays_owed
    to.bottom = source.bottom
    to.last_capturer = source.last_capturer
    to.claimant = source.claimant
    to.round_capturer = source.round_capturer
    to.first_met = source.first_met
    to.is_over = source.is_over
    to.tiebreak = source.tiebreak
    to.announced = source.announced
    to.has_swept = source.has_swept
    to.stock_next = source.stock_next
    to.stock_end = source.stock_end
    to.window = source.window
    to.asked = source.asked
    to.duty = source.duty
    to.played = source.played
    to.played_kind = source.played_kind
    to.played_value = source.played_value
    to.must_take = source.must_take
    to.shown = source.shown
    to.pending_taken = source.pending_taken
    to.pending_value = source.pending_value
    to.pending_seat = source.pending_seat
    to.batch_size = source.batch_size

cdef inline void copy_arrays(State to, State source) noexcept nogil:
    cdef int n = source.build_count
    memcpy(to.hands, source.hands, sizeof(to.hands))
    memcpy(to.piles, source.piles, sizeof(to.piles))
    memcpy(to.sweep_turns, source.sweep_turns, sizeof(to.sweep_turns))
    memcpy(to.large_turns, source.large_turns, sizeof(to.large_turns))
    memcpy(to.scores, source.scores, sizeof(to.scores))
    memcpy(to.proofs, source.proofs, sizeof(to.proofs))
    memcpy(to.losses, source.losses, sizeof(to.losses))
    memcpy(to.hand_sizes, source.hand_sizes, sizeof(to.hand_sizes))
    memcpy(to.orange_counts, source.orange_counts, sizeof(to.orange_counts))
    memcpy(to.false_counts, source.false_counts, sizeof(to.false_counts))
    memcpy(to.penalty_counts, source.penalty_counts, sizeof(to.penalty_counts))
    memcpy(to.short_hands, source.short_hands, sizeof(to.short_hands))
    memcpy(to.last_turns, source.last_turns, sizeof(to.last_turns))
    memcpy(to.stock_order, source.stock_order, sizeof(to.stock_order))
    memcpy(to.build_cards, source.build_cards, n * sizeof(u64))
    memcpy(to.build_value, source.build_value, n)
    memcpy(to.build_owner, source.build_owner, n)
    memcpy(to.build_turn, source.build_turn, n)
    if source.tables.piles_up:
        to.batch_bottoms = source.batch_bottoms
        memcpy(to.tops, source.tops, sizeof(to.tops))
        memcpy(to.under, source.under, sizeof(to.under))
        memcpy(to.batch_order, source.batch_order, source.batch_size)
        if source.tables.accumulates:
            to.clock = source.clock
            memcpy(to.ages, source.ages, sizeof(to.ages))
            memcpy(to.build_formed, source.build_formed, n)
