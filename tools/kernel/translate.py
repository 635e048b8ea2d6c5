"""A module as text for Cython."""

import ast
from collections.abc import Set

from tools.kernel.c_types import PLAIN_TYPES, CType, Types
from tools.kernel.declarations import final_methods, head_of_class, signature
from tools.kernel.model import Module, Project
from tools.kernel.names import Names
from tools.kernel.syntax import (
    LANGUAGE,
    is_for_checker,
    is_shifted_number,
    is_text,
    local_names,
    makes_lists,
    mark_of,
)
from tools.kernel.text import Text, begin_of, end_of

BLOCKS = {
    "clear_fields": "memset({place}, 0, {size})",
    "copy_fields": "memcpy({place}, &{other}.{first}, {size})",
    "fields_as_bytes": "PyBytes_FromStringAndSize(<char*> {place}, {size})",
    "set_fields": "set_block({place}, {other}, {size})",
}
"""Functions of `cassino.kernel` on all C fields of an object, and what takes their place."""
Renamed = dict[str, str]


class Translation:
    """A module of a unit on its way to Cython."""

    def __init__(self, project: Project, names: Names, module: Module) -> None:
        self.project, self.names, self.module = project, names, module
        self.text = Text(module.code)
        self.renamed: Renamed = names.renamed_in(module)
        """Names of the module that are others in the unit."""
        self.types = Types(project, module, self.renamed)

    def result(self) -> str:
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
                self.rename_in(node)
        return self.text.result()

    def translate_import(self, node: ast.ImportFrom) -> None:
        """Leave to Python what the unit does not have itself."""
        kept = []
        for name in node.names if node.module not in {LANGUAGE, "math"} else []:
            alias, home = name.asname or name.name, (node.module or "", name.name)
            if self.names.is_late(*home):
                self.renamed[alias] = f"late{home}"
            elif self.names.needs_import(*home):
                known_as = self.types.name_of(alias)
                kept.append(name.name if known_as == name.name else f"{name.name} as {known_as}")
        self.text.replace_node(node, f"from {node.module} import {', '.join(kept)}" if kept else "")

    # Classes

    def translate_class(self, node: ast.ClassDef) -> None:
        """A class: of a kernel class the fields are declared elsewhere."""
        if mark_of(node):
            self.translate_kernel_class(node)
            return
        if node.name in self.renamed:
            raise self.module.error(node, f"{node.name} is a name in another module of the unit, too")
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                self.translate_function(part, is_method=True)
            else:
                self.rename_in(part)

    def translate_kernel_class(self, node: ast.ClassDef) -> None:
        """A class with C fields."""
        for decorator in node.decorator_list:
            self.text.replace((decorator.lineno - 1, 0), end_of(decorator), "")
        last = node.body[0].lineno - 2
        self.text.replace(begin_of(node), self.text.end_of_line(last), head_of_class(self.types, node))
        buffers = {name for name, c_type in self.types.fields(node) if c_type.is_pointer}
        final = final_methods(self.types, node)
        for i, part in enumerate(node.body):
            if isinstance(part, ast.FunctionDef):
                self.translate_function(part, is_method=True, buffers=buffers)
                if part.name in final:
                    self.put_above(part, "@cython.final")
            elif isinstance(part, ast.AnnAssign) or (i and is_text(part)):
                self.text.replace_node(part, "")
            else:
                self.rename_in(part)
        self.translate_blocks(node)

    def translate_blocks(self, node: ast.ClassDef) -> None:
        """What `cassino.kernel` does with all C fields is done with the memory in which they lie side by side."""
        fields = self.types.fields(node)
        names = [name for name, c_type in fields if not c_type.is_python and not self.types.is_class(c_type.base)]
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in BLOCKS:
                target, other = [*map(ast.unparse, part.args), ""][:2]
                place = f"&{target}.{names[0]}"
                size = f"<char*> &{target}.{names[-1]} + sizeof({target}.{names[-1]}) - <char*> {place}"
                new = BLOCKS[part.func.id].format(place=place, size=size, other=other, first=names[0])
                self.text.replace_node(part, new)

    # Functions

    def translate_function(
        self, node: ast.FunctionDef, is_method: bool = False, buffers: Set[str] = frozenset()
    ) -> None:
        """A function, with C types if it is marked; `buffers` are fields that C has as arrays and buffers."""
        if any(ast.unparse(decorator) == "overload" for decorator in node.decorator_list):
            self.text.replace((node.decorator_list[0].lineno - 1, 0), end_of(node), "")
            return
        last = node.body[0].lineno - 2
        self.text.replace(begin_of(node), self.text.end_of_line(last), f"{self.head(node, is_method)}:")
        local = self.local_types(node)
        types = ", ".join(f"{name}={c_type.base!r}" for name, c_type in local.items())
        self.decorate(node, f"@cython.locals({types})" if types else "")
        scope, own = local_names(node), self.own_imports(node)
        for part in node.body:
            self.translate_body(part, set(local), buffers)
            self.rename_in(part, scope, own)
        for decorator in node.decorator_list if not mark_of(node) else []:
            self.rename_in(decorator)

    def head(self, node: ast.FunctionDef, is_method: bool) -> str:
        """The first line of a function, without the colon."""
        if mark_of(node):
            return signature(self.types, node, is_method)
        name = node.name if is_method else self.types.name_of(node.name)
        return f"def {name}({self.python_parameters(node)})"

    def python_parameters(self, node: ast.FunctionDef) -> str:
        """The parameters of a Python function; those of kernel classes are checked."""
        copied = ast.parse(ast.unparse(node)).body[0]
        assert isinstance(copied, ast.FunctionDef)
        arguments = copied.args
        for part in ast.walk(arguments):
            if isinstance(part, ast.arg) and self.types.is_class_of(part.annotation):
                part.arg = f"{self.types.of(part.annotation).base}__of__{part.arg}"
                part.annotation = None
            elif isinstance(part, ast.Name):
                part.id = self.types.name_of(part.id)
        words = [word.split("__of__") for word in ast.unparse(arguments).split(", ")]
        return ", ".join(word[0] if len(word) == 1 else f"{word[0]} {word[1]} not None" for word in words)

    def local_types(self, node: ast.FunctionDef) -> dict[str, CType]:
        """The C types of local variables; in a Python function `int`, `float` and `bool` are those of Python."""
        found: dict[str, CType] = {}
        for part in ast.walk(node):
            if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
                continue
            c_type = self.types.of(part.annotation)
            if not c_type.is_python and (mark_of(node) or ast.unparse(part.annotation) not in PLAIN_TYPES):
                found[part.target.id] = c_type
        return found

    def decorate(self, node: ast.FunctionDef, new: str) -> None:
        """Put a decorator in the place of a mark, or into the empty line before a function."""
        indent = " " * node.col_offset
        first = min([node.lineno, *[part.lineno for part in node.decorator_list]]) - 1
        if mark_of(node):
            self.text.replace((first, 0), end_of(node.decorator_list[-1]), indent + new if new else "")
        elif new:
            self.put_above(node, new)

    def put_above(self, node: ast.FunctionDef, decorator: str) -> None:
        """Put a decorator into the empty line above a function."""
        above = min([node.lineno, *[part.lineno for part in node.decorator_list]]) - 2
        if self.text.lines[above].strip():
            raise self.module.error(node, "an empty line is needed above this function")
        self.text.replace((above, 0), (above, 0), " " * node.col_offset + decorator)

    def own_imports(self, node: ast.FunctionDef) -> Renamed:
        """What a function imports from its own unit, by the names there: nothing has to be imported when it runs."""
        found: Renamed = {}
        for part in ast.walk(node):
            if isinstance(part, ast.ImportFrom) and self.project.unit_of(part.module or "") == self.names.unit:
                homes = {each.asname or each.name: (part.module or "", each.name) for each in part.names}
                found |= {alias: self.names.in_unit[self.names.home_of(*home)] for alias, home in homes.items()}
                self.text.replace_node(part, "pass")
        return found

    def translate_body(self, node: ast.stmt, local: Set[str], buffers: Set[str]) -> None:
        """A statement of a function: its declarations and shifts."""
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

    # Names

    def rename_in(self, node: ast.AST, scope: Set[str] = frozenset(), own: Renamed | None = None) -> None:
        """Names of the module as they are in the unit; not those in `scope`, which a function has for itself."""
        renamed = self.renamed | (own or {})
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and not isinstance(node, ast.ClassDef):
                number = self.project.number_of_member(part, self.module)
                if number is not None:
                    self.text.replace_node(part, str(number))
            is_renamed = isinstance(part, ast.Name) and part.id in renamed and part.id not in scope
            if isinstance(part, ast.Name) and is_renamed and not self.text.is_changed(part):
                self.text.replace_node(part, renamed[part.id])
