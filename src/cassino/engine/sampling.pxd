from cassino.engine.cbits cimport popcount, u64
from cassino.engine.piling cimport shuffle_piles
from cassino.engine.pool cimport Pool
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport NO_TOP, State

cdef u64 ONE, ACES
cdef int NOWHERE, TRIES

cdef class Sampler:
    cdef State public
    cdef Pool pool
    cdef int seat, hidden, bottom, needs
    cdef int seats[6]
    cdef int sizes[6]
    cdef int first[6]
    cdef u64 known[6]
    cdef int need_place[78]
    cdef int need_count[78]
    cdef u64 need_cards[78]
    cdef void place_cards(self)
    cdef void note_needs(self, int place) noexcept nogil
    cdef bint draw(self, State world, Rng rng, bint shares_out) noexcept nogil
    cdef void lay(self, State world) noexcept nogil
    cdef bint agrees(self) noexcept nogil
    cdef u64 dealt_to(self, int place) noexcept nogil

cpdef u64 unseen_cards(State state) noexcept nogil
cdef u64 bottom_card(State state) noexcept nogil
cpdef int last_receiver(State state) noexcept nogil
cpdef u64 held_values(State state, int seat) noexcept nogil
cdef u64 rank_cards(int rank) noexcept nogil
