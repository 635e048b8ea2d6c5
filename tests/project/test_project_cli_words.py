"""The words of the command line come from the catalog, also those of click."""

import re
from collections.abc import Iterator

import click
import pytest

from cassino.cli import main as cli
from cassino.cli.worded import PLACEHOLDERS, Command, Option, placed
from cassino.texts import files, tell
from cassino.texts.language import PSEUDO, speaking

WORD = re.compile("[a-zA-Z]{2,}")
"""A word without accents: no catalog in the pseudo-language has one."""


def commands(command: click.Command, names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """All commands, with what is typed for each."""
    yield names, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner
            yield from commands(inner, (*names, name))


EXAMPLES = set(WORD.findall("cassino host --variant royal --players 2"))
"""What `cassino host --help` shows to be typed."""

ALL = dict(commands(cli.cassino))


def typed(names: tuple[str, ...], command: click.Command) -> set[str]:
    """The words of a command's help that are typed as they are."""
    context = command.context_class(command, info_name=" ".join(["cassino", *names]))
    words = [*names, "cassino", "OPTIONS", "COMMAND", "ARGS", "--help"]
    words += command.list_commands(context) if isinstance(command, click.Group) else []
    for parameter in command.get_params(context):
        words += [*parameter.opts, *parameter.secondary_opts, parameter.make_metavar(context)]
        words += map(str, getattr(parameter, "facts", {}).values())
        words += [str(parameter.default)] + re.findall(r"CASSINO_\w+", str(parameter.envvar))
    return {word for each in words for word in WORD.findall(each)} | EXAMPLES


@pytest.mark.parametrize("names", ALL, ids=" ".join)
def test_the_help_of_every_command_is_in_the_current_language(
    names: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking(PSEUDO):
        assert cli.run(["--lang", PSEUDO, *names, "--help"]) == 0
    shown = set(WORD.findall(capsys.readouterr().out))
    assert shown <= typed(names, ALL[names])


def test_every_command_and_every_option_has_a_help_of_its_own() -> None:
    for names, command in ALL.items():
        assert isinstance(command, Command) and command.help, names
        for option in command.params:
            assert isinstance(option, Option | click.Argument), names
            assert isinstance(option, click.Argument) or option.help, option.opts


WRONG = {
    ("pley",): "There is no command pley. Did you mean play, puzzle?",
    ("xyzzy",): "There is no command xyzzy.",
    ("play", "--namex", "4"): "There is no option --namex. Did you mean --name?",
    ("play", "--xyzzy"): "There is no option --xyzzy.",
    ("play", "--seed"): "--seed needs a value after it.",
    ("play", "--plain=3"): "--plain takes no value.",
    ("play", "a", "b", "c"): "Too many arguments. Leave out: b c",
    ("play", "--seed", "x"): "--seed must be a whole number from 0 to 18446744073709551615.",
    ("play", "--ask", "x"): "--ask must be one of: always, never.",
    ("arena", "a", "b", "--ms", "0"): "--ms must be a number above 0.",
    ("arena", "a", "b", "--deals", "1"): "--deals must be a whole number, at least 2.",
    ("bench", "--seconds", "x"): "--seconds must be a number.",
    ("perft", "--seed", "x"): "--seed must be a whole number.",
    ("admin", "lobby"): "The option --empty is missing.",
    ("check",): "FILES... is missing.",
    ("admin", "--database", "x"): "Add one of the commands; --help lists them.",
    ("par", "nowhere.txt"): "There is no file nowhere.txt.",
    ("play", "royal", "--rules", "x"): "Name a variant or give --rules, not both.",
}  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_with_the_arguments_is_said_in_words_of_the_catalog(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["--lang", "en", *arguments]) == 2
    shown = capsys.readouterr().err
    assert shown.endswith(f"\nError: {WRONG[arguments]}\n")
    assert shown.startswith("Usage: cassino ") and "\nFor help, type: cassino " in shown
    with speaking("en"):
        assert cli.run([*arguments, "--lang", PSEUDO]) == 2
    words = set(WORD.findall(capsys.readouterr().err))
    assert not words & {"Error", "Usage", "There", "needs", "takes", "missing", "expected", "number", "Name", "Did"}


def test_a_group_without_a_command_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["admin"]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("Usage: cassino admin") and tell("commands-admin-ban") in " ".join(shown.split())


def test_placeholders_are_in_the_language() -> None:
    with speaking("es"):
        assert placed("[OPTIONS] FILE|CODE URL") == "[OPCIONES] ARCHIVO|CÓDIGO URL"
    shown = re.findall(r"\[(\w+)\]", files.source("en", "commands-placeholder") or "")
    assert set(shown) == PLACEHOLDERS
