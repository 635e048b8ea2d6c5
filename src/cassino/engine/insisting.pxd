from cassino.engine.building cimport may_change, owned_without
from cassino.engine.cbits cimport lowest, u64
from cassino.engine.holding cimport covers
from cassino.engine.move cimport ASK, CALL, CAPTURE, INSIST, JOIN, PASS, TRAIL
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn, builds_of_value

cdef u64 ONE
cdef int NO_WINDOW, INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW, ANSWER_WINDOW

cdef u64 sums_of(State state, u64 cards, int top) noexcept nogil
cdef bint left_to_take(State state) noexcept nogil
cdef bint can_take(State state, u64 reached, int value) noexcept nogil
cdef bint left_to_add(State state) noexcept nogil
cdef int demands(State state) noexcept nogil
cdef int following_seat(State state, bint opponents) noexcept nogil
cdef void open_window(State state, int window) noexcept nogil
cdef bint ask_next(State state) noexcept nogil
cdef void close_window(State state) noexcept nogil
cdef bint answer_insist(State state, int kind, int value) noexcept nogil
cdef bint answer_orange(State state, int kind) noexcept nogil
cdef void answer_request(State state, int kind) noexcept nogil
cdef void add_window_moves(Turn turn, State state) noexcept nogil
cdef bint may_ask(Turn turn, State state) noexcept nogil
cdef void add_answers(Turn turn, State state) noexcept nogil
