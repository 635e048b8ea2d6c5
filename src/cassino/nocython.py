"""Stands in for `import cython` where compiled modules run as plain Python and Cython is not installed.

Decorators change nothing here.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
Kind = TypeVar("Kind", bound=type)

compiled = False


def cfunc(function: Function) -> Function:
    """A C function when compiled."""
    return function


def ccall(function: Function) -> Function:
    """A C function with a Python face when compiled."""
    return function


def inline(function: Function) -> Function:
    """Inlined when compiled."""
    return function


def cclass(kind: Kind) -> Kind:
    """An extension type when compiled."""
    return kind


def final(kind: Kind) -> Kind:
    """An extension type without subclasses when compiled."""
    return kind


class _Nogil:
    """`@nogil` and `with nogil:`; nothing is released."""

    def __call__(self, function: Function) -> Function:
        return function

    def __enter__(self) -> None: ...

    def __exit__(self, *exception: object) -> None: ...


nogil = _Nogil()
