"""Builds the files of a release: an archive of sources, and wheels from what that archive has."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.release.contents import tracked

ROOT = Path(__file__).parents[2]
CALL = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"
PURE = {"CASSINO_PURE": "1"}
COMPILED = {"CASSINO_NEED_C": "1"}


class BuildProblem(Exception):
    """A file that cannot be built; the message is what the tools said last."""


def neutral() -> dict[str, str]:
    """The variables of this process without those that change what is built or tried."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("CASSINO_", "PYTHON"))}


def build(hook: str, source: Path, folder: Path, environment: dict[str, str]) -> Path:
    """Call a hook of setuptools, `build_sdist` or `build_wheel`, with the build tools of this Python.

    Returns the new file. Raises BuildProblem.
    """
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", CALL, hook, str(folder.resolve())]
    result = subprocess.run(command, cwd=source, env=neutral() | environment, capture_output=True, text=True)
    if result.returncode:
        raise BuildProblem(f"{hook} failed:\n{result.stderr[-3000:]}")
    return folder / result.stdout.splitlines()[-1]


def exported(folder: Path) -> Path:
    """A copy of the files under version control, without what was built beside them."""
    for name in tracked(ROOT):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def build_archive(source: Path, folder: Path) -> Path:
    """The archive of sources of a tree."""
    return build("build_sdist", source, folder, PURE)


def unpacked(archive: Path, folder: Path) -> Path:
    """The sources of an archive, in an empty folder."""
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    [source] = folder.iterdir()
    return source


def build_wheel(source: Path, folder: Path, environment: dict[str, str]) -> Path:
    """A wheel of a tree or of unpacked sources."""
    return build("build_wheel", source, folder, environment)
