from cassino.engine.cbits cimport u64
from cassino.engine.holding cimport covers
from cassino.engine.move cimport TRAIL
from cassino.engine.state cimport State
from cassino.engine.tables cimport TRAIL_BANNED, TRAIL_FREE
from cassino.engine.turn cimport Turn

cdef bint may_trail(State state, int seat) noexcept nogil
cdef void add_trail(Turn turn, State state, int card) noexcept nogil
