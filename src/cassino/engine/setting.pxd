from cassino.engine.cbits cimport popcount, u64
from cassino.engine.piling cimport sort_piles
from cassino.engine.state cimport NOBODY, State

cpdef State seen_from(State state, int seat)
cpdef State with_hand(State public, int seat, u64 hand)
cpdef set_public(
    State state, int turn, int dealer, int turn_no, int round_no, int last_capturer, object loose,
    object builds, object piles, object sweeps, object scores, object proofs)
cpdef set_turn(State state, object values)
cpdef set_counts(State state, object counts)
cpdef lay_surplus(State state, int count)
cpdef stop(State state)
