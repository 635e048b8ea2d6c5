"""Finds what is needed to run Python in a browser: Pyodide, and msgspec for it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cassino.site.errors import SiteError

SERIES = "314"
"""The versions of Pyodide that are known to work: 314.0.7, 314.1.0, ..."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Files that the browser gets as they are."""
LIBRARY, LOCK, PACKAGE = "python_stdlib.zip", "pyodide-lock.json", "package.json"


@dataclass(frozen=True)
class Pyodide:
    """An unpacked npm package `pyodide`. python: the version of its Python, such as `3.14`; wheel: msgspec."""

    folder: Path
    version: str
    python: str
    wheel: Path


def found_in(folder: Path, wheel: Path | None, problems: list[SiteError]) -> Pyodide | None:
    """The Pyodide in a folder, with a wheel of msgspec; None after adding to the problems. wheel: None looks for one in
    the folder.
    """
    missing = [name for name in (*RUNTIME, LIBRARY, LOCK, PACKAGE) if not (folder / name).is_file()]
    if missing:
        problems.append(SiteError("commands-site-no-pyodide", folder=str(folder), files=", ".join(missing)))
        return None
    version = str(_read(folder / PACKAGE).get("version", ""))
    if version.split(".")[0] != SERIES:
        problems.append(SiteError("commands-site-other-pyodide", folder=str(folder), version=version, series=SERIES))
        return None
    info = _read(folder / LOCK).get("info", {})
    tag = _tag(info)
    fitting = wheel or next(iter(sorted(folder.glob(f"msgspec-*-{tag}.whl"))), None)
    if not fitting or not fitting.is_file() or not fitting.name.endswith(f"-{tag}.whl"):
        problems.append(SiteError("commands-site-no-wheel", place=str(wheel or folder), wheel=f"msgspec-*-{tag}.whl"))
        return None
    return Pyodide(folder, version, _short(info), fitting)


def _tag(info: dict[str, Any]) -> str:
    """What the name of a wheel for this Pyodide ends with."""
    python = f"cp{_short(info).replace('.', '')}"
    return f"{python}-{python}-pyemscripten_{info.get('abi_version')}_{info.get('arch')}"


def _short(info: dict[str, Any]) -> str:
    """The version of Python, without the last number."""
    return ".".join(str(info.get("python")).split(".")[:2])


def _read(path: Path) -> dict[str, Any]:
    """A JSON file; empty if it is none."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
