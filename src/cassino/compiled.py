"""Which engine runs: the compiled units, or the same sources as plain Python.

All or none, because compiled modules share C structures. In a source checkout, a file edited after its compilation
makes the whole engine plain, so that no edit is ever ignored. So does a compiled file that cannot be loaded.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # importlib.abc is slow to load

PACKAGE = Path(__file__).parent
NOT_COMPILED = "not compiled"
"""Why the engine runs plain where nothing has been compiled."""
WANTED_PLAIN = "CASSINO_PURE is set"
TOLD = "CASSINO_TOLD"
"""The variable that a process sets for those it starts, when it has said what is wrong with the compiled engine."""
ELF = b"\x7fELF\2\1"
"""The first bytes of a library on Linux with 64 bits, the lowest byte of a number first."""
ELF_HEADER = 64
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
    "cassino._encoding": [
        "cassino.encoding.batch",
        "cassino.encoding.chooser",
        "cassino.encoding.completing",
        "cassino.encoding.covering",
        "cassino.encoding.ids",
        "cassino.encoding.planes",
    ],
    "cassino._search": [
        "cassino.bots.counting",
        "cassino.lab.equilibrium.growing",
        "cassino.lab.equilibrium.kinds",
        "cassino.lab.equilibrium.outcomes",
        "cassino.lab.equilibrium.pairs",
        "cassino.lab.equilibrium.sequences",
        "cassino.search.aim",
        "cassino.search.bounds",
        "cassino.search.captures",
        "cassino.search.estimator",
        "cassino.search.leaves",
        "cassino.search.node",
        "cassino.search.playouts",
        "cassino.search.points",
        "cassino.search.policy",
        "cassino.search.position_key",
        "cassino.search.solver",
        "cassino.search.transposition",
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


def is_here(unit: str) -> bool:
    """Whether any package with modules of a unit is here. The page without a server leaves out what it never needs."""
    return any(source(module).parent.is_dir() for module in UNITS[unit])


def stale_sources(binaries: Iterable[Path]) -> list[str]:
    """The sources that changed after the compilation of any unit, because units share structures."""
    built = min(binary.stat().st_mtime for binary in binaries)
    paths = [PACKAGE / "kernel.py", *sources().values()]
    return [path.stem for path in paths if path.stat().st_mtime > built]


def is_cut_off(binary: Path) -> bool:
    """Whether a library is shorter than its header says; loading it would end the process."""
    with binary.open("rb") as file:
        header = file.read(ELF_HEADER)
    if not header.startswith(ELF) or len(header) < ELF_HEADER:
        return False  # the system says what is wrong
    start, size, count = (int.from_bytes(header[at:end], "little") for at, end in ((40, 48), (58, 60), (60, 62)))
    return binary.stat().st_size < start + size * count


def fault(unit: str, binary: Path) -> str:
    """Why the library of a unit cannot be loaded; empty if it can."""
    if is_cut_off(binary):
        return f"{binary.name} is cut off"
    spec = spec_from_file_location(unit, binary)
    try:
        assert spec
        ExtensionFileLoader(unit, str(binary)).create_module(spec)
    except (ImportError, OSError) as error:
        return f"{binary.name} cannot be loaded: {str(error).removeprefix(str(binary)).lstrip(': ')}"
    return ""


def obstacle() -> str:
    """Why the engine cannot run compiled; empty if it can."""
    if os.environ.get("CASSINO_PURE"):
        return WANTED_PLAIN
    binaries = {unit: extension(unit) for unit in UNITS if is_here(unit)}
    found = {unit: binary for unit, binary in binaries.items() if binary}
    if not found:
        others = sorted(path.name for unit in UNITS for path in PACKAGE.glob(f"{source(unit).stem}.*.*"))
        return f"compiled for another Python or machine: {', '.join(others)}" if others else NOT_COMPILED
    if missing := binaries.keys() - found.keys():
        return f"half compiled: {', '.join(sorted(missing))} is missing"
    if is_checkout() and (stale := stale_sources(found.values())):
        return f"changed since compiled: {', '.join(sorted(stale))}"
    return next(filter(None, (fault(unit, binary) for unit, binary in found.items())), "")


def is_checkout() -> bool:
    """Whether this is a tree of sources, which can be compiled again."""
    return (PACKAGE.parents[1] / "setup.py").exists()


def remedy() -> str:
    """What to do about a compiled engine that does not run."""
    return "`make build` compiles it again" if is_checkout() else "install cassino again"


class UnfitEngine(ImportError):
    """The compiled units do not fit each other or the sources; the message says what to do."""


class UnitLoader(Loader):
    """Fills a module with the names that its unit has for it."""

    def __init__(self, unit: str) -> None:
        self.unit = unit

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """An ordinary module."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Import what the source imports, and add the names of the module."""
        unit = whole_unit(self.unit)
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


def whole_unit(name: str) -> ModuleType:
    """A unit. Raises UnfitEngine."""
    try:
        return import_module(name)
    except UnfitEngine:
        raise
    except (AttributeError, ImportError, TypeError, ValueError) as error:
        problem = f"the parts of the compiled engine do not fit each other ({error}): {remedy()}"
        raise UnfitEngine(problem) from error


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
    """Finds the sources of the modules that can be compiled, past any compiled unit. Where there are only .pyc files,
    Python's own finders find these.
    """

    def __init__(self) -> None:
        self.sources = sources()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of these modules; None for any other."""
        path_ = self.sources.get(name)
        return spec_from_file_location(name, path_) if path_ and path_.exists() else None


def warn(reason: str) -> None:
    """Report what is wrong with the compiled engine: once, not in the processes that this one starts."""
    if reason not in (NOT_COMPILED, WANTED_PLAIN) and TOLD not in os.environ:
        os.environ[TOLD] = "1"
        print(f"cassino: the engine runs as plain Python, which is slow ({reason}); {remedy()}", file=sys.stderr)


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
