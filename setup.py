"""Compile every module that has a .pxd of its name beside it; without a C compiler the same files run as plain Python.

CASSINO_PURE=1 skips the compiler, CASSINO_NEED_C=1 makes a failed compilation fatal.
"""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
}


def extension(declarations: Path) -> Extension:
    """The extension module of one .pxd file and the .py file beside it."""
    source = declarations.with_suffix(".py")
    name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
    optimisation = [] if "-O" in os.environ.get("CFLAGS", "") else ["-O3"]
    return Extension(name, [str(source)], extra_compile_args=optimisation)


def is_wanted() -> bool:
    """Whether to compile at all: not where no compiler is, for nothing would come of it."""
    if os.environ.get("CASSINO_PURE"):
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return bool(os.environ.get("CASSINO_NEED_C") or not compiler or shutil.which(compiler[0]))


def compiled_modules() -> list[Extension]:
    """All extension modules, optional unless CASSINO_NEED_C is set."""
    from Cython.Build import cythonize

    declarations = [path for path in sorted(SOURCE.glob("cassino/**/*.pxd")) if path.with_suffix(".py").exists()]
    modules: list[Extension] = cythonize(
        [extension(path) for path in declarations], compiler_directives=DIRECTIVES, nthreads=2, build_dir="build"
    )
    for module in modules:
        # Not as an argument of Extension: cythonize() drops it there.
        module.optional = not os.environ.get("CASSINO_NEED_C")
    return modules


setup(ext_modules=compiled_modules() if is_wanted() else [])
