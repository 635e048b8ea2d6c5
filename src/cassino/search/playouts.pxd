from cassino.engine.cbits cimport u64
from cassino.engine.legal cimport generate_shares, generate
from cassino.engine.play cimport apply_marked
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.search.node cimport rank_of_move
from cassino.search.value cimport Value

cdef int MANY

cdef void play_out(State state, Turn turn, Value value, Rng rng, int chance, int round_no) noexcept nogil
cdef void play_once(State state, Turn turn, Value value, Rng rng, int chance) noexcept nogil
cdef Py_ssize_t likely_move(State state, Turn turn, Value value) noexcept nogil
