from libc.math cimport exp, sqrt

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.scorer cimport EACH, ENOUGH, MOST, PRIMIERA, best_in_suit
from cassino.engine.state cimport NOBODY, State
from cassino.search.points cimport Points

cdef int FEATURES
cdef double ALL_CLUMP, SUIT_CLUMP, LOGISTIC, PRIMIERA_SPREAD

cdef class Value:
    cdef readonly Points points
    cdef double weights[12]
    cdef double found[12]
    cdef double card_worth[52]
    cdef double value(self, State state, int side, bint sees_hands) noexcept nogil
    cdef double certain(self, State state, int side) noexcept nogil
    cdef double total(self, State state) noexcept nogil
    cdef double expected(self, State state, int side, u64 out) noexcept nogil
    cdef double banked(self, State state, int side) noexcept nogil
    cdef void look(self, State state, int side, bint sees_hands) noexcept nogil
    cdef double races(self, State state, int side, u64 out) noexcept nogil
    cdef double race(self, State state, int item, int side, u64 out) noexcept nogil
    cdef double chance(self, State state, int item, int side, u64 out) noexcept nogil
    cdef double chance_of_enough(self, State state, int item, int side, int out) noexcept nogil
    cdef double standing(self, State state, int item, int side) noexcept nogil
    cdef double spread(self, int item, int out) noexcept nogil
    cdef double worth_of(self, u64 cards) noexcept nogil
    cdef double sign(self, int of, int side) noexcept nogil
    cdef u64 unseen(self, State state) noexcept nogil
