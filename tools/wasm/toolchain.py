"""Debian's compiler and linker for WebAssembly, and the C headers of its Emscripten: unpacked, not installed."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

PACKAGES = ("clang-19", "lld-19", "libclang-cpp19", "libllvm19", "libclang-common-19-dev", "emscripten")
LLVM = Path("usr/lib/llvm-19")
SYSTEM = Path("usr/share/emscripten/system")
MUSL = SYSTEM / "lib/libc/musl"
FLAGS = ("--target=wasm32-unknown-emscripten", "-fPIC", "-O2", "-nostdinc", "-D__EMSCRIPTEN__", "-Wno-everything")
LIMITED = ("-DPy_LIMITED_API=0x030b0000", "-DCYTHON_LIMITED_API=1")
"""What Pyodide's newer Python loads, too."""


class NoToolchain(Exception):
    """A program or package is missing; the message says which."""


class Toolchain:
    """A compiler and a linker under a folder; the first time, apt-get fetches 150 MB."""

    def __init__(self, folder: Path) -> None:
        self._root, self._headers = folder / "root", folder / "headers"
        if not (self._root / LLVM / "bin" / "wasm-ld").exists():
            fetch(folder / "packages", self._root)
        if not self._headers.exists():
            gather(self._root, self._headers)

    def compile(self, source: Path, own_headers: Path, into: Path) -> Path:
        """A C file of Cython as a module that Pyodide can load."""
        unit = source.stem
        compiled, linked = into / f"{unit}.o", into / f"{unit}.abi3.so"
        own = (self._root / LLVM / "lib/clang/19/include", *(self._headers / name for name in ("compat", "libc")))
        includes = [word for path in own for word in ("-isystem", str(path))]
        includes += [f"-I{self._headers / 'python'}", f"-I{own_headers}"]
        self._run("clang", *FLAGS, *LIMITED, *includes, "-c", source, "-o", compiled)
        linking = ("--no-entry", "-shared", "--experimental-pic", "--allow-undefined", "--strip-debug")
        self._run("wasm-ld", *linking, f"--export=PyInit_{unit}", "-o", linked, compiled)
        return linked

    def _run(self, program: str, *arguments: str | Path) -> None:
        libraries = [self._root / "usr/lib/x86_64-linux-gnu", self._root / LLVM / "lib"]
        environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(map(str, libraries))}
        subprocess.run([self._root / LLVM / "bin" / program, *arguments], env=environment, check=True)


def fetch(packages: Path, root: Path) -> None:
    """Download and unpack the packages. Raises NoToolchain."""
    for program in ("apt-get", "dpkg"):
        if shutil.which(program) is None:
            raise NoToolchain(f"{program} is missing: `make wasm` needs Debian 12, or a system with the same packages")
    shutil.rmtree(packages, ignore_errors=True)
    packages.mkdir(parents=True)
    loaded = subprocess.run(["apt-get", "download", "-qq", *PACKAGES], cwd=packages, capture_output=True, text=True)
    if loaded.returncode:
        raise NoToolchain(f"apt-get cannot download {', '.join(PACKAGES)}: {loaded.stderr.strip()}")
    shutil.rmtree(root, ignore_errors=True)
    for package in sorted(packages.glob("*.deb")):
        subprocess.run(["dpkg", "-x", package, root], check=True)
    shutil.rmtree(packages)
    for unused in (root / "usr/share/emscripten/cache", root / SYSTEM / "lib/libcxx", root / "usr/share/doc"):
        shutil.rmtree(unused, ignore_errors=True)


def gather(root: Path, headers: Path) -> None:
    """The headers of C and of Python as the compiler wants them; the later ones replace the earlier."""
    libc = [root / MUSL / "include", root / MUSL / "arch/generic", root / MUSL / "arch/emscripten"]
    for folder in (*libc, root / SYSTEM / "include"):
        shutil.copytree(folder, headers / "libc", dirs_exist_ok=True)
    shutil.copytree(root / SYSTEM / "include/compat", headers / "compat")
    shutil.copytree(sysconfig.get_path("include"), headers / "python")
    shutil.copy(Path(__file__).with_name("pyconfig.h"), headers / "python" / "pyconfig.h")
