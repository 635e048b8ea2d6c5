"""Which engine runs: the compiled units, or the same sources as plain Python.

All or none, because compiled modules share C structures. In a source checkout, a file edited after its compilation
makes the whole engine plain, so that no edit is ever ignored.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location, spec_from_loader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
UNITS: dict[str, list[str]] = {
    "cassino._engine": [
        "cassino.engine.building",
        "cassino.engine.capturing",
        "cassino.engine.chance",
        "cassino.engine.checker",
        "cassino.engine.counting",
        "cassino.engine.dealing",
        "cassino.engine.facts",
        "cassino.engine.hands",
        "cassino.engine.holding",
        "cassino.engine.insisting",
        "cassino.engine.lacking",
        "cassino.engine.laying",
        "cassino.engine.legal",
        "cassino.engine.move",
        "cassino.engine.perft",
        "cassino.engine.piling",
        "cassino.engine.places",
        "cassino.engine.play",
        "cassino.engine.pool",
        "cassino.engine.refusals",
        "cassino.engine.rng",
        "cassino.engine.sampling",
        "cassino.engine.scorer",
        "cassino.engine.setting",
        "cassino.engine.state",
        "cassino.engine.steps",
        "cassino.engine.stuck",
        "cassino.engine.summing",
        "cassino.engine.tables",
        "cassino.engine.trailing",
        "cassino.engine.turn",
        "cassino.engine.units",
        "cassino.engine.words",
    ],
    "cassino._search": [
        "cassino.bots.appraisal",
        "cassino.bots.endgame",
        "cassino.bots.holding",
        "cassino.bots.reach",
        "cassino.bots.replies",
        "cassino.bots.worth",
        "cassino.search.aim",
        "cassino.search.bounds",
        "cassino.search.equilibrium.growing",
        "cassino.search.equilibrium.kinds",
        "cassino.search.equilibrium.outcomes",
        "cassino.search.equilibrium.pairs",
        "cassino.search.equilibrium.sequences",
        "cassino.search.node",
        "cassino.search.playouts",
        "cassino.search.points",
        "cassino.search.position_key",
        "cassino.search.solver",
        "cassino.search.transposition",
        "cassino.search.tree",
        "cassino.search.unseen",
        "cassino.search.estimator",
        "cassino.search.world_search",
    ],
}
"""The extension modules, and the modules that each is compiled from, in any order."""


def source(module: str) -> Path:
    """The source of a module that can be compiled."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def sources() -> dict[str, Path]:
    """The modules that can be compiled, by name."""
    return {module: source(module) for modules in UNITS.values() for module in modules}


def extension(unit: str) -> Path | None:
    """The compiled file of a unit, if there is one for this Python."""
    candidates = [source(unit).with_suffix(suffix) for suffix in EXTENSION_SUFFIXES]
    return next((path for path in candidates if path.exists()), None)


def stale_sources(unit: str, binary: Path) -> list[str]:
    """The sources of a unit that changed after its compilation."""
    built = binary.stat().st_mtime
    paths = [PACKAGE / "kernel.py", *[source(module) for module in UNITS[unit]]]
    return [path.stem for path in paths if path.stat().st_mtime > built]


def obstacle() -> str:
    """Why the engine cannot run compiled; empty if it can."""
    if os.environ.get("CASSINO_PURE"):
        return "CASSINO_PURE is set"
    binaries = {unit: extension(unit) for unit in UNITS}
    if not all(binaries.values()):
        return "not compiled"
    if (PACKAGE.parents[1] / "setup.py").exists():
        stale = [name for unit, binary in binaries.items() if binary for name in stale_sources(unit, binary)]
        if stale:
            return f"changed since compiled: {', '.join(sorted(set(stale)))}"
    return ""


class UnitLoader(Loader):
    """Fills a module with the names that its unit has for it."""

    def __init__(self, unit: str) -> None:
        self.unit = unit

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """An ordinary module."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Import what the source imports, and add the names of the module."""
        unit = import_module(self.unit)
        language = import_module("cassino.kernel")
        parts = unit.MODULES[module.__name__]
        for needed in parts["needs"]:
            import_module(needed)
        module.__doc__, module.__file__ = parts["doc"], unit.__file__
        vars(module).update(parts["numbers"])
        vars(module).update({name: getattr(language, name) for name in parts["language"]})
        for name, known_as in parts["names"].items():
            home, _, name_there = known_as.rpartition(":")
            found = getattr(import_module(home) if home else unit, name_there)
            vars(module)[name] = found
            if getattr(found, "__module__", None) == self.unit and not is_fixed(found):
                found.__module__ = module.__name__


def is_fixed(found: object) -> bool:
    """Whether something is an extension type, whose module is part of its name."""
    return isinstance(found, type) and not found.__flags__ & (1 << 9)


class UnitFinder:
    """Finds the modules that are compiled."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of a unit; None for any other."""
        for unit, modules in UNITS.items():
            if name in modules:
                return spec_from_loader(name, UnitLoader(unit), origin=str(extension(unit)))
        return None


class PlainFinder:
    """Finds the sources of the modules that can be compiled, past any compiled unit."""

    def __init__(self) -> None:
        self.sources = sources()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of these modules; None for any other."""
        path_ = self.sources.get(name)
        return spec_from_file_location(name, path_) if path_ else None


def warn(reason: str) -> None:
    """Report once that the engine runs uncompiled, unless that is wanted."""
    if "CASSINO_PURE" not in os.environ:
        print(f"cassino: the engine runs uncompiled and slowly ({reason}); make build compiles it", file=sys.stderr)


def choose() -> str:
    """Decide which engine this process imports; returns the reason for the plain one, or an empty text."""
    reason = obstacle()
    if reason and os.environ.get("CASSINO_NEED_C"):
        raise ImportError(f"CASSINO_NEED_C is set, but the engine is plain: {reason}")
    if reason:
        warn(reason)
    sys.meta_path.insert(0, PlainFinder() if reason else UnitFinder())
    return reason


WHY_PLAIN = choose()


def engine_kind() -> str:
    """`compiled`, or `plain` with the reason."""
    return f"plain ({WHY_PLAIN})" if WHY_PLAIN else "compiled"
