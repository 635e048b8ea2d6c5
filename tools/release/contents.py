"""What is inside the files of a release: everything that belongs there and nothing else."""

import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from cassino.compiled import UNITS

MOST_MEGABYTES = 5.0
"""The size of a wheel, at most: the texts of eight languages are 1.2, the compiled units 1.2."""
OF_SOURCES = ("src/", "tools/", "LICENSE", "THIRD_PARTY.md", "README.md", "CHANGELOG.md")
OF_THE_BUILD = ("MANIFEST.in", "PKG-INFO", "pyproject.toml", "setup.cfg", "setup.py")
UNITS_AS_FILES = tuple(name.replace(".", "/") for name in UNITS)
PURE = "-py3-none-any.whl"
LICENSES = re.compile(r"(^|/)(LICENSE[^/]*|NOTICE\.txt|THIRD_PARTY\.md)$")


def tracked(root: Path, *folders: str) -> set[str]:
    """The files under version control that are there."""
    command = ["git", "ls-files", "-z", *folders]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    return {name for name in listed.split("\0") if name and (root / name).is_file()}


def is_shipped(name: str) -> bool:
    """Whether a tracked file is part of the package; the types of the scripts are for people who change the page."""
    return name.startswith("src/") and not name.endswith(".d.ts")


def megabytes(path: Path) -> float:
    """The size of a file."""
    return path.stat().st_size / 1e6


def problems_of_wheel(path: Path, files: set[str]) -> Iterator[str]:
    """What a wheel lacks and what it has too much. files: all that are tracked."""
    with zipfile.ZipFile(path) as opened:
        inside = {name for name in opened.namelist() if not name.endswith("/")}
    wanted = {name.removeprefix("src/") for name in files if is_shipped(name)}
    about = {name for name in inside if PurePosixPath(name).parts[0].endswith(".dist-info")}
    compiled = {name for name in inside - about if name.startswith(UNITS_AS_FILES) and name.endswith((".so", ".pyd"))}
    yield from _lines(path, "lacks", wanted - inside)
    yield from _lines(path, "should not have", inside - about - wanted - compiled)
    texts = {name for name in files if LICENSES.search(name) and not name.startswith("tests/")}
    kept = {name.partition(".dist-info/licenses/")[2] for name in about}
    yield from _lines(path, "lacks the license", texts - kept)
    expected = 0 if path.name.endswith(PURE) else len(UNITS)
    if len(compiled) != expected:
        yield f"{path.name} has {len(compiled)} compiled files instead of {expected}"
    if megabytes(path) >= MOST_MEGABYTES:
        yield f"{path.name} has {megabytes(path):.1f} MB, more than {MOST_MEGABYTES:g}"


def problems_of_archive(path: Path, files: set[str]) -> Iterator[str]:
    """The same for an archive of sources."""
    with tarfile.open(path) as opened:
        inside = {member.name.partition("/")[2] for member in opened.getmembers() if member.isfile()}
    about = {name for name in inside if ".egg-info/" in name}
    needed = {name for name in files if is_shipped(name) or name.startswith("tools/kernel/")}
    needed |= {"pyproject.toml", "setup.py"}
    yield from _lines(path, "lacks", needed - inside)
    allowed = {name for name in inside & files if name.startswith(OF_SOURCES)}
    yield from _lines(path, "should not have", inside - about - allowed - set(OF_THE_BUILD))


def _lines(path: Path, what: str, names: set[str]) -> Iterator[str]:
    for name in sorted(names):
        yield f"{path.name} {what} {name}"
