from cassino.engine.building cimport may_change
from cassino.engine.cbits cimport lowest, popcount, u64
from cassino.engine.counting cimport sets_in
from cassino.engine.move cimport BUILD, CAPTURE, JOIN, RAISE, TRAIL
from cassino.engine.piling cimport PICTURES, add_to_batch, all_tops, put_batch, take_tops
from cassino.engine.scorer cimport note_first_met
from cassino.engine.state cimport NOBODY, State
from cassino.engine.tables cimport LOST_BUILD

cdef u64 ONE

cdef void lay_cards(State state, int kind, u64 cards, u64 taken, int value, int seat) noexcept nogil
cdef void capture(State state, int player, u64 cards, u64 taken, int seat) noexcept nogil
cdef void lay_on_pile(State state, int player, u64 cards, u64 played) noexcept nogil
cdef int holder_of(State state, u64 played, int otherwise) noexcept nogil
cdef void note_sweep(State state, int player, int taken, int played) noexcept nogil
cdef bint is_last_play(State state) noexcept nogil
cdef void note_losses(State state, u64 taken, int owner, bint to_opponents) noexcept nogil
cdef void set_aside(State state, int kind, u64 cards, u64 taken, int value, int seat) noexcept nogil
cdef int owner_after(State state, int kind, u64 cards, u64 taken, int seat) noexcept nogil
cdef void note_order(State state, int kind, u64 cards, u64 taken, int value) noexcept nogil
cdef u64 all_cards_off_table(State state, u64 taken) noexcept nogil
cdef void renew_ages(State state, u64 cards) noexcept nogil
cdef void forget_proof(State state, int seat, u64 cards) noexcept nogil
cdef void settle_residue(State state) noexcept nogil
