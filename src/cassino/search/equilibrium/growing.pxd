cimport cython

from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.legal cimport generate, turn_of_thread
from cassino.engine.move cimport Move, MoveList
from cassino.engine.play cimport apply_marked
from cassino.engine.state cimport State
from cassino.engine.turn cimport Turn
from cassino.engine.words cimport Words
from cassino.search.equilibrium.kinds cimport Kinds, highest
from cassino.search.equilibrium.outcomes cimport Choices, KnownPayoffs, Outcomes, last_print
from cassino.search.value cimport Value

cdef Py_ssize_t MOST_MOVES, PLAYS_A_LOOK

@cython.final
cdef class Growth:
    cdef object shape, leaf
    cdef Value value
    cdef State end
    cdef Choices first_choices, second_choices
    cdef Outcomes outcomes
    cdef KnownPayoffs known
    cdef u64 unseen
    cdef double[::1] weights
    cdef Py_ssize_t columns
    cdef Turn turn
    cdef list path
    cdef bint is_told, is_timed
    cdef Py_ssize_t most_nodes
    cdef Kinds kinds
    cdef double until
    cdef Py_ssize_t followed
    cdef Words hands, sequences, starts
    cdef Words node_ends, node_cards, node_taken, node_marks, node_decisions, decision_hands, decision_firsts
    cdef Words option_hands, option_sequences, option_starts, option_cards, option_taken, option_marks
    @cython.locals(root=State, state=State, seat=int)
    cpdef run(self)
    cdef void push_hand(self, u64 hand, u64 sequence, u64 start) noexcept nogil
    @cython.locals(node=Py_ssize_t, seat=int, i=Py_ssize_t, begun=Py_ssize_t, ended=Py_ssize_t, option=Py_ssize_t)
    cdef void grow(self, State state, u64 played, Py_ssize_t low, Py_ssize_t high, Py_ssize_t other_low, Py_ssize_t other_high) except *
    cdef void note_node(self, u64 card, u64 taken, u64 mark) noexcept nogil
    cdef void cut_options(self, Py_ssize_t count) noexcept nogil
    @cython.locals(seat=int, i=Py_ssize_t, card=u64, mark=u64, taken=u64, low=Py_ssize_t, high=Py_ssize_t, child=State)
    cdef void follow(self, State state, u64 played, Py_ssize_t option, Py_ssize_t ended, Py_ssize_t other_low, Py_ssize_t other_high) except *
    @cython.locals(child=State)
    cpdef State after(self, State state, u64 card, u64 taken, u64 mark)
    @cython.locals(hand=u64)
    cdef void keep_hand(self, Py_ssize_t option) noexcept nogil
    cdef u64 one(self) noexcept nogil
    @cython.locals(begun=Py_ssize_t)
    cdef void open_hand(self, State state, u64 played, Py_ssize_t index) except *
    @cython.locals(i=Py_ssize_t, hand=u64, card=u64, peers=u64, moves=MoveList)
    cdef void list_options(self, State state, u64 played, Py_ssize_t index) except *
    @cython.locals(begun=Py_ssize_t, i=Py_ssize_t)
    cpdef list options(self, State state, u64 played, u64 hand)
    @cython.locals(child=Py_ssize_t)
    cpdef list children(self, Py_ssize_t node)
    @cython.locals(decision=Py_ssize_t, end=Py_ssize_t)
    cpdef Py_ssize_t first_option(self, Py_ssize_t node, u64 hand)
    cdef void list_moves(self, State state) except *
    @cython.locals(seat=int, i=Py_ssize_t, count=Py_ssize_t, first=Py_ssize_t, choices=Choices)
    cdef void decide(self, State state, Py_ssize_t index, Py_ssize_t begun) except *
    @cython.locals(count=Py_ssize_t)
    cdef void tell(self, State state, Py_ssize_t index, Py_ssize_t begun, Py_ssize_t first) except *
    @cython.locals(i=Py_ssize_t, peers=u64, taken=u64, mark=u64)
    cdef Py_ssize_t place(self, State state, Move move, Py_ssize_t begun, Py_ssize_t ended) except -1
    @cython.locals(seat=int, i=Py_ssize_t, j=Py_ssize_t, peers=u64, left=u64, card=u64, payoff=double)
    cdef void finish(self, State state, u64 played, Py_ssize_t low, Py_ssize_t high, Py_ssize_t other_low, Py_ssize_t other_high) except *
    @cython.locals(j=Py_ssize_t)
    cdef bint is_possible(self, int seat, Py_ssize_t own, Py_ssize_t other_low, Py_ssize_t other_high) noexcept nogil
    @cython.locals(first=Py_ssize_t, second=Py_ssize_t)
    cdef double weight(self, int seat, Py_ssize_t own, Py_ssize_t other) noexcept nogil
    @cython.locals(first=Py_ssize_t, second=Py_ssize_t, weight=double)
    cdef int add_outcome(self, int seat, Py_ssize_t own, Py_ssize_t other, double payoff) except -1
    @cython.locals(i=Py_ssize_t)
    cdef void fill_stock(self, State state, u64 cards) noexcept nogil
    @cython.locals(key=u64, payoff=double)
    cdef double payoff_of(self, State state, u64 sequence) except? -1e300
    @cython.locals(seat=int, i=Py_ssize_t, begun=Py_ssize_t, moves=MoveList, payoff=double)
    cdef double last_play(self, State state, u64 sequence) except? -1e300
    @cython.locals(mark=u64, cards=u64, taken=u64)
    cdef double payoff_after(self, State state, Py_ssize_t option) except? -1e300

@cython.locals(seat=int)
cpdef Move move_of(u64 card, u64 taken, u64 mark)
