import cython

from cassino.bots.holding cimport Holding
from cassino.bots.reach cimport Reach
from cassino.engine.cbits cimport popcount, u64

cdef u64 EQUAL
cdef int HIGHEST_RANK, MOST
cdef double TWIN_CHANCE

cdef class _Captures:
    cdef int ranks[64]
    cdef int order[64]
    cdef u64 taken[64]
    cdef double worths[64]
    cdef double chances[64]
    cdef int count
    @cython.locals(at=int, place=int)
    cdef void add(self, int rank, u64 taken, double worth, double chance) noexcept

@cython.locals(
    holding=Holding, found=_Captures, there=u64, seen=u64, taken=u64, none_so_far=double, no_pair=double,
    none=double, i=int, place=int, rank=int,
)
cpdef list best_replies(state, rival, table, double played)

@cython.locals(reach=Reach, possible=u64, cards=u64, taken=u64, takes=tuple, rank=int, card=double)
cdef _add_captures(_Captures found, state, rival, table, u64 there, double played)

cdef u64 equal_cards(int rank) noexcept

@cython.locals(possible=u64, cards=double, taken=u64, chance=double, value=int)
cdef _add_joint_captures(_Captures found, state, rival, table, u64 there, double played)
