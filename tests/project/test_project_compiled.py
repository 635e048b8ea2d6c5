"""Compiled and plain engine: what is compiled, that nothing is stale, that both load."""

import importlib
import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cassino import compiled
from pure_engine import pure

PACKAGE = Path(compiled.__file__).parent
MODULES = compiled.sources()


def run_python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, timeout=60
    )


def test_declarations_are_found_wherever_they_lie() -> None:
    declared = {path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd") if path.with_suffix(".py").exists()}
    assert declared == set(MODULES.values())
    assert "cassino.engine.state" in MODULES


def test_a_compiled_file_has_declarations() -> None:
    binaries = {path.parent / f"{path.name.split('.')[0]}.py" for path in PACKAGE.rglob("*.so")}
    assert binaries <= set(MODULES.values())


def test_no_compiled_file_is_older_than_its_source() -> None:
    pairs = [(source, compiled.extension(source)) for source in MODULES.values()]
    stale = [source.name for source, binary in pairs if binary and compiled.is_stale(source, binary)]
    assert not stale, "run `make build`"


@pytest.mark.parametrize("name", MODULES)
def test_the_engine_that_runs_is_the_one_that_is_named(name: str) -> None:
    is_plain = str(importlib.import_module(name).__file__).endswith(".py")
    assert is_plain == compiled.engine_kind().startswith("plain")


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("cassino.engine.")])
def test_every_compiled_module_has_an_interpreted_twin(name: str) -> None:
    twin = pure(name)
    assert str(twin.__file__).endswith(".py")
    assert twin is not importlib.import_module(name)
    assert sys.modules[name] is not twin


def test_the_plain_engine_can_be_asked_for() -> None:
    result = run_python("import cassino.engine.state as s; print(s.__file__)", CASSINO_PURE="1", CASSINO_NEED_C="")
    assert result.stdout.strip().endswith("state.py")


def test_a_plain_engine_is_refused_where_the_compiled_one_is_needed() -> None:
    result = run_python("import cassino", CASSINO_PURE="1", CASSINO_NEED_C="1")
    assert result.returncode == 1
    assert "CASSINO_NEED_C is set, but the engine is plain: CASSINO_PURE is set" in result.stderr


def test_an_edited_source_makes_the_engine_plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CASSINO_PURE", raising=False)
    package = tmp_path / "src" / "cassino"
    (package / "engine").mkdir(parents=True)
    (tmp_path / "setup.py").touch()
    names = ("kernel.py", "kernel.pxd", f"kernel{importlib.machinery.EXTENSION_SUFFIXES[0]}")
    source, declarations, binary = (package / "engine" / name for name in names)
    source.touch()
    declarations.touch()
    monkeypatch.setattr(compiled, "PACKAGE", package)
    assert compiled.obstacle() == "not compiled"
    binary.touch()
    assert compiled.obstacle() == ""
    later = binary.stat().st_mtime + 10
    os.utime(declarations, (later, later))
    assert compiled.obstacle() == "changed since compiled: kernel"
