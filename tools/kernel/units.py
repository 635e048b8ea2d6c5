"""The files of a unit: its sources as text for Cython, and the declarations that other units read."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.kernel import header
from tools.kernel.declarations import class_declaration, signature
from tools.kernel.model import Module, Project
from tools.kernel.names import Home, Names
from tools.kernel.syntax import SOURCE
from tools.kernel.translate import Translation

TARGET = Path("build/kernel")
MADE_BY = "# Made by tools/kernel"
START = f"""{MADE_BY}
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


class Unit:
    """An extension module and the sources in it."""

    def __init__(self, project: Project, name: str) -> None:
        self.project, self.name = project, name
        self.names = Names(project, name)
        self.parts = [Translation(project, self.names, module) for module in self.names.modules]

    def types(self) -> dict[str, Home]:
        """Where each kernel class is, by its name in the unit."""
        return {
            part.types.name_of(name): (part.module.name, name) for part in self.parts for name in part.module.classes
        }

    def write(self) -> Path:
        """Write the sources of the unit; returns the file for Cython."""
        main = TARGET.joinpath(*self.name.split(".")).with_suffix(".pyx")
        texts = {part.module.path.relative_to(SOURCE).with_suffix(".pxi"): part.result() for part in self.parts}
        for place, text in texts.items():
            write(TARGET / place, text)
        write(main, "\n".join(self.definitions(texts)))
        write(main.with_suffix(".pxd"), "\n".join([*self.declarations(), ""]))
        return main

    def definitions(self, texts: dict[Path, str]) -> Iterator[str]:
        """The .pyx file of the unit, which includes these texts."""
        yield START
        yield SET_BLOCK if any("set_block(" in text for text in texts.values()) else ""
        yield from self.names.from_other_units()
        yield f"MODULES = {self.names.exports()!r}"
        yield from (f"include {str(place)!r}" for place in texts)
        yield ""

    def declarations(self) -> Iterator[str]:
        """The .pxd file of the unit."""
        yield MADE_BY
        yield "cimport cython"
        yield from self.declare_numbers()
        yield from header.declarations(self.project)
        yield from self.names.from_other_units()
        yield from (f"cdef class {name}" for name in self.types())
        for part in self.parts:
            for class_ in part.module.classes.values():
                yield from class_declaration(part.types, class_)
        for part in self.parts:
            for name, function in part.module.functions.items():
                if self.project.is_used_outside(self.name, part.module.name, name):
                    yield signature(part.types, function)

    def declare_numbers(self) -> Iterator[str]:
        """Constants, in C and for Cython."""
        found: dict[str, tuple[str, int | float]] = {}
        for module in self.names.modules:
            for home, name in self.names.bindings(module).values():
                source = self.project.modules.get(home)
                if source and name in source.numbers:
                    found[self.names.in_unit[home, name]] = self.number_type(source, name), source.numbers[name]
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


def write(path: Path, text: str) -> None:
    """Write a file unless it is there already, so that nothing is compiled in vain."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


@dataclass
class Output:
    """What is to be compiled for a unit, and what its types are to be called: module and name."""

    path: Path
    types: dict[str, Home]


def write_units() -> dict[str, Output]:
    """Translate all units. Raises KernelError."""
    project = Project()
    project.check()
    write(TARGET / header.NAME, "\n".join([*header.definitions(project), ""]))
    units = [Unit(project, name) for name in project.unit_modules]
    return {unit.name: Output(unit.write(), unit.types()) for unit in units}
