from cassino.engine.capturing cimport must_capture
from cassino.engine.cbits cimport u64
from cassino.engine.move cimport TRAIL
from cassino.engine.state cimport State
from cassino.engine.tables cimport NO_COMPULSION
from cassino.engine.turn cimport Turn, may_trail

cdef int ONLY_WHEN_STUCK

cdef void add_trail(Turn turn, State state, int card) noexcept nogil
