"""Tries a file of a release in an empty environment, and measures it."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.release.builds import neutral
from tools.release.sbom import INSTALLED, OF_ENVIRONMENTS

SMOKE = Path(__file__).with_name("smoke.py")
OLDEST, NEWEST = 11, 14
"""The supported versions of Python 3."""


class TrialProblem(Exception):
    """A file that cannot be installed or does not work; the message is what was said last."""


@dataclass(frozen=True)
class Trial:
    """A file that works in an environment."""

    python: str
    """Its Python, such as `python3.11`."""
    file: Path
    extra: str
    packages: list[dict[str, Any]]
    megabytes: float
    """Of the environment, without pip."""


def pythons() -> list[str]:
    """The Pythons to try: those in PYTHONS, or this one and all supported ones that are found."""
    if given := os.environ.get("PYTHONS"):
        return given.split()
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST + 1)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [name for name in names if _runs(name)]
    for name in set(names) - set(found):
        found += [str(path) for path in sorted(pyenv.glob(f"{name.removeprefix('python')}.*/bin/python"))[-1:]]
    if all(version_of(python) != sys.version_info[:2] for python in found):
        found.append(sys.executable)
    return sorted(found, key=version_of)


def version_of(python: str) -> tuple[int, ...]:
    """The version of a Python, such as (3, 11). Raises TrialProblem."""
    return tuple(map(int, re.findall(r"\d+", _run([python, "-V"], {}))[:2]))


def fits(python: str, file: Path) -> bool:
    """Whether a file can be installed by a Python."""
    tag = re.search(r"-cp3(\d+)-", file.name)
    return tag is None or version_of(python) == (3, int(tag[1]))


def tried(python: str, file: Path, kind: str, extra: str, folder: Path, environment: dict[str, str]) -> Trial:
    """Install a file into an empty environment and run the smoke test there.

    kind: the engine that must run, compiled or plain. Raises TrialProblem.
    """
    shutil.rmtree(folder, ignore_errors=True)
    _run([python, "-m", "venv", str(folder)], environment)
    own = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    wanted = f"{file.resolve()}[{extra}]" if extra else str(file.resolve())
    _run([str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted], environment)
    _run([str(own), str(SMOKE), kind, *(["--table"] if extra else [])], environment)
    listed = json.loads(_run([str(own), "-c", INSTALLED], environment))
    packages = [each for each in listed if each["name"].lower() not in OF_ENVIRONMENTS]
    name = "python" + ".".join(map(str, version_of(python)))
    return Trial(name, file, extra, packages, _megabytes(folder))


def _runs(name: str) -> bool:
    return bool(shutil.which(name)) and subprocess.run([name, "-V"], capture_output=True).returncode == 0


def _run(command: list[str], environment: dict[str, str]) -> str:
    try:
        result = subprocess.run(command, env=neutral() | environment, capture_output=True, text=True, cwd=SMOKE.parent)
    except OSError as error:
        raise TrialProblem(f"{command[0]} cannot be started ({error.strerror})") from None
    if result.returncode:
        raise TrialProblem(f"{' '.join(command)}\n{(result.stdout + result.stderr)[-3000:]}")
    return result.stdout


def _megabytes(folder: Path) -> float:
    """What an environment takes, without pip and setuptools."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in files if not {"pip", "setuptools"} & set(path.parts)) / 1e6
