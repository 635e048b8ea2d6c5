"""Installations in which something is wrong with Python, the packages or the compiled engine: one sentence each."""

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cassino import compiled

PERFT = ("perft", "casino", "--seed", "1", "--depth", "1")
TOTAL = "total: 10"
BINARIES = {unit: binary for unit in compiled.UNITS if (binary := compiled.extension(unit))}
needs_compiled = pytest.mark.skipif(bool(compiled.WHY_PLAIN), reason="the engine is not compiled")


def a_python(*minors: int) -> str | None:
    """A Python of another version on this machine."""
    for minor in minors:
        beside = Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python")
        for found in filter(None, [shutil.which(f"python3.{minor}"), *map(str, beside)]):
            if subprocess.run([found, "-c", ""], capture_output=True).returncode == 0:
                return found
    return None


OLD, OTHER = a_python(10, 9, 8), a_python(14, 13, 12)


class Installed:
    """A copy of the package in a folder of its own, with files that tests may break."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "cassino"
        shutil.copytree(compiled.PACKAGE, self.package, copy_function=os.symlink)
        self.units = {unit: self.package / binary.name for unit, binary in BINARIES.items()}
        self.engine, self.search = self.units["cassino._engine"], self.units["cassino._search"]

    def write(self, file: Path, content: bytes) -> None:
        """Replace a file of the copy."""
        file.unlink()
        file.write_bytes(content)

    def become_checkout(self) -> None:
        """Make it a tree of sources."""
        (self.folder / "setup.py").touch()

    def python(self, *arguments: str, program: str = sys.executable, **settings: object) -> "subprocess.Popen[str]":
        """A Python that imports this copy."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CASSINO_")}
        environment |= {"PYTHONPATH": str(self.folder / "src"), "XDG_DATA_HOME": str(self.folder)}
        pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **settings}
        command = [program, *arguments]
        return subprocess.Popen(command, cwd=self.folder, env=environment, text=True, **pipes)  # type: ignore[call-overload,no-any-return]

    def run(self, *arguments: str, program: str = sys.executable) -> tuple[int, str, str]:
        """Status, output and errors of `cassino`."""
        with self.python("-m", "cassino", *arguments, program=program) as process:
            output, errors = process.communicate(timeout=120)
        return process.returncode, output, errors


@pytest.fixture
def installed(tmp_path: Path) -> Installed:
    """A copy without a compiled engine, if this one has none."""
    return Installed(tmp_path)


def plain(installed: Installed, reason: str, remedy: str) -> None:
    """The engine works without its compiled part; one line says why, and what to do."""
    status, output, errors = installed.run(*PERFT)
    assert (status, errors.count("\n")) == (0, 1), errors
    assert TOTAL in output
    assert reason in errors and errors.endswith(f"; {remedy}\n")


AGAIN, BUILD = "install cassino again", "`make build` compiles it again"


@needs_compiled
@pytest.mark.parametrize("size", [0, 10, 1000, -1])
def test_a_compiled_file_that_is_cut_off(installed: Installed, size: int) -> None:
    installed.write(installed.engine, installed.engine.read_bytes()[:size])
    plain(installed, "too short" if 0 <= size < 64 else f"{installed.engine.name} is cut off", AGAIN)


@needs_compiled
def test_a_compiled_file_for_another_machine(installed: Installed) -> None:
    content = bytearray(installed.search.read_bytes())
    content[18:20] = b"\xff\x0f"  # a processor that nobody has
    installed.write(installed.search, bytes(content))
    plain(installed, f"{installed.search.name} cannot be loaded", AGAIN)


@needs_compiled
def test_a_compiled_file_that_needs_what_python_lacks(installed: Installed) -> None:
    content = installed.search.read_bytes().replace(b"\0PyList_New\0", b"\0PyList_Old\0")
    installed.write(installed.search, content)
    plain(installed, "undefined symbol: PyList_Old", AGAIN)


@needs_compiled
def test_half_a_compiled_engine(installed: Installed) -> None:
    installed.search.unlink()
    plain(installed, "half compiled: cassino._search is missing", AGAIN)


@needs_compiled
def test_half_a_build_in_a_tree_of_sources(installed: Installed) -> None:
    installed.become_checkout()
    installed.search.unlink()
    plain(installed, "half compiled: cassino._search is missing", BUILD)


@needs_compiled
def test_an_engine_for_another_python(installed: Installed) -> None:
    for file in installed.units.values():
        file.rename(file.with_name(file.name.replace(f"-3{sys.version_info.minor}", "-399")))
    plain(installed, "compiled for another Python or machine: _encoding.cpython-399", AGAIN)


