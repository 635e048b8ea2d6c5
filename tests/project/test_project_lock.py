"""The locked versions of packages, which `make` and CI install: complete and with hashes."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
PINNED = re.compile(r"([a-z0-9-]+)(?:\[\w+\])?==([\w.]+)(?: ; ([^\\]+))?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")
OVERRIDDEN = ("uvicorn", "websockets")
"""Packages that parts of ours override: a new version may change what they rely on."""


def normal(name: str) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(requirements: list[str]) -> Iterator[str]:
    """The names of packages, those of our own extras among them."""
    for requirement in requirements:
        if extras := re.fullmatch(r"cassino\[(.+)\]", requirement):
            for extra in extras[1].split(","):
                yield from required(PROJECT["optional-dependencies"][extra])
        else:
            yield normal(re.split(r"[\[<>]", requirement)[0])


def locked(lock: Path) -> dict[str, str]:
    """The version of each package."""
    return {name: version for name, version, _, _ in PINNED.findall(lock.read_text("utf-8"))}


def test_make_has_a_lock_for_everything_it_installs() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    asked = set(re.findall(r"\.venv/with-(\w+)", makefile)) | set(re.findall(r"requirements/(\w+)\.lock", makefile))
    assert asked == {lock.stem for lock in LOCKS}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_what_its_extra_needs(lock: Path) -> None:
    needed = set(required([*PROJECT["dependencies"], f"cassino[table,{lock.stem}]"]))
    assert needed <= locked(lock).keys(), "make lock renews it"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_is_nothing_but_versions_with_hashes(lock: Path) -> None:
    text = "".join(line for line in lock.read_text("utf-8").splitlines(keepends=True) if not line.startswith("#"))
    assert not PINNED.sub("", text)


def test_all_locks_have_the_same_versions() -> None:
    found: dict[str, str] = {}
    for lock in LOCKS:
        for name, version in locked(lock).items():
            assert found.setdefault(name, version) == version, lock


def test_what_we_override_has_an_upper_bound() -> None:
    table = PROJECT["optional-dependencies"]["table"]
    bounded = {re.split(r"[\[<>]", requirement)[0] for requirement in table if "<" in requirement}
    assert bounded == set(OVERRIDDEN)
