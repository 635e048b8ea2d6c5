# The compiled twins of numbers.py, inlined.

cdef inline long long truncated(double number) noexcept nogil:
    return <long long> number
