from cassino.engine.legal cimport generate, turn_of_thread
from cassino.engine.move cimport Move
from cassino.engine.play cimport apply_marked
from cassino.engine.rng cimport Rng
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn

cdef Py_ssize_t LIMIT

cdef Py_ssize_t repeat(State start, State state, Rng rng, Turn turn, Py_ssize_t count)
cdef Py_ssize_t run(State state, Rng rng, Turn turn) noexcept nogil
