# The compiled twins of bits.py, inlined.
ctypedef unsigned long long u64

cdef extern from *:
    """
    /* Not the compiler's own: without an instruction for it, that is a call. */
    static inline int cassino_popcount(unsigned long long cards) {
        cards -= (cards >> 1) & 0x5555555555555555ULL;
        cards = (cards & 0x3333333333333333ULL) + ((cards >> 2) & 0x3333333333333333ULL);
        cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int) ((cards * 0x0101010101010101ULL) >> 56);
    }
    """
    int cassino_popcount(u64) noexcept nogil
    int __builtin_ctzll(u64) noexcept nogil

cdef inline int popcount(u64 cards) noexcept nogil:
    return cassino_popcount(cards)

cdef inline int lowest(u64 cards) noexcept nogil:
    return __builtin_ctzll(cards)
