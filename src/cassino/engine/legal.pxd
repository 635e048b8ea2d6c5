cimport cython

from cassino.engine.building cimport add_builds, joinable_builds, may_raise
from cassino.engine.capturing cimport add_captures, forced_builds
from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.hands cimport add_hand_captures
from cassino.engine.insisting cimport add_window_moves
from cassino.engine.move cimport BUILD, CAPTURE, JOIN, RAISE, TRAIL, Move, MoveList
from cassino.engine.state cimport State
from cassino.engine.steps cimport add_turn_moves
from cassino.engine.trailing cimport add_trail
from cassino.engine.turn cimport Turn, builds_of_value, cards_of_builds

cdef Turn _TURN

cdef Turn own_turn()
@cython.locals(turn=Turn)
cdef Turn turn_of_thread()
cdef void generate(Turn turn, State state, Py_ssize_t limit) noexcept nogil
cdef void generate_shares(Turn turn, State state, Py_ssize_t limit) noexcept nogil
cdef void fill(Turn turn, State state, Py_ssize_t limit) noexcept nogil
cdef void add_plays(Turn turn, State state) noexcept nogil
cdef void add_last_resort(Turn turn) noexcept nogil
cdef u64 usable(Turn turn, State state, int card) noexcept nogil
cdef u64 usable_in_captures(Turn turn, State state, int card) noexcept nogil
cdef u64 usable_in_builds(Turn turn, State state, int card) noexcept nogil
cdef u64 usable_in_build(Turn turn, State state, int card, int value) noexcept nogil
