from cassino.engine.cbits cimport u64
from cassino.engine.holding cimport covers
from cassino.engine.move cimport CAPTURE
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn, builds_of_owner, builds_of_value, cards_of_builds

cdef void add_captures(Turn turn, State state, int card) noexcept nogil
cdef long long forced_builds(Turn turn, State state, u64 left, int value) noexcept nogil
cdef void add_number_captures(Turn turn, State state, int card, int value) noexcept nogil
cdef void add_with_builds(
    Turn turn, State state, u64 bit, u64 loose, int value, u64 equal, u64 forced) noexcept nogil
cdef void add_picture_captures(Turn turn, State state, int card, int rank) noexcept nogil
