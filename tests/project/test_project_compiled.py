"""Compiled and plain engine: what is compiled, that nothing is stale, that both load."""

import ast
import importlib
import importlib.machinery
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cassino import compiled
from cassino.engine import legal, state
from cassino.engine.move import MoveList
from pure_engine import PLAIN_ENGINE, pure

PACKAGE = Path(compiled.__file__).parent
MODULES = compiled.sources()


def run_python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, timeout=60
    )


MARK = re.compile(r"^ *@(kernel|shared|typed|takes_interpreter)$", re.MULTILINE)


def test_every_marked_module_is_in_a_unit() -> None:
    marked = {path for path in PACKAGE.rglob("*.py") if MARK.search(path.read_text())}
    assert marked - set(MODULES.values()) == set()
    assert {path.name for path in MODULES.values() if not path.exists()} == set()


def test_nothing_else_is_compiled() -> None:
    binaries = {f"cassino.{path.name.partition('.')[0]}" for path in PACKAGE.rglob("*.so")}
    assert binaries <= set(compiled.UNITS)


def test_no_compiled_file_is_older_than_its_source() -> None:
    binaries = [binary for binary in map(compiled.extension, compiled.UNITS) if binary]
    assert not binaries or not compiled.stale_sources(binaries), "run `make build`"


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
    result = run_python("import cassino.engine.state as s; print(s.__file__)", **PLAIN_ENGINE)
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
    source, binary = package / "engine" / "state.py", package / f"_one{importlib.machinery.EXTENSION_SUFFIXES[0]}"
    source.touch()
    (package / "kernel.py").touch()
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.setattr(compiled, "fault", lambda unit, binary: "")
    monkeypatch.setattr(compiled, "UNITS", {"cassino._one": ["cassino.engine.state"]})
    assert compiled.obstacle() == "not compiled"
    binary.touch()
    assert compiled.obstacle() == ""
    later = binary.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert compiled.obstacle() == "changed since compiled: state"


def test_a_unit_is_needed_only_with_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on the page without a server, which has no ids and planes."""
    monkeypatch.delenv("CASSINO_PURE", raising=False)
    (tmp_path / "engine").mkdir()
    (tmp_path / f"_one{importlib.machinery.EXTENSION_SUFFIXES[0]}").touch()
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "fault", lambda unit, binary: "")
    monkeypatch.setattr(
        compiled, "UNITS", {"cassino._one": ["cassino.engine.state"], "cassino._two": ["cassino.ids.a"]}
    )
    assert compiled.obstacle() == ""
    (tmp_path / "ids").mkdir()
    assert compiled.obstacle() == "half compiled: cassino._two is missing"


def test_what_is_wrong_with_a_compiled_engine_is_reported_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compiled.TOLD, "")
    monkeypatch.delenv(compiled.TOLD)
    for reason in (compiled.NOT_COMPILED, compiled.WANTED_PLAIN, "changed since compiled: state", "half compiled"):
        compiled.warn(reason)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "changed since compiled: state" in told.err and "make build" in told.err


def test_a_plain_engine_that_was_asked_for_is_not_reported() -> None:
    result = run_python("import cassino.engine.legal", **PLAIN_ENGINE)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_each_thread_can_list_moves_at_the_same_time() -> None:
    turns = [legal.lent_turn(MoveList()), legal.lent_turn(MoveList())]
    assert turns[0] is not turns[1]
    legal.give_back(turns[0])
    assert legal.lent_turn(MoveList()) is turns[0]


def test_types_and_functions_name_their_modules() -> None:
    assert (state.State.__module__, state.Build.__module__) == ("cassino.engine.state", "cassino.engine.state")
    assert legal.legal_moves.__module__ == "cassino.engine.legal"
    assert state.__doc__


@pytest.mark.skipif(sys.platform == "win32", reason="other flags")
@pytest.mark.parametrize("given", ["", "-O2 -g"])
def test_the_compiler_rounds_as_python_does(given: str) -> None:
    tree = ast.parse((PACKAGE.parents[1] / "setup.py").read_text("utf-8"))
    [flags_of] = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "flags_of"]
    names: dict[str, Any] = {"sys": sys}
    exec(compile(ast.Module([flags_of], []), "setup.py", "exec"), names)
    assert "-ffp-contract=off" in names["flags_of"](given)[0]
