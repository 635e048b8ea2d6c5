cimport cython

from cassino.engine.cbits cimport popcount, u64
from cassino.engine.words cimport Words

cpdef Words words_of(sets)
@cython.locals(several=u64, first=u64, second=u64, place=Py_ssize_t, i=Py_ssize_t, j=Py_ssize_t, k=Py_ssize_t)
cdef void fill(double[::1] ways, Words firsts, Words seconds, Words kinds, u64 unseen)
@cython.locals(ways=double, own=u64, others=u64, count=int, k=Py_ssize_t)
cdef double ways_of(u64 first, u64 second, Words kinds, u64 unseen) noexcept nogil
@cython.locals(ways=double, i=int)
cdef double choices(int of, int count) noexcept nogil
