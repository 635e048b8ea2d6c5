"""Compile every module that has a .pxd of its name beside it; without a C compiler the same files run as plain Python.

CASSINO_PURE=1 skips the compiler, CASSINO_NEED_C=1 makes a failed compilation fatal.
"""

import os
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
    return Extension(name, [str(source)], extra_compile_args=["-O3"])


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


setup(ext_modules=[] if os.environ.get("CASSINO_PURE") else compiled_modules())
