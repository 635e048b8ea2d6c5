from cassino.engine.building cimport (
    is_proven_by_loss, joinable_builds, may_change, may_raise, values_to_build)
from cassino.engine.capturing cimport add_captures, must_capture_any
from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.counting cimport ROOM
from cassino.engine.insisting cimport left_to_add, left_to_take
from cassino.engine.move cimport BUILD, CAPTURE, END, JOIN, RAISE, TRAIL
from cassino.engine.state cimport State
from cassino.engine.tables cimport PROVEN, TRAIL_BANNED_WHILE_STOCK, TRAIL_FREE
from cassino.engine.trailing cimport add_trail
from cassino.engine.turn cimport Turn, builds_of_owner, builds_of_value, cards_of_builds

cdef int NO_HAND_CARD

cdef void add_turn_moves(Turn turn, State state) noexcept nogil
cdef void add_demanded_moves(Turn turn, State state) noexcept nogil
cdef bint may_end(State state) noexcept nogil
cdef void add_steps(Turn turn, State state, int card) noexcept nogil
cdef u64 needed_values(Turn turn, State state) noexcept nogil
cdef bint may_own_more(Turn turn, State state, int card, int own_builds) noexcept nogil
cdef bint owner_may_not_trail(State state) noexcept nogil
cdef void add_new_builds(Turn turn, State state, int card, int value, u64 left) noexcept nogil
cdef int sum_beside(int card, int value) noexcept nogil
cdef bint is_alone(int card, int value) noexcept nogil
cdef void add_shapes(Turn turn, State state, int card, int value, int owner) noexcept nogil
cdef void add_on_base(Turn turn, State state, int card, int value, u64 base) noexcept nogil
cdef void add_joins(Turn turn, State state, int card, int value, u64 left) noexcept nogil
cdef bint may_add_to(Turn turn, State state, int card, int value, u64 left, int owner) noexcept nogil
cdef bint may_add_for_partner(Turn turn, State state, int card, int value, u64 left, int owner) noexcept nogil
cdef bint may_add_to_capture(Turn turn, State state, int value) noexcept nogil
cdef void add_sets(Turn turn, State state, int card, int value, int index, int owner) noexcept nogil
cdef void add_step_raises(Turn turn, State state, int card, int value) noexcept nogil
cdef void add_duty_captures(Turn turn, State state) noexcept nogil
cdef void add_duty_units(Turn turn, State state, int value) noexcept nogil
cdef void add_duty_pictures(Turn turn, State state, int card) noexcept nogil
