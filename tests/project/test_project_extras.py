"""An installation without the packages of an extra: what still works, and what the rest says."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import cassino
from cassino import compiled, extras
from cassino.cli.main import COMMANDS
from cassino.rules import format_rules

ROOT = Path(__file__).parents[2]
REQUIRED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
MODULES = {"glicko2-py": "glicko2", "open-spiel": "pyspiel", "pillow": "PIL", "prometheus-client": "prometheus_client"}
"""The modules of packages with other names."""
OF_DEVELOPERS = {"api", "browser", "build", "check", "dev", "test"}
SERVER = {
    "serve": ["serve"],
    "host": ["host"],
    "admin": ["admin", "tables"],
    "backup": ["backup", "all.backup"],
    "restore": ["restore", "all.backup"],
}
"""The commands that need the server."""
SITE = {"site": ["site", "folder"]}
"""The command that needs an extra of its own."""
OTHERS = {
    "learn": ["learn"],
    "play": ["play", "--seed", "1"],
    "score": ["score", "--names", "Ann,Ben"],
    "review": ["review", "match.txt", "--at", "2", "--worlds", "2"],
    "tutor": ["tutor", "worth", "--help"],
    "verify": ["verify", "match.txt"],
    "puzzle": ["puzzle", "1"],
    "puzzles": ["puzzles", "list"],
    "rules": ["rules", "royal"],
    "variants": ["variants"],
    "check": ["check", "house.toml"],
    "cases": ["cases", "cases.txt"],
    "arena": ["arena", "greedy", "random", "--deals", "2", "--jobs", "1"],
    "tournament": ["tournament", "greedy", "random", "--deals", "2", "--jobs", "1"],
    "par": ["par", "--seed", "1", "--nodes", "1000"],
    "train": [
        "train",
        "casino",
        "--lessons",
        "2",
        "--packs",
        "2",
        "--generations",
        "1",
        "--dry-run",
        "--bot",
        "greedy",
    ],
    "exploit": ["exploit", "greedy", "--cards", "1", "--positions", "1", "--rounds-left", "0"],
    "bench": ["bench", "--variant", "casino", "--seconds", "0.001"],
    "perft": ["perft", "casino", "--depth", "2"],
}
"""The other commands, each with arguments that make it do something."""
LONG = {"review", "train", "bench", "exploit", "par", "puzzles"}
NOTHING_TO_CHECK = 3
"""The exit status of `cassino verify` for a match whose deals were not promised."""
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run_without(tmp_path: Path) -> Run:
    """Runs `cassino` in a folder with some files, where some modules cannot be imported."""
    match = cassino.Match("casino", seed=7)
    while not match.state.is_over:
        match.play(cassino.bot("greedy").choose(match.view(match.turn)))
    (tmp_path / "match.txt").write_text(match.save(), "utf-8")
    (tmp_path / "house.toml").write_text(format_rules(cassino.rules("royal")), "utf-8")
    (tmp_path / "cases.txt").write_text((ROOT / "tests/cases/casino_long.txt").read_text("utf-8"), "utf-8")

    def run(modules: tuple[str, ...], *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        lines = ["import sys", *(f"sys.modules[{name!r}] = None" for name in modules)]
        (tmp_path / "sitecustomize.py").write_text("\n".join(lines), "utf-8")
        return subprocess.run(
            [sys.executable, "-m", "cassino", *arguments],
            cwd=tmp_path,
            env={
                **os.environ,
                "XDG_DATA_HOME": str(tmp_path),
                "PYTHONPATH": str(tmp_path),
                "VIRTUAL_ENV": sys.prefix,
                **environment,
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )

    return run


def test_the_extras_of_the_project_are_known() -> None:
    found = {}
    for extra, required in REQUIRED.items():
        names = [re.split(r"[\[<>]", each)[0] for each in required]
        modules = tuple(MODULES.get(name, name) for name in names if name != "cassino")
        if extra not in OF_DEVELOPERS and modules:
            found[extra] = modules
    assert found == extras.MODULES


def test_what_the_server_can_do_besides_includes_the_server() -> None:
    for extra in extras.MODULES.keys() - {"envs", "openspiel", "ray", "site", "table"}:
        assert "cassino[table]" in REQUIRED[extra]
        assert re.search(rf"\b{extra}\b", REQUIRED["hosting"][0])


def test_every_extra_that_is_named_exists() -> None:
    files = [*(ROOT / "src").rglob("*.ftl"), *(ROOT / "src").rglob("*.py"), *ROOT.glob("*.md")]
    files += [*(ROOT / "docs").rglob("*.md"), ROOT / "packaging/Dockerfile"]
    named = {
        extra
        for path in files
        for found in re.findall(r"(?:cassino|'\.)\[([a-z,]+)\]", path.read_text("utf-8"))
        for extra in found.split(",")
    }
    assert {"accounts", "hosting"} <= named <= REQUIRED.keys()


def test_every_command_is_tried() -> None:
    assert {*SERVER, *SITE, *OTHERS} == COMMANDS.keys()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in LONG else name for name in OTHERS]
)
def test_commands_without_a_server_need_no_packages_of_it(run_without: Run, name: str) -> None:
    result = run_without(extras.MODULES["table"], *OTHERS[name])
    assert (result.returncode, result.stderr) == (NOTHING_TO_CHECK if name == "verify" else 0, "")
    assert result.stdout


def test_a_sheet_to_print_needs_no_packages_of_the_server(run_without: Run, tmp_path: Path) -> None:
    assert run_without(extras.MODULES["table"], "rules", "swazi", "--sheet", "sheet.html").returncode == 0
    assert "<style>" in (tmp_path / "sheet.html").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", SERVER)
def test_commands_of_the_server_name_the_extra(run_without: Run, name: str, language: str) -> None:
    result = run_without(extras.MODULES["table"], *SERVER[name], "--lang", language)
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"cassino: (\w[^\n]+): pip install [^\n]*\[table\]'\n", result.stderr)
    assert ("server" if language == "en" else "servidor") in result.stderr


def test_the_page_without_a_server_names_its_extra(run_without: Run) -> None:
    result = run_without(extras.MODULES["site"], *SITE["site"])
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.rstrip().endswith("[site]'")


@pytest.mark.parametrize("name", SERVER)
def test_commands_of_the_server_explain_themselves_without_it(run_without: Run, name: str) -> None:
    result = run_without(extras.MODULES["table"], *SERVER[name], "--help")
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize(("language", "said"), [("en", "browser"), ("es", "navegador")])
def test_the_game_opens_in_the_terminal_without_the_server(run_without: Run, language: str, said: str) -> None:
    result = run_without(extras.MODULES["table"], "--lang", language)
    assert result.returncode == 0
    assert said in result.stderr and "[table]'" in result.stderr and result.stderr.count("\n") == 1
    assert "Casino" in result.stdout


@pytest.mark.parametrize("module", [*extras.MODULES["table"], pytest.param("h11", marks=pytest.mark.slow)])
def test_a_server_that_is_half_installed_names_the_extra(run_without: Run, module: str) -> None:
    result = run_without((module,), "serve", "--no-browser", "--port", "0")
    assert result.returncode == 2
    assert re.fullmatch(r"cassino: [^\n]+: pip install [^\n]*\[table\]'\n", result.stderr)


def test_a_python_without_a_database_is_incomplete(run_without: Run) -> None:
    result = run_without(("sqlite3",), *SERVER["backup"])
    assert result.returncode == 2
    assert re.fullmatch(r"cassino: [^\n]+ sqlite3\. Install a complete Python[^\n]+\n", result.stderr)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extra", "setting"),
    [("postgres", "CASSINO_DATABASE=postgresql://nobody@127.0.0.1:9/x"), ("redis", "CASSINO_BUS=redis://127.0.0.1:9")],
)
def test_a_database_or_a_bus_names_its_extra(run_without: Run, extra: str, setting: str) -> None:
    name, _, value = setting.partition("=")
    result = run_without(extras.MODULES[extra], "serve", "--no-browser", "--port", "0", **{name: value})
    assert result.returncode == 2
    assert re.fullmatch(rf"cassino: [^\n]+: pip install [^\n]*\[{extra}\]'\n", result.stderr)


AGAIN = "install --force-reinstall --no-deps --no-binary cassino cassino"
UV_AGAIN = "uv tool install --reinstall-package cassino --no-binary-package cassino 'cassino[table]'"


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An activated environment in which cassino is installed, and not from a tree of sources."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setenv("VIRTUAL_ENV", str(tmp_path))
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path / "site-packages" / "cassino")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "command", "faster"),
    [
        ("pipx_metadata.json", "pipx install --force 'cassino[table]'", f"pipx runpip cassino {AGAIN}"),
        ("uv-receipt.toml", "uv tool install --force 'cassino[table]'", UV_AGAIN),
        ("", "pip install 'cassino[table]'", f"pip {AGAIN}"),
    ],
)
def test_the_command_is_that_of_the_installation(file: str, command: str, faster: str, environment: Path) -> None:
    if file:
        (environment / file).touch()
    assert extras.command("table") == command
    assert extras.command("") == command.replace("[table]", "").replace("'", "")
    assert extras.faster() == faster


def test_the_command_of_an_environment_that_is_not_activated_names_its_python(
    environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VIRTUAL_ENV")
    monkeypatch.setattr(sys, "executable", "/Users/Ann B/bin/python")
    assert extras.command("table") == "'/Users/Ann B/bin/python' -m pip install 'cassino[table]'"
    assert extras.faster() == f"'/Users/Ann B/bin/python' -m pip {AGAIN}"
    monkeypatch.setattr(sys, "base_prefix", sys.prefix)
    assert extras.command("table") == "pip install 'cassino[table]'"
