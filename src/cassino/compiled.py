"""Which engine runs: the compiled modules, or the same sources as plain Python.

All or none: compiled modules share C structures. In a source checkout a file edited after its compilation
makes the whole engine plain, so that no edit is ever hidden.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


def sources() -> dict[str, Path]:
    """The modules that can be compiled, by name: those with declarations (.pxd) beside the source."""
    found = [path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd") if path.with_suffix(".py").exists()]
    return {".".join(("cassino", *path.relative_to(PACKAGE).with_suffix("").parts)): path for path in sorted(found)}


def extension(source: Path) -> Path | None:
    """The compiled file of a source, if there is one for this Python."""
    candidates = [source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES]
    return next((path for path in candidates if path.exists()), None)


def is_stale(source: Path, binary: Path) -> bool:
    """Whether a source or its declarations changed after the compilation."""
    built = binary.stat().st_mtime
    return any(path.stat().st_mtime > built for path in (source, source.with_suffix(".pxd")))


def obstacle() -> str:
    """Why the engine cannot run compiled; empty if it can."""
    if os.environ.get("CASSINO_PURE"):
        return "CASSINO_PURE is set"
    pairs = [(source, extension(source)) for source in sources().values()]
    if not all(binary for _, binary in pairs):
        return "not compiled"
    if (PACKAGE.parents[1] / "setup.py").exists():
        stale = [source.stem for source, binary in pairs if binary and is_stale(source, binary)]
        if stale:
            return f"changed since compiled: {', '.join(stale)}"
    return ""


class PlainFinder:
    """Finds the sources of the compilable modules, past any compiled file."""

    def __init__(self) -> None:
        self.sources = sources()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of these modules; None for any other."""
        source = self.sources.get(name)
        return spec_from_file_location(name, source) if source else None


def choose() -> str:
    """Decide which engine this process imports; returns why it is the plain one, or nothing."""
    reason = obstacle()
    if reason and os.environ.get("CASSINO_NEED_C"):
        raise ImportError(f"CASSINO_NEED_C is set, but the engine is plain: {reason}")
    if reason:
        sys.meta_path.insert(0, PlainFinder())
    return reason


WHY_PLAIN = choose()


def engine_kind() -> str:
    """`compiled`, or `plain` with the reason."""
    return f"plain ({WHY_PLAIN})" if WHY_PLAIN else "compiled"
