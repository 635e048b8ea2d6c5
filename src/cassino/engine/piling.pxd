from cassino.engine.cbits cimport lowest, u64
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport NO_TOP, State
from cassino.engine.tables cimport ACCUMULATED, LOWEST_ON_TOP

cdef u64 ONE, PICTURES

cdef void put_on(State state, int holder, int card) noexcept nogil
cdef void put_batch(State state, int holder, u64 cards, u64 played) noexcept nogil
cdef void put_as_chosen(State state, int holder, u64 cards) noexcept nogil
cdef void put_falling(State state, int holder, u64 cards) noexcept nogil
cdef void put_pictures(State state, int holder, u64 pictures, u64 played) noexcept nogil
cdef int oldest(State state, u64 cards) noexcept nogil
cdef int age_of(State state, int card) noexcept nogil
cdef void add_to_batch(State state, int holder, u64 cards, u64 played) noexcept nogil
cdef void take_tops(State state, u64 cards) noexcept nogil
cdef u64 all_tops(State state) noexcept nogil
cpdef void shuffle_piles(State state, int seat, Rng rng) noexcept nogil
cdef int shuffle_batch(State state, int top, Rng rng) noexcept nogil
cdef void sort_piles(State state, int seat) noexcept nogil
cdef int sort_batch(State state, int top) noexcept nogil
cdef int lowest_of_batch(State state, int top) noexcept nogil
cdef int unlink_batch(State state, int top) noexcept nogil
cdef void link_batch(State state, int top, int size, int below) noexcept nogil
