"""Functions of `cassino.kernel` that are written in C: the header that defines them."""

import ast
from collections.abc import Iterator

from tools.kernel.c_types import PLAIN_TYPES
from tools.kernel.model import Project
from tools.kernel.syntax import mark_of

NAME = "cassino_kernel.h"
START = """#pragma once
#include <stdlib.h>
#ifdef __GNUC__ /* memory seldom grows: the compiler keeps this out of the way of what happens often */
__attribute__((noinline, cold))
#endif
static void* reallocated(void* items, size_t bytes) {
    void* grown = realloc(items, bytes);
    if (!grown) abort();
    return grown;
}
#ifdef _MSC_VER /* it has these functions of GCC and Clang under other names */
#include <intrin.h>
static inline int __builtin_ctzll(unsigned long long bits) {
    unsigned long place;
    _BitScanForward64(&place, bits);
    return (int) place;
}
static inline int __builtin_clzll(unsigned long long bits) {
    unsigned long place;
    _BitScanReverse64(&place, bits);
    return 63 - (int) place;
}
#endif
"""


def definitions(project: Project) -> Iterator[str]:
    """The header."""
    yield START
    for node in functions(project):
        call = node.decorator_list[0]
        assert isinstance(call, ast.Call)
        head = f"static inline {c_type(project, node.returns)} cassino_{node.name}({parameters(project, node)})"
        yield f"{head} {{{ast.literal_eval(call.args[0])}}}"


def declarations(project: Project) -> Iterator[str]:
    """The same functions as Cython knows them."""
    yield f'cdef extern from "{NAME}":'
    for node in functions(project):
        head = f'{c_type(project, node.returns)} {node.name} "cassino_{node.name}"({parameters(project, node)})'
        yield f"    {head} noexcept nogil"


def functions(project: Project) -> list[ast.FunctionDef]:
    """The functions of the language that have a body in C."""
    return [node for node in project.language.functions.values() if mark_of(node) == "in_c"]


def parameters(project: Project, node: ast.FunctionDef) -> str:
    """The parameters of such a function."""
    return ", ".join(f"{c_type(project, argument.annotation)} {argument.arg}" for argument in node.args.args)


def c_type(project: Project, node: ast.expr | None) -> str:
    """The C type of an annotation of such a function."""
    assert node is not None
    if isinstance(node, ast.Subscript):
        return ("void" if ast.unparse(node.slice) == "Any" else c_type(project, node.slice)) + "*"
    name = ast.unparse(node)
    return PLAIN_TYPES.get(name) or project.types[name]
