"""Translates the annotated sources of the kernel for Cython, one extension module for each unit of `cassino.compiled`.

`cassino.kernel` explains the marks. Each source becomes a file with the same lines in `build/kernel`, so tracebacks
name lines of the source. A unit includes its sources in one namespace, each after those that it imports, so calls
inside a unit are plain C calls. Where sources use one name for different things, the module's name is put in front.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeGuard

SOURCE = Path("src")
TARGET = Path("build/kernel")
HEADER = TARGET / "cassino_kernel.h"
LANGUAGE = "cassino.kernel"
WITHOUT_INTERPRETER = {"kernel", "shared", "in_c"}
SEEN_BY_PYTHON = {"shared", "typed"}
FUNCTION_MARKS = WITHOUT_INTERPRETER | SEEN_BY_PYTHON | {"takes_interpreter"}
PLAIN_TYPES = {"int": "int", "float": "double", "bool": "bint", "None": "void", "str": "str", "bytes": "bytes"}
UNTYPED = {"object", "list", "dict", "tuple", "set", "str", "bytes"}
ARITHMETIC = (ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Constant, ast.Name, ast.Load)
HEADER_START = """#pragma once
#include <stdlib.h>
static inline void* reallocated(void* items, size_t bytes) {
    void* grown = realloc(items, bytes);
    if (!grown) abort();
    return grown;
}
"""
BLOCKS = {
    "clear_fields": "memset({place}, 0, {size})",
    "copy_fields": "memcpy({place}, &{other}.{first}, {size})",
    "fields_as_bytes": "PyBytes_FromStringAndSize(<char*> {place}, {size})",
    "set_fields": "set_block({place}, {other}, {size})",
}
"""Functions of `cassino.kernel` on all C fields of an object, and what takes their place."""
START = """# Made by build_kernel.py
cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.math cimport exp, log, sqrt
from libc.string cimport memcpy, memset
from importlib import import_module
from sys import modules as imported_modules

cdef object late(str module, str name):
    return getattr(imported_modules.get(module) or import_module(module), name)
"""
SET_BLOCK = """
cdef object set_block(void* target, bytes block, Py_ssize_t size):
    if len(block) != size:
        raise ValueError(f"{len(block)} bytes for {size}")
    memcpy(target, <const char*> block, size)
"""

Place = tuple[int, int]
Numbers = dict[str, int | float]
Home = tuple[str, str]
"""A module and a name in it."""


class KernelError(SyntaxError):
    """A source that breaks the rules of `cassino.kernel`."""


class Text:
    """The text of a source, changed without moving any line."""

    def __init__(self, code: str) -> None:
        self.lines = [line.encode() for line in code.split("\n")]
        self.changes: list[tuple[Place, Place, str]] = []

    def replace(self, start: Place, end: Place, new: str) -> None:
        """Put other text in the place of a stretch; empty lines take the place of those it loses."""
        self.changes.append((start, end, new))

    def replace_node(self, node: ast.expr | ast.stmt, new: str) -> None:
        """Put other text in the place of a node."""
        self.replace(begin_of(node), end_of(node), new)

    def blank(self, node: ast.stmt) -> None:
        """Take a statement out; in a block `pass` takes its place."""
        self.replace_node(node, "pass" if node.col_offset else "")

    def is_changed(self, node: ast.expr | ast.stmt) -> bool:
        """Whether a node lies in a stretch that gets other text."""
        return any(start <= begin_of(node) and end_of(node) <= end for start, end, _ in self.changes)

    def end_of_line(self, line: int) -> Place:
        """The end of a line."""
        return line, len(self.lines[line])

    def result(self) -> str:
        """The text with all changes."""
        lines = list(self.lines)
        for (first, left), (last, right), new in sorted(self.changes, reverse=True):
            lines[first : last + 1] = [
                lines[first][:left] + new.encode() + lines[last][right:],
                *[b""] * (last - first),
            ]
        return b"\n".join(lines).decode()


def begin_of(node: ast.expr | ast.stmt) -> Place:
    """Where a node begins: line from 0, column in bytes."""
    return node.lineno - 1, node.col_offset


def end_of(node: ast.expr | ast.stmt) -> Place:
    """Where a node ends."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno - 1, node.end_col_offset


