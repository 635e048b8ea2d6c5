cimport cython

from cassino.engine.cbits cimport u64

cdef int ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, NOBODY
cdef int TRAIL_BANNED, TRAIL_BANNED_NEXT_TURN, TRAIL_FREE

@cython.final
cdef class Tables:
    cdef readonly object rules
    cdef readonly int players, side_count, hand, packet, table
    cdef readonly int raised_by, joined_by, owner_trail
    cdef readonly bint draws, ace_high, one_equal_face, builds, raise_with_sets, must_merge
    cdef readonly u64 deck, numbers
