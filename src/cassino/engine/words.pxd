cimport cython

from libc.stdlib cimport abort, free, realloc

from cassino.engine.cbits cimport u64

cdef u64 SCATTER, LOW_60

cdef inline u64* resized(u64* items, Py_ssize_t room) noexcept nogil:
    cdef u64* grown = <u64*> realloc(items, room * sizeof(u64))
    if grown == NULL:
        abort()
    return grown

@cython.final
cdef class Words:
    cdef u64* items
    cdef readonly Py_ssize_t n
    cdef Py_ssize_t room
    cdef void push(self, u64 word) noexcept nogil
    cdef void grow(self, Py_ssize_t room) noexcept nogil

@cython.final
cdef class WordSet:
    cdef Words words, slots, stamps
    cdef u64 stamp
    cdef int bits
    cdef void resize(self, int bits) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef bint place(self, u64 word) noexcept nogil
    cdef bint add(self, u64 word) noexcept nogil
