# The compiled twins of bits.py, inlined.
ctypedef unsigned long long u64

cdef extern from *:
    int __builtin_popcountll(u64) noexcept nogil
    int __builtin_ctzll(u64) noexcept nogil

cdef inline int popcount(u64 cards) noexcept nogil:
    return __builtin_popcountll(cards)

cdef inline int lowest(u64 cards) noexcept nogil:
    return __builtin_ctzll(cards)
