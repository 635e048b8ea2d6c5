"""The engine as plain Python: beside the compiled one in the same process, or in a process of its own."""

import importlib
import pkgutil
import sys
from functools import cache
from types import ModuleType

import cassino
import cassino.engine
from cassino.compiled import PlainFinder

ENGINE = "cassino.engine"
PLAIN_ENGINE = {"CASSINO_PURE": "1", "CASSINO_NEED_C": ""}
"""In the environment of a process, these give it the plain engine, also where the tests need the compiled one."""


def is_engine(name: str) -> bool:
    return name == ENGINE or name.startswith(ENGINE + ".")


def taken_out() -> dict[str, ModuleType]:
    """The engine's modules, removed from the import system."""
    return {name: sys.modules.pop(name) for name in list(sys.modules) if is_engine(name)}


@cache
def twins() -> dict[str, ModuleType]:
    """All modules of the engine imported a second time, from their sources."""
    names = [ENGINE, *(f"{ENGINE}.{module.name}" for module in pkgutil.iter_modules(cassino.engine.__path__))]
    usual_package, usual = cassino.engine, taken_out()
    finder = PlainFinder()
    sys.meta_path.insert(0, finder)
    try:
        for name in names:
            importlib.import_module(name)
        return taken_out()
    finally:
        sys.meta_path.remove(finder)
        taken_out()
        sys.modules.update(usual)
        cassino.engine = usual_package


def pure(name: str) -> ModuleType:
    """The interpreted twin of a module of the engine: `pure("cassino.engine.legal")`.

    Rules and cards are shared by both engines; moves and states are not, compare them by their parts.
    """
    return twins()[name]
