"""What everything is called in a unit, where it comes from, and how Python gets what the unit does not have."""

import ast
from functools import cached_property

from tools.kernel.constants import Numbers
from tools.kernel.model import Module, Project
from tools.kernel.syntax import LANGUAGE, KernelError

Home = tuple[str, str]
"""A module and a name in it."""


class Names:
    """The names of a unit."""

    def __init__(self, project: Project, unit: str) -> None:
        self.project, self.unit = project, unit
        self.modules = [project.modules[module] for module in project.order if project.unit_of(module) == unit]

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
        return found | {name.asname or name.name: ("", name.name) for name in module.plain_imports}

    @cached_property
    def in_unit(self) -> dict[Home, str]:
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

    def renamed_in(self, module: Module) -> dict[str, str]:
        """The names of a module that are others in the unit."""
        names = {alias: self.in_unit[home] for alias, home in self.bindings(module).items()}
        return {alias: name for alias, name in names.items() if name != alias}

    def needs_import(self, module: str, name: str) -> bool:
        """Whether Python has to import a name: it is not in this unit, and no number of C."""
        source, unit = self.project.modules.get(module), self.project.unit_of(module)
        if source is None or f"{module}.{name}" in self.project.modules:
            return True
        if name in source.numbers or unit == self.unit:
            return False
        return not unit or not source.is_in_c(name)

    def is_late(self, module: str, name: str) -> bool:
        """Whether Python has to import a name whose module needs this unit itself: it is looked up when it is used."""
        return self.needs_import(module, name) and self.project.needs_unit(module, self.unit)

    def from_other_units(self) -> list[str]:
        """The imports of C from other units."""
        found: dict[str, set[str]] = {}
        for user in self.modules:
            for module, name in self.bindings(user).values():
                unit, source = self.project.unit_of(module), self.project.modules.get(module)
                if not source or unit in {"", self.unit} or not source.is_in_c(name):
                    continue
                found.setdefault(unit, set()).add(name)
                if self.in_unit[module, name] != name:
                    raise KernelError(f"{user.path}: {name} of {module} has two meanings in {self.unit}")
        return [f"from {unit} cimport {', '.join(sorted(names))}" for unit, names in sorted(found.items())]

    def exports(self) -> dict[str, dict[str, object]]:
        """For each module what Python sees of it: names in the unit or at `module:name`, and numbers."""
        return {module.name: self.exports_of(module) for module in self.modules}

    def exports_of(self, module: Module) -> dict[str, object]:
        """What Python sees of a module; `needs` is to be imported first."""
        numbers: Numbers = {}
        names: dict[str, str] = {}
        for alias, (home, name) in self.bindings(module).items():
            source = self.project.modules.get(home)
            if source and name in source.numbers:
                numbers[alias] = source.numbers[name]
            elif source is None or self.is_late(home, name) or source.is_visible(name):
                names[alias] = self.place_for_python(home, name)
        needs = dict.fromkeys(import_.module for import_ in module.imports if self.project.unit_of(import_.module))
        language = [import_.alias for import_ in module.imports if import_.module == LANGUAGE]
        doc = ast.get_docstring(module.tree) or ""
        return {"doc": doc, "needs": list(needs), "names": names, "numbers": numbers, "language": language}

    def place_for_python(self, module: str, name: str) -> str:
        """Where Python finds a name: in this unit, or at `module:name`."""
        is_elsewhere = module in self.project.modules and self.project.unit_of(module) not in {"", self.unit}
        return f"{module}:{name}" if is_elsewhere or self.is_late(module, name) else self.in_unit[module, name]
