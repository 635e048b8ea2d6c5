"""Compile the kernel, see tools/kernel; without a C compiler the same sources run as plain Python.

CASSINO_PURE=1 skips the compiler, CASSINO_NEED_C=1 makes a failed compilation fatal. PGO=1 compiles twice with GCC,
first to see what tools/kernel/train.py spends its time on, then for that: the engine is a tenth faster. The names of
functions and the tables for debuggers are left out of the files (an eighth of their size) unless CFLAGS has a flag
for debuggers, such as -g1.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))

from tools.kernel.units import TARGET, write_units
from tools.release.readme import with_whole_addresses

ROOT = Path(__file__).parent

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
}


def is_wanted() -> bool:
    """Whether to compile at all: not where no compiler is, for nothing would come of it."""
    if os.environ.get("CASSINO_PURE"):
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return bool(os.environ.get("CASSINO_NEED_C") or not compiler or shutil.which(compiler[0]))


def name_sources(module: Extension, types: dict[str, tuple[str, str]]) -> None:
    """Let tracebacks and types in the C code name the modules of the sources."""
    for path in map(Path, module.sources):
        text = before = path.read_text("utf-8")
        text = re.sub(rf'"{re.escape(TARGET.as_posix())}/(cassino/\w[\w/]*)\.pxi"', r'"\1.py"', text)
        for name, (home, known_as) in types.items():
            text = text.replace(f'"{module.name}.""{name}", /*tp_name*/', f'"{home}.""{known_as}", /*tp_name*/')
        if text != before:
            path.write_text(text, "utf-8")


def flags_of(given: str) -> tuple[list[str], list[str]]:
    """What the compiler and the linker are told besides the flags in CFLAGS; nothing on Windows, which has others."""
    if sys.platform == "win32":
        return [], []
    # Information for debuggers takes nearly half of the time of compiling.
    compiling = [flag for flag, letter in (("-O3", "-O"), ("-g0", "-g")) if letter not in given]
    # A product and a sum in one step, as on ARM, would be rounded once, not twice as in plain Python.
    compiling.append("-ffp-contract=off")
    if sys.platform == "linux" and "-g" not in given:
        return [*compiling, "-fno-asynchronous-unwind-tables", "-fno-unwind-tables"], ["-s"]
    return compiling, []


def is_gcc() -> bool:
    """Whether the compiler is GCC, which alone knows the flags of a guided build."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler or not shutil.which(compiler[0]):
        return False
    said = subprocess.run([compiler[0], "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in said.stdout


def compiled_units() -> list[Extension]:
    """All extension modules, optional unless CASSINO_NEED_C is set."""
    from Cython.Build import cythonize

    outputs = write_units()
    compiling, linking = flags_of(os.environ.get("CFLAGS", ""))
    if is_gcc():
        # By itself, it copies only small functions to where they are called; with larger ones, the engine is faster.
        compiling.append("--param=max-inline-insns-auto=80")
    modules: list[Extension] = cythonize(
        [
            Extension(
                unit,
                [str(output.path)],
                include_dirs=[str(TARGET)],
                extra_compile_args=compiling,
                extra_link_args=linking,
            )
            for unit, output in outputs.items()
        ],
        compiler_directives=DIRECTIVES,
        include_path=[str(TARGET)],
        nthreads=2,
        build_dir="build/c",
    )
    for module in modules:
        # Not as an argument of Extension: cythonize() drops it there.
        module.optional = not os.environ.get("CASSINO_NEED_C")
        name_sources(module, outputs[module.name].types)
    return modules


class BuildUnits(build_ext):
    """Compiles what changed. A unit that did not change counts as compiled now: its sources may be newer."""

    def run(self) -> None:
        """Compile all units."""
        if os.environ.get("PGO") and self.extensions:
            if not is_gcc():
                raise SystemExit("PGO=1 needs GCC. Build without it, or name GCC in the variable CC.")
            self.run_with("-fprofile-generate", "-fprofile-update=single")
            self.train()
            self.run_with("-fprofile-use", "-Wno-missing-profile")
        else:
            super().run()
        for module in self.extensions:
            binary, code = Path(self.get_ext_fullpath(module.name)), Path(module.sources[0])
            if binary.exists() and binary.stat().st_mtime >= code.stat().st_mtime:
                binary.touch()

    def run_with(self, *flags: str) -> None:
        """Compile all units anew with further flags."""
        compiler, before = (
            self.compiler,
            [(module.extra_compile_args, module.extra_link_args) for module in self.extensions],
        )
        for module in self.extensions:
            module.extra_compile_args = [*module.extra_compile_args, *flags]
            module.extra_link_args = [*module.extra_link_args, *flags[:1]]
        self.force = True
        super().run()
        # run() makes an object of the name.
        self.compiler = compiler
        for module, (compiling, linking) in zip(self.extensions, before, strict=True):
            module.extra_compile_args, module.extra_link_args = compiling, linking

    def train(self) -> None:
        """Play with the instrumented engine, which notes beside its object files what it did."""
        place = "src" if self.inplace else self.build_lib
        # Where pip has put the tools of an isolated build, there is also msgspec, which playing needs.
        paths = filter(None, [str(Path(place).resolve()), os.environ.get("PYTHONPATH")])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "CASSINO_NEED_C": "1"}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"  # what lies there becomes part of the wheel
        subprocess.run([sys.executable, "-m", "tools.kernel.train"], env=environment, check=True)


def described() -> str:
    """README.md as package indexes show it."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    return with_whole_addresses((ROOT / "README.md").read_text("utf-8"), urls["Source"])


setup(
    ext_modules=compiled_units() if is_wanted() else [],
    cmdclass={"build_ext": BuildUnits},
    long_description=described(),
    long_description_content_type="text/markdown",
)