@needs_compiled
def test_a_unit_that_is_older_than_a_source_of_the_other_one(installed: Installed) -> None:
    installed.become_checkout()
    changed = installed.package / "engine" / "state.py"
    installed.write(changed, changed.read_bytes())
    later = changed.stat().st_mtime + 10
    installed.write(installed.engine, installed.engine.read_bytes())
    os.utime(installed.engine, (later, later))
    plain(installed, "changed since compiled: state", BUILD)


@needs_compiled
def test_units_that_do_not_fit_each_other(installed: Installed) -> None:
    content = installed.search.read_bytes().replace(b"\0State\0", b"\0Stote\0")
    installed.write(installed.search, content)
    status, output, errors = installed.run("play", "--seed", "1")
    assert (status, output) == (2, "")
    assert errors.startswith("cassino: the parts of the compiled engine do not fit each other (")
    assert "Stote" in errors and errors.endswith(f"): {AGAIN}\n")


@needs_compiled
@pytest.mark.slow
def test_processes_of_a_contest_do_not_repeat_it(installed: Installed) -> None:
    installed.search.unlink()
    status, _, errors = installed.run("arena", "greedy", "random", "--deals", "8", "--jobs", "2")
    assert (status, errors.count("\n")) == (0, 1), errors


def shown(installed: Installed, *arguments: str) -> tuple[str, str]:
    """The output of a command, and what a terminal on its standard error shows."""
    ours, its = pty.openpty()
    with installed.python("-m", "cassino", *arguments, stderr=its) as process:
        os.close(its)
        seen = b""
        try:
            while part := os.read(ours, 4096):
                seen += part
        except OSError:  # the other side was closed
            pass
        output, _ = process.communicate(timeout=120)
    os.close(ours)
    assert process.returncode == 0
    return output, " ".join(seen.decode().split())


@pytest.fixture
def uncompiled(installed: Installed) -> Installed:
    """A copy without a compiled engine."""
    for file in installed.package.glob("*.so"):
        file.unlink()
    return installed


def test_without_a_compiler_the_version_says_what_helps(uncompiled: Installed) -> None:
    status, output, errors = uncompiled.run("--version")
    assert (status, errors, output.count("\n")) == (0, "", 3)
    assert "engine: plain (not compiled)\n" in output
    assert "good enough to play" in output and "gcc and python3-dev" in output
    assert "make build" not in output
    uncompiled.become_checkout()
    assert uncompiled.run("--version")[1].endswith("type: make build\n")


def test_without_a_compiler_a_game_in_a_pipe_says_nothing_of_it(uncompiled: Installed) -> None:
    status, output, errors = uncompiled.run("variants")
    assert (status, errors) == (0, "")
    assert "gcc" not in output


@pytest.mark.slow
def test_without_a_compiler_a_long_command_says_so_once_on_a_terminal(uncompiled: Installed) -> None:
    output, seen = shown(uncompiled, "arena", "greedy", "random", "--deals", "8", "--jobs", "2")
    assert "gcc" not in output
    assert seen.count("gcc and python3-dev") == 1
    assert "gcc" not in shown(uncompiled, "variants")[1]


@pytest.mark.skipif(not OLD, reason="no Python is too old")
@pytest.mark.parametrize("arguments", [("-m", "cassino"), ("-m", "cassino.cli.main"), ("-c", "import cassino")])
def test_an_old_python(installed: Installed, arguments: tuple[str, ...]) -> None:
    with installed.python(*arguments, program=OLD or "") as process:
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "cassino needs Python 3.11 or newer; this is Python 3." in errors.splitlines()[-1]
    assert arguments[0] == "-c" or len(errors.splitlines()) == 1


def nothing_but_python(installed: Installed, *missing: str) -> tuple[int, str, str]:
    """What `cassino` does where some packages cannot be imported."""
    lines = ["import sys", *(f"sys.modules[{name!r}] = None" for name in missing)]
    (installed.folder / "src" / "sitecustomize.py").write_text("\n".join(lines), "utf-8")
    return installed.run("rules", "casino")


@pytest.mark.parametrize("package", ["click", "msgspec", "fluent", "wcwidth", "rich"])
def test_a_package_without_which_nothing_works(installed: Installed, package: str) -> None:
    status, output, errors = nothing_but_python(installed, package)
    if status == 0:
        assert "\n" in output
    else:
        assert errors.count("\n") == 1 and errors.startswith("cassino: ")
        assert package in errors and "pip install" in errors


@pytest.mark.skipif(not OTHER, reason="no newer Python")
def test_a_python_without_the_packages(installed: Installed) -> None:
    status, output, errors = installed.run(program=OTHER or "")
    if status:
        assert output == ""
        assert "the package click is missing; install cassino again: pip install" in errors
