cimport cython

from cassino.engine.cbits cimport u64

cdef int ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, OWNER
cdef int TRAIL_BANNED_NEXT_TURN, TRAIL_BANNED_WHILE_STOCK, TRAIL_FREE
cdef int SEVERAL_SETS, TOPS_OF_OPPONENTS, NO_COMPULSION, ANY_CAPTURE, EQUAL_LOOSE
cdef int NEVER_FOR_PARTNER, PROVEN, LOST_BUILD, LIMIT_ONE, LIMIT_ONE_WHILE_STOCK
cdef int FREE_ORDER, ACCUMULATED, LOWEST_ON_TOP
cdef int INSIST_ASKED, INSIST_ALWAYS, ORANGE_CALLED, FREE_NEAR_TARGET
cdef int NEEDS_CARDS, NEEDS_SPADES, NEEDS_TEN

@cython.final
cdef class Tables:
    cdef readonly object rules
    cdef int chosen[128]
    cdef readonly int players, pack, side_count, pile_count, hand, packet, table
    cdef readonly int raised_by, joined_by, owner_trail, for_partner, limit
    cdef readonly int values, from_hand, hand_total_at_most, tops, compulsion, highest
    cdef readonly int pile_order, stolen, large_from, victim_plays
    cdef readonly int insist, orange, near_target, target
    cdef readonly bint pairs, draws, all_cards, short_round, cut, redeals, bottom_seen, last_round_open, capturer_leads
    cdef readonly bint ace_high, one_equal_face, one_unit, pair_first
    cdef readonly bint builds, composite, raise_with_sets, must_merge, separate, joined_to_capture, joiner_owns
    cdef readonly bint partner_asks, owner_adds, lenient, builds_beyond_hand, is_plain
    cdef readonly bint piles_up, secret_order, accumulates, pictures_below, gives_pictures
    cdef readonly bint count_played, last_play_sweeps, announces, at_once
    cdef readonly u64 deck, numbers
    cdef int needed_at[6]
    cdef int card_points[52]
