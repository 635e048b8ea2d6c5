"""Small questions about a piece of source: its marks, its names, what kind of statement it is."""

import ast
from collections.abc import Iterator, Set
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

SOURCE = Path("src")
LANGUAGE = "cassino.kernel"
WITHOUT_INTERPRETER = {"kernel", "shared", "in_c"}
SEEN_BY_PYTHON = {"shared", "typed"}
MARKS = WITHOUT_INTERPRETER | SEEN_BY_PYTHON | {"takes_interpreter"}


class KernelError(SyntaxError):
    """A source that breaks the rules of `cassino.kernel`."""


@dataclass(frozen=True)
class Import:
    """One name that a module imports."""

    module: str
    name: str
    alias: str


def path_of(module: str) -> Path | None:
    """The source of a module of this project."""
    path = SOURCE.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def mark_of(node: ast.FunctionDef | ast.ClassDef) -> str:
    """The mark of a function or class, if it has one."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Name) and called.id in MARKS:
            return called.id
    return ""


def annotation_of(node: ast.expr | None) -> ast.expr | None:
    """An annotation; one in quotes is read."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return ast.parse(node.value, mode="eval").body
    return node


def targets_of(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    """What a statement gives values to."""
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def local_names(node: ast.FunctionDef) -> set[str]:
    """The names that a function, or one inside it, has for itself."""
    names: set[str] = set()
    shared: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.arg):
            names.add(part.arg)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            names.add(part.id)
        elif isinstance(part, ast.FunctionDef) and part is not node:
            names.add(part.name)
        elif isinstance(part, ast.Global):
            shared.update(part.names)
    return names - shared


def methods_of(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The methods that a class has of its own."""
    return (part for part in node.body if isinstance(part, ast.FunctionDef))


def members_of(node: ast.ClassDef) -> list[str]:
    """The members of an enumeration."""
    return [ast.unparse(line.targets[0]) for line in node.body if isinstance(line, ast.Assign)]


def is_numbered(node: ast.ClassDef) -> bool:
    """Whether a class is an `IntEnum` whose members are texts."""
    values = [line.value for line in node.body if isinstance(line, ast.Assign)]
    is_enumeration = [ast.unparse(base) for base in node.bases] == ["IntEnum"]
    return is_enumeration and all(isinstance(value, ast.Constant) and isinstance(value.value, str) for value in values)


def is_text(node: ast.stmt) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_for_checker(node: ast.stmt) -> bool:
    """Whether a statement holds imports that only the type checker sees."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def is_shifted_number(node: ast.AST) -> TypeGuard[ast.BinOp]:
    """Whether a node is like `1 << card`."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant)


def makes_lists(node: ast.Assign, buffers: Set[str]) -> bool:
    """Whether a statement makes lists for arrays and buffers, which C has already."""
    parts = [part for target in node.targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    names = [ast.unparse(part) for part in parts]
    has_list = any(isinstance(part, ast.List) for part in ast.walk(node.value))
    return has_list and all(name.startswith("self.") and name[5:] in buffers for name in names)
