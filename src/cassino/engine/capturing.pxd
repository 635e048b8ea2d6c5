from cassino.engine.cbits cimport popcount, u64
from cassino.engine.counting cimport ROOM
from cassino.engine.move cimport CAPTURE
from cassino.engine.piling cimport PICTURES
from cassino.engine.state cimport State
from cassino.engine.tables cimport ANY_CAPTURE, EQUAL_LOOSE, ORANGE_CALLED
from cassino.engine.turn cimport Turn, builds_of_owner, builds_of_value, cards_of_builds

cdef void add_captures(Turn turn, State state, int card) noexcept nogil
cdef long long forced_builds(Turn turn, State state, u64 left, int value) noexcept nogil
cdef u64 equal_to_take(Turn turn, State state, int card) noexcept nogil
cdef bint must_capture(Turn turn, State state, int card) noexcept nogil
cdef bint must_capture_any(Turn turn, State state, int card) noexcept nogil
cdef bint can_capture(Turn turn, State state, int card) noexcept nogil
cdef bint can_take_value(Turn turn, State state, u64 left, int value) noexcept nogil
cdef void add_number_captures(Turn turn, State state, int card, int value) noexcept nogil
cdef void add_with_builds(
    Turn turn, State state, u64 bit, u64 loose, int value, u64 equal, u64 forced) noexcept nogil
cdef bint is_within_limit(Turn turn, State state, u64 chosen) noexcept nogil
cdef void add_single_units(Turn turn, State state, int card, int value, u64 equal, u64 forced) noexcept nogil
cdef void add_picture_captures(Turn turn, State state, int card, int rank) noexcept nogil
cdef void add_capture(Turn turn, State state, u64 bit, u64 taken, int value) noexcept nogil
