from cassino.engine.capturing cimport add_capture, add_picture_captures
from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.state cimport State
from cassino.engine.tables cimport SEVERAL_SETS
from cassino.engine.turn cimport Turn
from cassino.engine.units cimport MOST_IN_HAND, Units
from cassino.engine.words cimport Words

cdef void add_hand_captures(Turn turn, State state) noexcept nogil
cdef void add_pictures(Turn turn, State state) noexcept nogil
cdef void add_taken(Turn turn, State state, u64 cards, u64 values) noexcept nogil
cdef u64 cards_chosen(u64 hand, int chosen) noexcept nogil
cdef int survey_hand(Turn turn, State state) noexcept nogil
cdef int add_up_hand(Turn turn, State state) noexcept nogil
cdef u64 shared_totals(Turn turn, int chosen) noexcept nogil
cdef u64 within_limit(Turn turn, State state, int chosen, u64 values) noexcept nogil
