"""Annotations as C types."""

import ast
from dataclasses import dataclass

from tools.kernel.constants import number_of
from tools.kernel.model import Module, Project
from tools.kernel.syntax import LANGUAGE, Import, annotation_of

PLAIN_TYPES = {"int": "int", "float": "double", "bool": "bint", "None": "void", "str": "str", "bytes": "bytes"}
UNTYPED = {"object", "list", "dict", "tuple", "set", "str", "bytes"}


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

    @property
    def is_python(self) -> bool:
        """Whether this is a Python object of no kernel class."""
        return self.base in UNTYPED

    def declare(self, name: str) -> str:
        """The declaration of something of this type."""
        return f"{self.base} {name}{self.suffix}"


class Types:
    """What the annotations of a module are in C."""

    def __init__(self, project: Project, module: Module, renamed: dict[str, str]) -> None:
        self.project, self.module = project, module
        self.renamed = renamed
        """Names of the module that are others in the unit."""

    def name_of(self, name: str) -> str:
        """What a name of the module is in the unit."""
        return self.renamed.get(name, name)

    def is_class(self, name: str) -> bool:
        """Whether a name is a kernel class here."""
        return name in self.module.classes or any(
            import_.alias == name
            and self.project.unit_of(import_.module)
            and import_.name in self.project.modules[import_.module].classes
            for import_ in self.module.imports
        )

    def is_class_of(self, node: ast.expr | None) -> bool:
        """Whether an annotation is a kernel class."""
        node = annotation_of(node)
        return node is not None and self.is_class(ast.unparse(node))

    def of(self, node: ast.expr | None) -> CType:
        """The C type of an annotation; `object` for what has none."""
        node = annotation_of(node)
        if node is None:
            return CType("object")
        if isinstance(node, ast.Subscript):
            return self.of_subscript(node)
        name = ast.unparse(node)
        if name in PLAIN_TYPES:
            return CType(PLAIN_TYPES[name])
        if name in self.project.types and Import(LANGUAGE, name, name) in self.module.imports:
            base = self.project.types[name]
            return CType(base, access="" if "[" in base else "readonly ")
        if self.is_class(name):
            return CType(self.name_of(name))
        return CType(name if name in UNTYPED else "object")

    def of_subscript(self, node: ast.Subscript) -> CType:
        """The C type of `PerSeat[Card]`, `Annotated[list[Card], 3]`, `Buffer[Word]` or `Writable[bool]`."""
        name = ast.unparse(node.value)
        if name == "Annotated" and isinstance(node.slice, ast.Tuple) and isinstance(node.slice.elts[0], ast.Subscript):
            return CType(self.of(node.slice.elts[0].slice).base, f"[{self.length(node.slice.elts[1])}]", "")
        if name not in self.project.types:
            return CType(name if name in UNTYPED else "object")
        item, how = self.of(node.slice), self.project.types[name]
        if how == "pointer":
            return CType(item.base + "*", access="")
        if how == "public":
            return CType(item.base, item.suffix, "public ")
        return CType(item.base, f"[{how}]", "")

    def of_field(self, node: ast.expr) -> CType:
        """The C type of a field: one of a kernel class may be None."""
        read = annotation_of(node)
        if isinstance(read, ast.BinOp) and ast.unparse(read.right) == "None":
            read = read.left
        return self.of(read)

    def fields(self, node: ast.ClassDef) -> list[tuple[str, CType]]:
        """The fields of a kernel class."""
        return [
            (ast.unparse(part.target), self.of_field(part.annotation))
            for part in node.body
            if isinstance(part, ast.AnnAssign)
        ]

    def length(self, count: ast.expr) -> int:
        """The length of an array."""
        known = dict(self.module.numbers)
        for import_ in self.module.imports:
            source = self.project.modules.get(import_.module)
            if source and import_.name in source.numbers:
                known[import_.alias] = source.numbers[import_.name]
        number = number_of(count, known)
        if not isinstance(number, int):
            raise self.module.error(count, "the length of an array is a constant")
        return number
