"""Compile the engine to WebAssembly, and keep it only if it plays as the engine of this machine does.

The C files are those that `make build` has written. `cassino site` takes the two modules only together with a file that
says of which sources they are, because others would play by old rules.
"""

import argparse
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

from cassino.compiled import PACKAGE, engine_kind
from cassino.site.python import ENGINE, LEFT_OUT, engine_sources, engine_units
from tools.wasm import digest
from tools.wasm.toolchain import NoToolchain, Toolchain

ROOT = Path(__file__).parents[2]
HERE = ROOT / "build" / "wasm"
HEADERS = ROOT / "build/kernel"
C_FILES = ROOT / "build/c/build/kernel/cassino"
NAMES = engine_units()


class Unequal(Exception):
    """The modules do not play as the engine of this machine; the message says how."""


def archive(units: list[Path], wheels: Iterable[Path], to: Path) -> Path:
    """The package as Pyodide imports it, with the units and what it needs of others."""
    with zipfile.ZipFile(to, "w") as packed:
        for wheel in map(zipfile.ZipFile, wheels):
            for name in wheel.namelist():
                packed.writestr(name, wheel.read(name))
        for path in sorted(path for path in PACKAGE.rglob("*.*") if path.suffix not in (".so", ".pyc")):
            if path.relative_to(PACKAGE).parts[0] not in LEFT_OUT:
                packed.write(path, path.relative_to(PACKAGE.parent))
        for unit in units:
            packed.write(unit, Path("cassino") / unit.name)
    return to


def said(command: list[str | Path]) -> list[str]:
    """The parts of what `tools.wasm.digest` prints. Raises Unequal if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise Unequal("\n".join(done.stderr.strip().splitlines()[-5:]))
    return done.stdout.split("\t")


def compare(units: list[Path], pyodide: Path) -> str:
    """Both digests in one sentence. Raises Unequal if they differ."""
    packed = archive(units, pyodide.glob("msgspec-*.whl"), HERE / "cassino.zip")
    native = said([sys.executable, "-m", "tools.wasm.digest"])
    there = said(["node", ROOT / "tools/wasm/run.mjs", pyodide, packed, Path(digest.__file__)])
    if native[0] != "compiled" or native[:3] != there[:3]:
        raise Unequal(f"this machine: {' '.join(native).strip()}; Pyodide: {' '.join(there).strip()}")
    return f"{native[2]} moves and a search are equal on this machine and in Pyodide: {native[1][:16]}"


def main() -> int:
    """Returns the exit code."""
    asked = argparse.ArgumentParser(prog="python -m tools.wasm", description="Compile the engine to WebAssembly.")
    asked.add_argument("pyodide", type=Path, help="an unpacked npm package; the two files are put beside its own")
    pyodide = asked.parse_args().pyodide
    if engine_kind() != "compiled" or not all((C_FILES / f"{name}.c").exists() for name in NAMES):
        print(f"make wasm: compile the engine first with `make build` ({engine_kind()})", file=sys.stderr)
        return 2
    HERE.mkdir(parents=True, exist_ok=True)
    try:
        tools = Toolchain(HERE)
        units = [tools.compile(C_FILES / f"{name}.c", HEADERS, HERE) for name in NAMES]
        equal = compare(units, pyodide)
    except (NoToolchain, Unequal, subprocess.CalledProcessError) as error:
        print(f"make wasm: {error}", file=sys.stderr)
        return 1
    for unit in units:
        shutil.copy(unit, pyodide)
        print(f"{pyodide / unit.name}: {unit.stat().st_size / 1e6:.2f} MB")
    (pyodide / ENGINE).write_text(engine_sources() + "\n", "utf-8")
    print(equal)
    return 0


if __name__ == "__main__":
    sys.exit(main())
