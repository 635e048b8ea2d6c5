from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.tables cimport INSIST_ALWAYS, Tables

cdef int TO_TABLE, RICH, DUTIES
cdef u64 BIT, PICTURE_CARDS

cdef bint is_too_rich(Tables tables, u64 table) noexcept nogil
cdef int worth_of_cut(Tables tables, u64 table) noexcept nogil
cdef void shuffle_pack(State state, Rng rng) noexcept nogil
cdef void shuffle_stock(State state, Rng rng) noexcept nogil
cdef u64 cut_cards(State state) noexcept nogil
cdef void deal_first_round(State state) noexcept nogil
cdef void deal_fresh(State state, Rng rng, int dealer) noexcept nogil
cdef void begin(State state, int dealer) noexcept nogil
cdef State undealt(object rules, int players, int dealer, object order)
cdef void deal_card(State state, int seat) noexcept nogil
cdef void deal_next_round(State state) noexcept nogil
cdef void deal_round(State state, int to_table) noexcept nogil
cdef int hand_in_round(State state, int to_table) noexcept nogil
cdef int steps_in_round(State state, int size, int to_table) noexcept nogil
cdef int place_of_step(State state, int step, int steps) noexcept nogil
cdef int deal_step(State state, int step, int steps, int size, int to_table) noexcept nogil
cdef int packet_of(int wanted, int packet, int left) noexcept nogil
cdef int deal_to_table(State state, int count) noexcept nogil