def path_of(module: str) -> Path | None:
    """The source of a module of this project."""
    path = SOURCE.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def mark_of(node: ast.FunctionDef | ast.ClassDef) -> str:
    """The mark of a function or class, if it has one."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Name) and called.id in FUNCTION_MARKS:
            return called.id
    return ""


def number_of(node: ast.expr | None, known: Numbers) -> int | float | None:
    """The number that an expression of numbers makes; None for any other."""
    if node is None:
        return None
    for part in ast.walk(node):
        if not isinstance(part, ARITHMETIC) or (isinstance(part, ast.Name) and part.id not in known):
            return None
    value = eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}}, dict(known))
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def place_in_enumeration(node: ast.expr | None, imports: list["Import"]) -> int | None:
    """The number that `options.By.OWNER.number` is: the place of a member among those of its enumeration."""
    words = ast.unparse(node).split(".") if isinstance(node, ast.Attribute) else []
    if len(words) != 4 or words[3] != "number":
        return None
    module = next((f"{import_.module}.{import_.name}" for import_ in imports if import_.alias == words[0]), "")
    path = path_of(module)
    for file in sorted(path.parent.glob("*.py")) if path else []:
        for part in ast.parse(file.read_text()).body:
            if isinstance(part, ast.ClassDef) and part.name == words[1]:
                members = [ast.unparse(line.targets[0]) for line in part.body if isinstance(line, ast.Assign)]
                return members.index(words[2])
    return None


def code_of_option(node: ast.expr | None) -> int | None:
    """The number that `OPTIONS["trailing.owner"].code` is: the code in the declaration of the option."""
    key = re.fullmatch(r"OPTIONS\['(\w+)\.(\w+)'\]\.code", ast.unparse(node) if node else "")
    files = sorted((SOURCE / "cassino/rules/options").glob("*.py")) if key else []
    records = [part for file in files for part in ast.parse(file.read_text()).body if isinstance(part, ast.ClassDef)]
    fields = [line for record in records if key and record.name.lower() == key[1] for line in record.body]
    for field_ in fields:
        is_wanted = isinstance(field_, ast.AnnAssign) and key and ast.unparse(field_.target) == key[2]
        if is_wanted and isinstance(field_, ast.AnnAssign) and isinstance(field_.value, ast.Call):
            return next(int(ast.unparse(word.value)) for word in field_.value.keywords if word.arg == "code")
    return None


@dataclass(frozen=True)
class Import:
    """One name that a module imports."""

    module: str
    name: str
    alias: str


class Module:
    """A source and what it defines."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        self.code = path.read_text()
        self.tree = ast.parse(self.code, str(path))
        self.numbers: Numbers = {}
        self.number_types: dict[str, str] = {}
        self.functions: dict[str, ast.FunctionDef] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.python_names: set[str] = set()
        for node in self.tree.body:
            self.note(node)

    def note(self, node: ast.stmt) -> None:
        """Note what a statement defines."""
        numbers = self.numbers_in(node)
        if numbers:
            self.numbers |= numbers
            if isinstance(node, ast.AnnAssign):
                self.number_types[next(iter(numbers))] = ast.unparse(node.annotation)
        elif isinstance(node, ast.ClassDef) and mark_of(node):
            self.classes[node.name] = node
        elif isinstance(node, ast.FunctionDef) and mark_of(node):
            self.functions[node.name] = node
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            self.python_names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                self.python_names |= {part.id for part in ast.walk(target) if isinstance(part, ast.Name)}

    def numbers_in(self, node: ast.stmt) -> Numbers:
        """The constants of a statement: `A = 1`, `A, B = 1, 2`, `A, B = range(2)`, `A = options.B.C.number`, ..."""
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            return {}
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        value = node.value
        if isinstance(target, ast.Name):
            number = number_of(value, self.numbers)
            place = number
            for found in (place_in_enumeration(value, self.imports), code_of_option(value)):
                place = found if place is None else place
            return {} if place is None else {target.id: place}
        names = [ast.unparse(part) for part in target.elts] if isinstance(target, ast.Tuple) else []
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
            return dict(zip(names, range(len(names)), strict=True))
        numbers = [number_of(part, self.numbers) for part in value.elts] if isinstance(value, ast.Tuple) else []
        return {name: number for name, number in zip(names, numbers, strict=False) if number is not None}

    @cached_property
    def numbered(self) -> dict[str, list[str]]:
        """The members of each `IntEnum` that gives them texts: their numbers are their places, from 1."""
        enumerations = [node for node in self.tree.body if isinstance(node, ast.ClassDef) and is_enumeration(node)]
        return {
            node.name: [ast.unparse(line.targets[0]) for line in node.body if isinstance(line, ast.Assign)]
            for node in enumerations
        }

    @property
    def names(self) -> set[str]:
        """All names that it defines."""
        return {*self.numbers, *self.functions, *self.classes, *self.python_names}

    def is_visible(self, name: str) -> bool:
        """Whether Python sees a name of this module."""
        return name not in self.functions or mark_of(self.functions[name]) in SEEN_BY_PYTHON

    @cached_property
    def imports(self) -> list[Import]:
        """What is imported by name at module level."""
        return [
            Import(node.module, name.name, name.asname or name.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for name in node.names
        ]

    @property
    def imported_modules(self) -> list[str]:
        """The modules of this project that are imported, as far as the imports can tell."""
        found = [import_.module for import_ in self.imports]
        found += [f"{import_.module}.{import_.name}" for import_ in self.imports]
        found += [name.name for node in self.tree.body if isinstance(node, ast.Import) for name in node.names]
        found += [name.rpartition(".")[0] for name in found]
        return [name for name in found if name.startswith("cassino.")]


class Project:
    """The units and all modules that they import."""

    def __init__(self) -> None:
        compiled = ast.parse((SOURCE / "cassino/compiled.py").read_text())
        self.unit_modules: dict[str, list[str]] = next(
            ast.literal_eval(node.value)
            for node in compiled.body
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "UNITS" and node.value
        )
        self.modules: dict[str, Module] = {}
        self.order: list[str] = []
        self.needs: dict[str, dict[str, bool]] = {}
        for names in self.unit_modules.values():
            for name in names:
                self.visit(name)
        self.units = {name: Unit(self, name) for name in self.unit_modules}

    def visit(self, name: str) -> None:
        """Read a module after those that it imports."""
        path = path_of(name)
        if name in self.modules or path is None:
            return
        self.modules[name] = module = Module(name, path)
        for imported in module.imported_modules:
            self.visit(imported)
        self.order.append(name)

    def check(self) -> None:
        """Raise KernelError if a marked module would stay Python."""
        marked = {name for name, module in self.modules.items() if module.classes or module.functions} - {LANGUAGE}
        missing = sorted(name for name in marked if not self.unit_of(name))
        if missing:
            raise KernelError(f"not in UNITS of cassino.compiled: {', '.join(missing)}")

    def number_of_member(self, node: ast.Attribute, user: "Module") -> int | None:
        """The number that `Class.MEMBER` is, if a compiled module numbers the members of the class."""
        name = ast.unparse(node.value)
        home = next(
            (import_ for import_ in user.imports if import_.alias == name and self.unit_of(import_.module)), None
        )
        members = self.modules[home.module].numbered.get(home.name, []) if home else []
        return members.index(node.attr) + 1 if node.attr in members else None

    def derived(self, name: str) -> list[ast.ClassDef]:
        """The kernel classes that are derived from the one of this name."""
        classes = [node for module in self.modules.values() for node in module.classes.values()]
        return [node for node in classes for base in node.bases if ast.unparse(base) == name]

    def needs_unit(self, name: str, unit: str) -> bool:
        """Whether a module imports one of a unit, or another does that it imports."""
        known = self.needs.setdefault(unit, {})
        if name not in known:
            known[name] = self.unit_of(name) == unit
            found = self.modules[name].imported_modules if name in self.modules else []
            known[name] = known[name] or any(self.needs_unit(imported, unit) for imported in found)
        return known[name]

    def unit_of(self, module: str) -> str:
        """The unit of a module; empty for one that stays Python."""
        return next((unit for unit, names in self.unit_modules.items() if module in names), "")

    @property
    def language(self) -> Module:
        """The module that explains marks and types."""
        return self.modules[LANGUAGE]

    @cached_property
    def types(self) -> dict[str, str]:
        """The types of the language: a C type, the length of an array, `pointer` or `public`."""
        found: dict[str, str] = {}
        for node in self.language.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                assert isinstance(node.value.slice, ast.Tuple)
                found[ast.unparse(node.targets[0])] = str(ast.literal_eval(node.value.slice.elts[1]))
        return found


@dataclass(frozen=True)
class CType:
    """A C type, and how a field of it is declared."""

    base: str
    suffix: str = ""
    access: str = "readonly "

    @property
    def is_pointer(self) -> bool:
        """Whether this is an array or a buffer."""
        return bool(self.suffix) or self.base.endswith("*")

    def declare(self, name: str) -> str:
        """The declaration of something of this type."""
        return f"{self.base} {name}{self.suffix}"


class Translation:
    """A module of a unit on its way to Cython."""

    def __init__(self, unit: "Unit", module: Module) -> None:
        self.unit, self.module = unit, module
        self.project = unit.project
        self.text = Text(module.code)
        self.renamed: dict[str, str] = {}
        """Names of the module that are others in the unit."""

    def name_of(self, name: str) -> str:
        """What a name of the module is in the unit."""
        return self.renamed.get(name, name)

    def error(self, node: ast.expr | ast.stmt, problem: str) -> KernelError:
        """An error at a node."""
        return KernelError(f"{self.module.path}:{node.lineno}: {problem}")

    # Types

    def c_type(self, node: ast.expr | None) -> CType:
        """The C type of an annotation; `object` for what has none."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        if node is None:
            return CType("object")
        if isinstance(node, ast.Subscript):
            return self.type_of_subscript(node)
        name = ast.unparse(node)
        if name in PLAIN_TYPES:
            return CType(PLAIN_TYPES[name])
        if name in self.project.types and Import(LANGUAGE, name, name) in self.module.imports:
            base = self.project.types[name]
            return CType(base, access="" if "[" in base else "readonly ")
        if self.is_class(name):
            return CType(self.name_of(name))
        return CType(name if name in UNTYPED else "object")

    def type_of_subscript(self, node: ast.Subscript) -> CType:
        """The C type of `PerSeat[Card]`, `Annotated[list[Card], 3]`, `Buffer[Word]` or `Writable[bool]`."""
        name = ast.unparse(node.value)
        if name == "Annotated" and isinstance(node.slice, ast.Tuple) and isinstance(node.slice.elts[0], ast.Subscript):
            return CType(self.c_type(node.slice.elts[0].slice).base, f"[{self.length(node.slice.elts[1])}]", "")
        if name not in self.project.types:
            return CType(name if name in UNTYPED else "object")
        item, how = self.c_type(node.slice), self.project.types[name]
        if how == "pointer":
            return CType(item.base + "*", access="")
        if how == "public":
            return CType(item.base, item.suffix, "public ")
        return CType(item.base, f"[{how}]", "")

    def field_type(self, node: ast.expr) -> CType:
        """The C type of a field: one of a kernel class may be None."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        if isinstance(node, ast.BinOp) and ast.unparse(node.right) == "None":
            return self.c_type(node.left)
        return self.c_type(node)

    def length(self, count: ast.expr) -> int:
        """The length of an array."""
        known = dict(self.module.numbers)
        for import_ in self.module.imports:
            source = self.project.modules.get(import_.module)
            if source and import_.name in source.numbers:
                known[import_.alias] = source.numbers[import_.name]
        number = number_of(count, known)
        if not isinstance(number, int):
            raise self.error(count, "the length of an array is a constant")
        return number

    def is_class(self, name: str) -> bool:
        """Whether a name is a kernel class here."""
        return name in self.module.classes or any(
            import_.alias == name
            and self.project.unit_of(import_.module)
            and import_.name in self.project.modules[import_.module].classes
            for import_ in self.module.imports
        )

    # Declarations

    def signature(self, node: ast.FunctionDef, is_method: bool = False) -> str:
        """The declaration of a function with C types."""
        mark, result = mark_of(node), self.c_type(node.returns)
        parameters = ["self"] if is_method else []
        for argument in node.args.args[is_method:]:
            if argument.annotation is None:
                raise self.error(node, f"parameter {argument.arg} of {node.name} needs a type")
            parameters.append(self.c_type(argument.annotation).declare(argument.arg))
        word = "cpdef" if mark in SEEN_BY_PYTHON else "cdef"
        name = node.name if is_method else self.name_of(node.name)
        head = f"{word} {result.base} {name}({', '.join(parameters)})"
        if mark in WITHOUT_INTERPRETER:
            if result.base in UNTYPED:
                raise self.error(node, f"{node.name} returns a Python object, but has no interpreter")
            return f"{head} noexcept nogil"
        if mark == "takes_interpreter":
            return f"{head} noexcept with gil"
        if result.base in UNTYPED or self.is_class(ast.unparse(node.returns).strip("'") if node.returns else ""):
            return head
        return f"{head} except *" if result.base == "void" else f"{head} except? -1"

    def fields(self, node: ast.ClassDef) -> list[tuple[str, CType]]:
        """The fields of a kernel class."""
        return [
            (ast.unparse(part.target), self.field_type(part.annotation))
            for part in node.body
            if isinstance(part, ast.AnnAssign)
        ]

    def bases(self, node: ast.ClassDef) -> str:
        """The kernel class that a class is derived from, in parentheses."""
        return f"({self.name_of(ast.unparse(node.bases[0]))})" if node.bases else ""

    def declaration(self, node: ast.ClassDef) -> Iterator[str]:
        """The declaration of a kernel class."""
        derived = self.project.derived(node.name)
        if not derived:
            yield "@cython.final"
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pooled":
                yield f"@cython.freelist({ast.unparse(decorator.args[0])})"
                yield "@cython.no_gc"
        yield f"cdef class {self.name_of(node.name)}{self.bases(node)}:"
        for name, c_type in self.fields(node):
            yield f"    cdef {c_type.access}{c_type.declare(name)}"
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and mark_of(part):
                if derived and not any(defines(class_, part.name) for class_ in derived):
                    yield "    @cython.final"
                yield f"    {self.signature(part, is_method=True)}"
        yield "    pass"

    # Text

    def translate(self) -> str:
        """The text for Cython."""
        for node in self.module.tree.body:
            if isinstance(node, ast.ImportFrom):
                self.translate_import(node)
            elif self.module.numbers_in(node) or is_text(node) or is_for_checker(node):
                self.text.blank(node)
            elif isinstance(node, ast.ClassDef):
                self.translate_class(node)
            elif isinstance(node, ast.FunctionDef):
                self.translate_function(node)
            else:
                self.rename_in(node, set())
        return self.text.result()

    def translate_import(self, node: ast.ImportFrom) -> None:
        """Leave to Python what the unit does not have itself."""
        kept = []
        for name in node.names if node.module not in {LANGUAGE, "math"} else []:
            alias, home = name.asname or name.name, (node.module or "", name.name)
            if self.unit.is_late(*home):
                self.renamed[alias] = f"late{home}"
            elif self.unit.needs_import(*home):
                known_as = self.name_of(alias)
                kept.append(name.name if known_as == name.name else f"{name.name} as {known_as}")
        self.text.replace_node(node, f"from {node.module} import {', '.join(kept)}" if kept else "")

    def translate_class(self, node: ast.ClassDef) -> None:
        """A class: of a kernel class the fields are declared elsewhere."""
        is_kernel, head = bool(mark_of(node)), node.body[0].lineno - 2
        buffers = {name for name, c_type in self.fields(node) if c_type.is_pointer} if is_kernel else set()
        if is_kernel:
            for decorator in node.decorator_list:
                self.text.replace((decorator.lineno - 1, 0), end_of(decorator), "")
            self.text.replace(
                begin_of(node), self.text.end_of_line(head), f"cdef class {self.name_of(node.name)}{self.bases(node)}:"
            )
        elif node.name in self.renamed:
            raise self.error(node, f"{node.name} is a name in another module of the unit, too")
        for i, part in enumerate(node.body):
            if isinstance(part, ast.FunctionDef):
                self.translate_function(part, is_method=True, buffers=buffers)
            elif is_kernel and (isinstance(part, ast.AnnAssign) or (i and is_text(part))):
                self.text.replace_node(part, "")
            else:
                self.rename_in(part, set())
        if is_kernel:
            self.translate_blocks(node)

    def translate_blocks(self, node: ast.ClassDef) -> None:
        """What `cassino.kernel` does with all C fields is done with the memory in which they lie side by side."""
        fields = self.fields(node)
        names = [name for name, c_type in fields if c_type.base not in UNTYPED and not self.is_class(c_type.base)]
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in BLOCKS:
                target, other = [*map(ast.unparse, part.args), ""][:2]
                place = f"&{target}.{names[0]}"
                size = f"<char*> &{target}.{names[-1]} + sizeof({target}.{names[-1]}) - <char*> {place}"
                new = BLOCKS[part.func.id].format(place=place, size=size, other=other, first=names[0])
                self.text.replace_node(part, new)

    def translate_function(
        self,
        node: ast.FunctionDef,
        is_method: bool = False,
        buffers: set[str] = frozenset(),  # type: ignore[assignment]
    ) -> None:
        """A function, with C types if it is marked."""
        if any(ast.unparse(decorator) == "overload" for decorator in node.decorator_list):
            self.text.replace((node.decorator_list[0].lineno - 1, 0), end_of(node), "")
            return
        is_marked, last = bool(mark_of(node)), node.body[0].lineno - 2
        name = node.name if is_method else self.name_of(node.name)
        head = self.signature(node, is_method) if is_marked else f"def {name}({self.python_parameters(node)})"
        self.text.replace(begin_of(node), self.text.end_of_line(last), f"{head}:")
        local = self.local_types(node, is_marked)
        types = ", ".join(f"{name}={c_type.base!r}" for name, c_type in local.items())
        self.decorate(node, is_marked, f"@cython.locals({types})" if types else "")
        scope, before = local_names(node), self.renamed
        self.renamed = {**before, **self.own_imports(node)}
        for part in node.body:
            self.translate_body(part, local, buffers)
            self.rename_in(part, scope)
        self.renamed = before
        for decorator in node.decorator_list if not is_marked else []:
            self.rename_in(decorator, set())

    def own_imports(self, node: ast.FunctionDef) -> dict[str, str]:
        """What a function imports from its own unit, by the names there: nothing has to be imported when it runs."""
        found: dict[str, str] = {}
        for part in ast.walk(node):
            if isinstance(part, ast.ImportFrom) and part.module and self.project.unit_of(part.module) == self.unit.name:
                homes = {each.asname or each.name: self.unit.home_of(part.module, each.name) for each in part.names}
                found.update({alias: self.unit.names[home] for alias, home in homes.items()})
                self.text.replace_node(part, "pass")
        return found

    def decorate(self, node: ast.FunctionDef, is_marked: bool, new: str) -> None:
        """Put a decorator in the place of a mark, or into the empty line before a function."""
        indent = " " * node.col_offset
        first = min([node.lineno, *[part.lineno for part in node.decorator_list]]) - 1
        if is_marked:
            self.text.replace((first, 0), end_of(node.decorator_list[-1]), indent + new if new else "")
        elif new:
            if self.text.lines[first - 1].strip():
                raise self.error(node, "an empty line is needed above a function with typed variables")
            self.text.replace((first - 1, 0), (first - 1, 0), indent + new)

    def python_parameters(self, node: ast.FunctionDef) -> str:
        """The parameters of a Python function; those of kernel classes are checked."""
        copied = ast.parse(ast.unparse(node)).body[0]
        assert isinstance(copied, ast.FunctionDef)
        arguments = copied.args
        for part in ast.walk(arguments):
            if isinstance(part, ast.arg) and part.annotation and self.is_class(ast.unparse(part.annotation).strip("'")):
                part.arg = f"{self.c_type(part.annotation).base}__of__{part.arg}"
                part.annotation = None
            elif isinstance(part, ast.Name):
                part.id = self.name_of(part.id)
        words = [word.split("__of__") for word in ast.unparse(arguments).split(", ")]
        return ", ".join(word[0] if len(word) == 1 else f"{word[0]} {word[1]} not None" for word in words)

    def local_types(self, node: ast.FunctionDef, is_marked: bool) -> dict[str, CType]:
        """The C types of local variables; in a Python function `int`, `float` and `bool` are those of Python."""
        found: dict[str, CType] = {}
        for part in ast.walk(node):
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                c_type = self.c_type(part.annotation)
                if c_type.base not in UNTYPED and (is_marked or ast.unparse(part.annotation) not in PLAIN_TYPES):
                    found[part.target.id] = c_type
        return found

    def translate_body(self, node: ast.stmt, local: dict[str, CType], buffers: set[str]) -> None:
        """A statement of a function."""
        for part in ast.walk(node):
            if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) in local:
                if part.value is None:
                    self.text.blank(part)
                else:
                    self.text.replace(end_of(part.target), end_of(part.annotation), "")
            elif isinstance(part, ast.Assign) and makes_lists(part, buffers):
                self.text.blank(part)
            elif is_shifted_number(part):
                self.text.replace_node(part.left, f"(<unsigned long long> {ast.unparse(part.left)})")

    def rename_in(self, node: ast.AST, scope: set[str]) -> None:
        """Names of the module as they are in the unit."""
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and not isinstance(node, ast.ClassDef):
                number = self.project.number_of_member(part, self.module)
                if number is not None:
                    self.text.replace_node(part, str(number))
            is_renamed = isinstance(part, ast.Name) and part.id in self.renamed and part.id not in scope
            if isinstance(part, ast.Name) and is_renamed and not self.text.is_changed(part):
                self.text.replace_node(part, self.renamed[part.id])


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


