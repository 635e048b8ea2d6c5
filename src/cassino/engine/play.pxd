from cassino.engine.cbits cimport u64
from cassino.engine.dealing cimport deal_card, deal_next_round
from cassino.engine.insisting cimport (
    ANSWER_WINDOW, INSIST_WINDOW, NO_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW,
    answer_insist, answer_orange, answer_request, demands, open_window)
from cassino.engine.laying cimport is_last_play, lay_cards, settle_residue
from cassino.engine.move cimport CAPTURE, CLAIM, END, PASS, TRAIL, Move
from cassino.engine.piling cimport all_tops
from cassino.engine.state cimport NOBODY, State
from cassino.engine.tables cimport INSIST_ALWAYS, INSIST_ASKED, ORANGE_CALLED

cdef u64 BIT, RED, YELLOW

cdef void choose_order(State state, object order)
cdef void claim(State state, int seat)
cdef void apply_move(State state, Move move) noexcept nogil
cdef void lay_move(State state, Move move) noexcept nogil
cdef void apply_marked(State state, int kind, u64 cards, u64 taken, int value, int seat) noexcept nogil
cdef bint is_shown_first(State state, u64 cards, u64 taken) noexcept nogil
cdef void show(State state, u64 cards, u64 taken, int value, int seat) noexcept nogil
cdef void answer(State state, int kind, int value) noexcept nogil
cdef void make_play(State state, int kind, u64 cards, u64 taken, int value, int seat) noexcept nogil
cdef bint settle_orange(State state, u64 taken, int seat) noexcept nogil
cdef void advance(State state) noexcept nogil
cdef int next_with_cards(State state, int seat) noexcept nogil
cdef int plays_of_victim(State state, int seat) noexcept nogil
cdef void credit_opponents(State state, int seat) noexcept nogil
cdef bint is_finished_at_once(State state) noexcept with gil
cdef void begin_turn(State state) noexcept nogil
cdef void pass_turn(State state, int seat) noexcept nogil
cdef void next_round(State state) noexcept nogil
cdef void finish(State state) noexcept nogil
