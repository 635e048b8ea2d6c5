"""The commands of README and docs can be copied as they stand, and do what their page says."""

import re
import tomllib
from pathlib import Path

import pytest

from page_commands import MARKS, PAGES, README, ROOT, blocks, check, in_sentences, of_this_program, prepare, run

PROGRAMS = r"(?:cassino|make|python3?|pipx?|git|curl|sudo|docker|systemctl|\.venv/bin/\w+|\./\w\S*)"
LONG = ("cassino review match.txt",)
"""Commands of README that take more than a moment."""


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def commands_of_readme() -> list[str]:
    """Each command of this program in README that is no measurement, from its blocks and from its sentences."""
    lines = [line for block in blocks(README) if block.mark != "measured" for line in block.text.splitlines()]
    of_this = [line for line in lines if line.startswith("cassino")]
    return list(dict.fromkeys([*of_this, *in_sentences(README.read_text("utf-8"))]))


def script(page: Path) -> str:
    """All blocks of a page that are run, one after the other."""
    return "".join(block.text for block in blocks(page) if not block.mark)


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_commands_stand_in_blocks_of_commands(page: Path) -> None:
    text = page.read_text("utf-8")
    assert {block.mark for block in blocks(page)} <= set(MARKS)
    assert len(blocks(page)) == len(re.findall(r"^ *```sh", text, re.MULTILINE))
    assert not re.findall(
        rf"^ {{4,6}}{PROGRAMS} .*$", re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.M | re.S), re.MULTILINE
    )


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_commands_take_these_arguments(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(tmp_path)
    monkeypatch.chdir(tmp_path)
    for line in of_this_program(page):
        check(line)


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_what_is_installed_and_made_exists(page: Path) -> None:
    text = "".join(block.text for block in blocks(page))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"(?:cassino|\.)\[([\w,]+)\]", text)) <= set(extras)
    for target in re.findall(r"^make ([\w-]+)", text, re.MULTILINE):
        assert f"\n{target}:" in (ROOT / "Makefile").read_text("utf-8"), target
    for source in re.findall(r"python3? (\S+\.py)", text):
        assert (ROOT / source).is_file(), source


@pytest.mark.parametrize(
    "line",
    [pytest.param(line, marks=[pytest.mark.slow] * (line in LONG), id=line) for line in commands_of_readme()],
)
def test_a_command_of_the_readme_runs(tmp_path: Path, line: str) -> None:
    prepare(tmp_path)
    run(tmp_path, line)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if page != README and script(page)], ids=page_name)
def test_the_commands_of_a_page_run(tmp_path: Path, page: Path) -> None:
    prepare(tmp_path)
    run(tmp_path, script(page))


def test_a_command_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="failed: cassino rules nowhere"):
        run(tmp_path, "cassino rules nowhere\ntrue")
