from cassino.engine.cbits cimport u64
from cassino.engine.dealing cimport deal_card, deal_round
from cassino.engine.move cimport CAPTURE, CLAIM, TRAIL, Move
from cassino.engine.state cimport State

cdef u64 BIT

cdef void apply_move(State state, Move move) noexcept nogil
cdef void lay_move(State state, Move move) noexcept nogil
cdef void lay_cards(State state, int kind, u64 cards, u64 taken, int value) noexcept nogil
cdef void take(State state, int seat, u64 cards) noexcept nogil
cdef void forget_proof(State state, int seat, u64 cards) noexcept nogil
cdef void advance(State state) noexcept nogil
cdef void finish(State state) noexcept nogil
