cimport cython

from cassino.search.cnumbers cimport truncated

cdef int MOST_POINTS

@cython.final
cdef class Aim:
    cdef readonly tuple chances, final_chances
    cdef Py_hash_t hash
    cdef double percents[1681]
    cdef double final_percents[1681]
    cdef double percent(self, double own, double others, bint is_final) noexcept nogil
    cdef double entry(self, Py_ssize_t place, bint is_final) noexcept nogil

cdef double limited(double points) noexcept nogil
