from cassino.engine.cbits cimport lowest, u64
from cassino.engine.counting cimport sets_in
from cassino.engine.holding cimport covers
from cassino.engine.move cimport BUILD, JOIN, RAISE
from cassino.engine.state cimport State
from cassino.engine.tables cimport ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, Tables
from cassino.engine.turn cimport Turn, builds_of_value, cards_of_builds

cdef bint may_change(State state, int seat, int owner, int by) noexcept nogil
cdef long long joinable_builds(State state, int seat, int value) noexcept nogil
cdef u64 owned_after_raise(State state, int seat, int index) noexcept nogil
cdef void add_builds(Turn turn, State state, int card) noexcept nogil
cdef void add_builds_to(Turn turn, State state, int card, int value) noexcept nogil
cdef bint is_promising(Turn turn, int rank, int value) noexcept nogil
cdef void add_raise(Turn turn, State state, int card, int index, u64 equal) noexcept nogil
cdef bint may_raise(Turn turn, State state, int card, int index) noexcept nogil
cdef void add_unions(Turn turn, State state, int card, int value, u64 equal, int raised) noexcept nogil
