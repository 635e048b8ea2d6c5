from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.capturing cimport must_capture_any
from cassino.engine.counting cimport sets_in
from cassino.engine.move cimport BUILD, JOIN, RAISE
from cassino.engine.state cimport State
from cassino.engine.tables cimport ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, OWNER, PROVEN, Tables
from cassino.engine.turn cimport Turn, builds_of_owner, builds_of_value, cards_of_builds

cdef u64 ACE_VALUES

cdef bint may_change(State state, int seat, int owner, int by) noexcept nogil
cdef long long joinable_builds(State state, int seat, int value) noexcept nogil
cdef u64 owned_without(State state, int seat, u64 gone) noexcept nogil
cdef u64 values_to_build(Turn turn, State state, int card) noexcept nogil
cdef void add_builds(Turn turn, State state, int card) noexcept nogil
cdef void add_builds_to(Turn turn, State state, int card, int value) noexcept nogil
cdef void add_sets_of(Turn turn, State state, int card, int value, u64 equal) noexcept nogil
cdef bint is_promising(Turn turn, int rank, int value) noexcept nogil
cdef void add_unions(Turn turn, State state, int card, int value, u64 equal, bint may_own) noexcept nogil
cdef bint may_build(Turn turn, State state, u64 loose) noexcept nogil
cdef bint may_join(Turn turn, State state, int card, u64 loose, u64 chosen, bint may_own) noexcept nogil
cdef void add_unions_for_partner(Turn turn, State state, int card, int value, u64 equal) noexcept nogil
cdef bint may_build_for(Turn turn, State state, int card, u64 loose, u64 chosen, bint has_lost) noexcept nogil
cdef bint is_proven_by_loss(State state, int seat, int value) noexcept nogil
cdef void add_raise(Turn turn, State state, int card, int index, u64 equal) noexcept nogil
cdef bint may_raise(Turn turn, State state, int card, int index) noexcept nogil
