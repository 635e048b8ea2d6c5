cimport cython

from cassino.engine.dealing cimport deal_fresh
from cassino.engine.legal cimport generate, turn_of_thread
from cassino.engine.move cimport Move
from cassino.engine.play cimport apply_marked
from cassino.engine.rng cimport Rng
from cassino.engine.scorer cimport Scorer
from cassino.engine.state cimport State
from cassino.engine.tables cimport Tables
from cassino.engine.turn cimport Turn

cdef Py_ssize_t LIMIT

cdef Py_ssize_t repeat(State start, State state, Rng rng, Turn turn, Py_ssize_t count)
cdef Py_ssize_t random_deal(State state, State blank, int dealer, Rng rng, Turn turn) noexcept nogil
cdef Py_ssize_t run(State state, Rng rng, Turn turn) noexcept nogil

@cython.locals(state=State, blank=State, scorer=Scorer, turn=Turn, moves=Py_ssize_t, number=Py_ssize_t, side=int)
cpdef tuple random_deals(Tables tables, Rng rng, Py_ssize_t count)
