"""What the README promises is true."""

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest

from cassino.cli import main as cli
from cassino.rules import parse_rules

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
COMMANDS = re.findall(r"^    cassino ?(.*?)(?:  .*)?$", README, re.MULTILINE)


def test_examples_in_python() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


@pytest.mark.parametrize("line", [line for line in COMMANDS if line])
def test_commands_take_these_arguments(line: str) -> None:
    name, *arguments = shlex.split(line)
    command = cli.cassino.get_command(click.Context(cli.cassino), name)
    assert command is not None
    with command.make_context(name, arguments):
        pass


def test_house_rules() -> None:
    text = re.search(r"```toml\n(.*?)```", README, re.DOTALL)
    assert text
    assert parse_rules(text[1], "house").ending.target == 11


@pytest.mark.parametrize("target", re.findall(r"`make (\w+)`|^    make (\w+)", README, re.MULTILINE))
def test_make_targets_exist(target: tuple[str, str]) -> None:
    assert f"\n{''.join(target)}:" in (ROOT / "Makefile").read_text()


@pytest.mark.parametrize("link", re.findall(r"\]\((.*?)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*/*.md")), ids=lambda path: path.name)
def test_every_document_is_linked(document: Path) -> None:
    assert f"]({document.relative_to(ROOT)})" in README
