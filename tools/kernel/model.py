"""The modules of the kernel and what they define; the units, and all modules that they import."""

import ast
from functools import cached_property
from pathlib import Path

from tools.kernel.constants import Numbers, constants_in
from tools.kernel.syntax import (
    LANGUAGE,
    SEEN_BY_PYTHON,
    SOURCE,
    Import,
    KernelError,
    is_numbered,
    mark_of,
    members_of,
    path_of,
    targets_of,
)


class Module:
    """A source and what it defines."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        self.code = path.read_text(encoding="utf-8")
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
            parts = [part for target in targets_of(node) for part in ast.walk(target)]
            self.python_names |= {part.id for part in parts if isinstance(part, ast.Name)}

    def numbers_in(self, node: ast.stmt) -> Numbers:
        """The constants of a statement."""
        return constants_in(node, self.numbers, self.imports)

    def error(self, node: ast.expr | ast.stmt, problem: str) -> KernelError:
        """An error at a node."""
        return KernelError(f"{self.path}:{node.lineno}: {problem}")

    @cached_property
    def numbered(self) -> dict[str, list[str]]:
        """The members of each `IntEnum` that gives them texts: their numbers are their places, from 1."""
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        return {node.name: members_of(node) for node in classes if is_numbered(node)}

    @property
    def names(self) -> set[str]:
        """All names that it defines."""
        return {*self.numbers, *self.functions, *self.classes, *self.python_names}

    def is_visible(self, name: str) -> bool:
        """Whether Python sees a name of this module."""
        return name not in self.functions or mark_of(self.functions[name]) in SEEN_BY_PYTHON

    def is_in_c(self, name: str) -> bool:
        """Whether a name of this module is a function or class with C types."""
        return name in self.functions or name in self.classes

    @cached_property
    def imports(self) -> list[Import]:
        """What is imported by name at module level."""
        return [
            Import(node.module, name.name, name.asname or name.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for name in node.names
        ]

    @cached_property
    def plain_imports(self) -> list[ast.alias]:
        """The modules that `import` names."""
        return [name for node in self.tree.body if isinstance(node, ast.Import) for name in node.names]

    @property
    def imported_modules(self) -> list[str]:
        """The modules of this project that are imported, as far as the imports can tell."""
        found = [import_.module for import_ in self.imports]
        found += [f"{import_.module}.{import_.name}" for import_ in self.imports]
        found += [name.name for name in self.plain_imports]
        found += [name.rpartition(".")[0] for name in found]
        return [name for name in found if name.startswith("cassino.")]


class Project:
    """The units and all modules that they import."""

    def __init__(self) -> None:
        self.unit_modules = read_units()
        self.modules: dict[str, Module] = {}
        self.order: list[str] = []
        self.needs: dict[str, dict[str, bool]] = {}
        for name in [LANGUAGE, *(name for names in self.unit_modules.values() for name in names)]:
            self.visit(name)

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

    def unit_of(self, module: str) -> str:
        """The unit of a module; empty for one that stays Python."""
        return next((unit for unit, names in self.unit_modules.items() if module in names), "")

    def needs_unit(self, name: str, unit: str) -> bool:
        """Whether a module imports one of a unit, or another does that it imports."""
        known = self.needs.setdefault(unit, {})
        if name not in known:
            known[name] = self.unit_of(name) == unit
            found = self.modules[name].imported_modules if name in self.modules else []
            known[name] = known[name] or any(self.needs_unit(imported, unit) for imported in found)
        return known[name]

    def is_used_outside(self, unit: str, module: str, name: str) -> bool:
        """Whether another unit than this one imports a name."""
        others = [users for other, users in self.unit_modules.items() if other != unit]
        imports = [import_ for users in others for user in users for import_ in self.modules[user].imports]
        return any((import_.module, import_.name) == (module, name) for import_ in imports)

    def number_of_member(self, node: ast.Attribute, user: Module) -> int | None:
        """The number that `Class.MEMBER` is, if a compiled module numbers the members of the class."""
        name = ast.unparse(node.value)
        homes = [import_ for import_ in user.imports if import_.alias == name and self.unit_of(import_.module)]
        members = self.modules[homes[0].module].numbered.get(homes[0].name, []) if homes else []
        return members.index(node.attr) + 1 if node.attr in members else None

    def derived(self, name: str) -> list[ast.ClassDef]:
        """The kernel classes that are derived from the one of this name."""
        classes = [node for module in self.modules.values() for node in module.classes.values()]
        return [node for node in classes for base in node.bases if ast.unparse(base) == name]

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


def read_units() -> dict[str, list[str]]:
    """The modules of each unit, as `cassino.compiled` lists them."""
    compiled = ast.parse((SOURCE / "cassino/compiled.py").read_text())
    return next(
        ast.literal_eval(node.value)
        for node in compiled.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "UNITS" and node.value
    )