def defines(node: ast.ClassDef, name: str) -> bool:
    """Whether a class has a method of this name of its own."""
    return any(isinstance(part, ast.FunctionDef) and part.name == name for part in node.body)


def is_enumeration(node: ast.ClassDef) -> bool:
    """Whether a class is an `IntEnum` whose members are texts."""
    values = [line.value for line in node.body if isinstance(line, ast.Assign)]
    is_numbered = [ast.unparse(base) for base in node.bases] == ["IntEnum"]
    return is_numbered and all(isinstance(value, ast.Constant) and isinstance(value.value, str) for value in values)


def is_text(node: ast.stmt) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_for_checker(node: ast.stmt) -> bool:
    """Whether a statement holds imports that only the type checker sees."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def is_shifted_number(node: ast.AST) -> TypeGuard[ast.BinOp]:
    """Whether a node is like `1 << card`."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant)


def makes_lists(node: ast.Assign, buffers: set[str]) -> bool:
    """Whether a statement makes lists for arrays and buffers, which C has already."""
    parts = [part for target in node.targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    names = [ast.unparse(part) for part in parts]
    has_list = any(isinstance(part, ast.List) for part in ast.walk(node.value))
    return has_list and all(name.startswith("self.") and name[5:] in buffers for name in names)


class Unit:
    """An extension module and the sources in it."""

    def __init__(self, project: Project, name: str) -> None:
        self.project, self.name = project, name
        self.modules = [project.modules[module] for module in project.order if project.unit_of(module) == name]
        self.parts = [Translation(self, module) for module in self.modules]
        self.names = self.all_names()
        for part in self.parts:
            for alias, home in self.bindings(part.module).items():
                if self.names[home] != alias:
                    part.renamed[alias] = self.names[home]

    # Names

    def home_of(self, module: str, name: str) -> Home:
        """Where a name that a module of this unit uses is defined."""
        source = self.project.modules.get(module)
        if source is not None and self.project.unit_of(module):
            for import_ in source.imports:
                if import_.alias == name and import_.module.startswith("cassino."):
                    return self.home_of(import_.module, import_.name)
        return module, name

    def bindings(self, module: Module) -> dict[str, Home]:
        """What the module-level names of a module stand for."""
        found = {name: (module.name, name) for name in sorted(module.names)}
        for import_ in module.imports:
            if import_.module not in {LANGUAGE, "math"}:
                found[import_.alias] = self.home_of(import_.module, import_.name)
        for node in module.tree.body:
            if isinstance(node, ast.Import):
                found |= {name.asname or name.name: ("", name.name) for name in node.names}
        return found

    def all_names(self) -> dict[Home, str]:
        """What everything is called in the unit."""
        users: dict[str, set[Home]] = {name: {(LANGUAGE, name)} for name in self.project.language.functions}
        for module in self.modules:
            for alias, home in self.bindings(module).items():
                users.setdefault(alias, set()).add(home)
        found: dict[Home, str] = {}
        for alias, homes in sorted(users.items()):
            for home in homes:
                is_clear = len(homes) == 1 and alias == home[1] and found.get(home, alias) == alias
                found[home] = alias if is_clear else f"{home[0].rpartition('.')[2]}__{home[1]}"
        return found

    def needs_import(self, module: str, name: str) -> bool:
        """Whether Python has to import a name: it is not in this unit, and no number of C."""
        source = self.project.modules.get(module)
        if source is None or f"{module}.{name}" in self.project.modules:
            return True
        if name in source.numbers or self.project.unit_of(module) == self.name:
            return False
        return not self.project.unit_of(module) or not (name in source.classes or name in source.functions)

    def is_late(self, module: str, name: str) -> bool:
        """Whether Python has to import a name whose module needs this unit itself: it is looked up when it is used."""
        return self.needs_import(module, name) and self.project.needs_unit(module, self.name)

    def foreign(self) -> list[str]:
        """The imports of C from other units."""
        found: dict[str, set[str]] = {}
        for part in self.parts:
            for module, name in self.bindings(part.module).values():
                unit, source = self.project.unit_of(module), self.project.modules.get(module)
                if source and unit not in {"", self.name} and (name in source.functions or name in source.classes):
                    found.setdefault(unit, set()).add(name)
                    if self.names[module, name] != name:
                        raise KernelError(f"{part.module.path}: {name} of {module} has two meanings in {self.name}")
        return [f"from {unit} cimport {', '.join(sorted(names))}" for unit, names in sorted(found.items())]

    def exports(self) -> dict[str, dict[str, object]]:
        """For each module what Python sees of it: names in the unit or at `module:name`, and numbers."""
        return {module.name: self.exports_of(module) for module in self.modules}

    def exports_of(self, module: Module) -> dict[str, object]:
        """What Python sees of a module."""
        numbers: Numbers = {}
        names: dict[str, str] = {}
        for alias, (home, name) in self.bindings(module).items():
            source = self.project.modules.get(home)
            if source and name in source.numbers:
                numbers[alias] = source.numbers[name]
            elif self.is_late(home, name):
                names[alias] = f"{home}:{name}"
            elif source and self.project.unit_of(home) not in {"", self.name}:
                names |= {alias: f"{home}:{name}"} if source.is_visible(name) else {}
            elif not source or source.is_visible(name):
                names[alias] = self.names[home, name]
        language = [import_.alias for import_ in module.imports if import_.module == LANGUAGE]
        doc = ast.get_docstring(module.tree) or ""
        needs = list(
            dict.fromkeys(import_.module for import_ in module.imports if self.project.unit_of(import_.module))
        )
        return {"doc": doc, "needs": needs, "names": names, "numbers": numbers, "language": language}

    def types(self) -> dict[str, Home]:
        """Where each kernel class is, by its name in the unit."""
        return {part.name_of(name): (part.module.name, name) for part in self.parts for name in part.module.classes}

    # Files

    def write(self) -> Path:
        """Write the sources of the unit; returns the file for Cython."""
        main = TARGET.joinpath(*self.name.split(".")).with_suffix(".pyx")
        includes, has_blocks = [], False
        for part in self.parts:
            place, text = part.module.path.relative_to(SOURCE).with_suffix(".pxi"), part.translate()
            write(TARGET / place, text)
            includes.append(f"include {str(place)!r}")
            has_blocks = has_blocks or "set_block(" in text
        write(
            main,
            "\n".join([START, SET_BLOCK * has_blocks, *self.foreign(), f"MODULES = {self.exports()!r}", *includes, ""]),
        )
        write(main.with_suffix(".pxd"), "\n".join([*self.declarations(), ""]))
        return main

    def declarations(self) -> Iterator[str]:
        """The .pxd file of the unit."""
        yield "# Made by build_kernel.py"
        yield "cimport cython"
        yield from self.declare_numbers()
        yield f'cdef extern from "{HEADER.name}":'
        for node in in_c(self.project):
            parameters = ", ".join(declare_in_c(self.project, argument) for argument in node.args.args)
            result = type_in_c(self.project, node.returns)
            yield f'    {result} {node.name} "cassino_{node.name}"({parameters}) noexcept nogil'
        yield from self.foreign()
        for name in self.types():
            yield f"cdef class {name}"
        for part in self.parts:
            for class_ in part.module.classes.values():
                yield from part.declaration(class_)
        for part in self.parts:
            for function in part.module.functions.values():
                if self.is_used_elsewhere(part.module.name, function.name):
                    yield part.signature(function)

    def is_used_elsewhere(self, module: str, name: str) -> bool:
        """Whether another unit uses a function."""
        return any(
            import_.module == module and import_.name == name
            for other, users in self.project.unit_modules.items()
            if other != self.name
            for user in users
            for import_ in self.project.modules[user].imports
        )

    def declare_numbers(self) -> Iterator[str]:
        """Constants, in C and for Cython."""
        found: dict[str, tuple[str, int | float]] = {}
        for module in self.modules:
            for home, name in self.bindings(module).values():
                source = self.project.modules.get(home)
                if source and name in source.numbers:
                    found[self.names[home, name]] = self.number_type(source, name), source.numbers[name]
        prefix = self.name.replace(".", "_")
        yield "cdef extern from *:"
        yield '    """'
        for name, (c_type, value) in found.items():
            yield f"    #define {prefix}_{name} (({c_type}) {value!r}{'ULL' if c_type.startswith('unsigned') else ''})"
        yield '    """'
        for name, (c_type, _) in found.items():
            yield f'    const {c_type} {name} "{prefix}_{name}"'

    def number_type(self, source: Module, name: str) -> str:
        """The C type of a constant."""
        value = source.numbers[name]
        if source.number_types.get(name) in self.project.types:
            return self.project.types[source.number_types[name]]
        if isinstance(value, float):
            return "double"
        return "int" if abs(value) < 1 << 31 else "unsigned long long"


# Functions that are written in C


def in_c(project: Project) -> list[ast.FunctionDef]:
    """The functions of the language that have a body in C."""
    return [node for node in project.language.functions.values() if mark_of(node) == "in_c"]


def type_in_c(project: Project, node: ast.expr | None) -> str:
    """The C type of an annotation of such a function."""
    assert node is not None
    if isinstance(node, ast.Subscript):
        return ("void" if ast.unparse(node.slice) == "Any" else type_in_c(project, node.slice)) + "*"
    name = ast.unparse(node)
    return PLAIN_TYPES.get(name) or project.types[name]


def declare_in_c(project: Project, argument: ast.arg) -> str:
    """The declaration of a parameter of such a function."""
    return f"{type_in_c(project, argument.annotation)} {argument.arg}"


def definition_in_c(project: Project, node: ast.FunctionDef) -> str:
    """The C code of such a function."""
    call = node.decorator_list[0]
    assert isinstance(call, ast.Call)
    parameters = ", ".join(declare_in_c(project, argument) for argument in node.args.args)
    head = f"static inline {type_in_c(project, node.returns)} cassino_{node.name}({parameters})"
    return f"{head} {{{ast.literal_eval(call.args[0])}}}"


def write(path: Path, text: str) -> None:
    """Write a file unless it is there already, so that nothing is compiled in vain."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


@dataclass
class Output:
    """What is to be compiled for a unit, and what its types are to be called: module and name."""

    path: Path
    types: dict[str, Home] = field(default_factory=dict)


def translate() -> dict[str, Output]:
    """Translate all units. Raises KernelError."""
    project = Project()
    project.check()
    write(HEADER, "\n".join([HEADER_START, *[definition_in_c(project, node) for node in in_c(project)], ""]))
    return {name: Output(unit.write(), unit.types()) for name, unit in project.units.items()}
