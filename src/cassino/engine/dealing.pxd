from cassino.engine.cbits cimport u64
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.tables cimport Tables

cdef u64 BIT

cdef void deal_card(State state, int seat) noexcept nogil
cdef void deal_round(State state, int to_table) noexcept nogil
cdef void deal_packet(State state, int seat, int count) noexcept nogil
cdef int deal_to_table(State state, int count) noexcept nogil
