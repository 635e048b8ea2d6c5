"""Functions and classes as they are declared for Cython."""

import ast
from collections.abc import Iterator

from tools.kernel.c_types import CType, Types
from tools.kernel.syntax import SEEN_BY_PYTHON, WITHOUT_INTERPRETER, mark_of, methods_of


def signature(types: Types, node: ast.FunctionDef, is_method: bool = False) -> str:
    """The declaration of a marked function with C types."""
    result = types.of(node.returns)
    parameters = ["self"] if is_method else []
    for argument in node.args.args[is_method:]:
        if argument.annotation is None:
            raise types.module.error(node, f"parameter {argument.arg} of {node.name} needs a type")
        parameters.append(types.of(argument.annotation).declare(argument.arg))
    word = "cpdef" if mark_of(node) in SEEN_BY_PYTHON else "cdef"
    name = node.name if is_method else types.name_of(node.name)
    return f"{word} {result.base} {name}({', '.join(parameters)}){ending(types, node, result)}"


def ending(types: Types, node: ast.FunctionDef, result: CType) -> str:
    """What follows the parameters of a function: how it raises, and whether it needs the interpreter."""
    mark = mark_of(node)
    if mark in WITHOUT_INTERPRETER:
        if result.is_python:
            raise types.module.error(node, f"{node.name} returns a Python object, but has no interpreter")
        return " noexcept nogil"
    if mark == "takes_interpreter":
        return " noexcept with gil"
    if result.is_python or types.is_class_of(node.returns):
        return ""
    return " except *" if result.base == "void" else " except? -1"


def head_of_class(types: Types, node: ast.ClassDef) -> str:
    """The first line of a kernel class; a base is a kernel class, too."""
    base = f"({types.name_of(ast.unparse(node.bases[0]))})" if node.bases else ""
    return f"cdef class {types.name_of(node.name)}{base}:"


def class_declaration(types: Types, node: ast.ClassDef) -> Iterator[str]:
    """The declaration of a kernel class."""
    derived = types.project.derived(node.name)
    if not derived:
        yield "@cython.final"
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pooled":
            yield f"@cython.freelist({ast.unparse(decorator.args[0])})"
            yield "@cython.no_gc"
    yield head_of_class(types, node)
    for name, c_type in types.fields(node):
        yield f"    cdef {c_type.access}{c_type.declare(name)}"
    for method in filter(mark_of, methods_of(node)):
        yield f"    {signature(types, method, is_method=True)}"
    yield "    pass"


def final_methods(types: Types, node: ast.ClassDef) -> set[str]:
    """The methods of a class with derived classes that none of them overrides: C calls them without a table."""
    derived = types.project.derived(node.name)
    overridden = {method.name for class_ in derived for method in methods_of(class_)}
    return {method.name for method in filter(mark_of, methods_of(node))} - overridden if derived else set()
