"""`cassino`: finds the command, and says errors in one line."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from cassino import __version__, compiled
from cassino.errors import CassinoError
from cassino.texts import language

COMMANDS = {
    "serve": "Open a table in the browser (what plain `cassino` does).",
    "host": "Open a table for the people in your house.",
    "admin": "Manage a running server: tables, people, bans.",
    "backup": "Save everything that a server keeps in one file.",
    "restore": "Load a backup into an empty database.",
    "worker": "Run the bots of a server on this machine.",
    "learn": "Learn to play, in short lessons.",
    "play": "Play in the terminal.",
    "score": "Keep the score of a game with real cards.",
    "review": "Review a match: chances, mistakes, luck.",
    "tutor": "Learn from your own games: one tip, and nine skills.",
    "verify": "Check that the deals of a match are those promised before it.",
    "puzzle": "Find the best move of today's position.",
    "puzzles": "Find new puzzles, and check them.",
    "rules": "Read the rule book of a variant.",
    "variants": "List the variants.",
    "check": "Check files of house rules and list every problem.",
    "cases": "Run files of rule cases.",
    "arena": "Play two bots against each other on the same cards.",
    "tournament": "Play several bots against each other and rate them.",
    "par": "Show what deals are worth when all cards are face up.",
    "train": "Train the search for a variant by self-play.",
    "exploit": "Measure what a bot loses to an opponent that knows it.",
    "bench": "Measure the engine on this machine.",
    "perft": "Count the move sequences of a position.",
}


def is_own(error: BaseException) -> bool:
    """Whether the error is one of this project's, about something the person gave."""
    return isinstance(error, ValueError) and type(error).__module__.startswith("cassino.")


def explain(error: BaseException) -> tuple[str, int]:
    """The message and the exit status: 2 for a mistake of the person, 1 for one of ours."""
    if is_own(error):
        return str(error), 2
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror, 2
    first = (str(error).splitlines() or [""])[0]
    return f"unexpected {type(error).__name__}: {first} (CASSINO_DEBUG=1 shows the traceback)", 1


class UnknownLanguage(CassinoError):
    """`--lang` names a language that has no texts."""


class LazyGroup(click.Group):
    """Imports a command's module when the command is called, not to list it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"cassino.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the other arguments."""
    rest, wanted = list(arguments), None
    for place, argument in enumerate(rest):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(rest):
            wanted = rest[place + 1]
            del rest[place : place + 2]
            break
        if argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
            del rest[place]
            break
    return wanted, rest


def spoken(arguments: Sequence[str]) -> list[str]:
    """Chooses the language, before anything is said: `--lang`, then the environment. Returns the other arguments.

    Raises UnknownLanguage.
    """
    wanted, rest = without_language(arguments)
    if wanted is None:
        language.use(language.of_environment(os.environ))
    elif found := language.matched(wanted):
        language.use(found)
    else:
        raise UnknownLanguage(f"there are no texts in {wanted!r}; choose one of {', '.join(language.offered())}")
    return rest


def print_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """Version and engine, then the end."""
    if wanted:
        click.echo(f"cassino {__version__}\nengine: {compiled.engine_kind()}")
        ctx.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version and the engine, and exit.",
)
@click.option("--lang", metavar="LANGUAGE", expose_value=False, help="The language of all texts, such as es or hu.")
@click.pass_context
def cassino(ctx: click.Context) -> None:
    """Play Casino card games in the browser or the terminal, and study them.

    `cassino` without a command is `cassino serve`.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(import_module("cassino.cli.serve").command)


def run(arguments: Sequence[str] | None) -> int:
    """Run a command and return its exit status."""
    try:
        status = cassino.main(
            args=spoken(sys.argv[1:] if arguments is None else arguments), prog_name="cassino", standalone_mode=False
        )
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return 130
    return status if isinstance(status, int) else 0


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit; a person sees no traceback unless CASSINO_DEBUG is set."""
    try:
        status = run(arguments)
    except Exception as error:
        if os.environ.get("CASSINO_DEBUG"):
            raise
        message, status = explain(error)
        click.echo(f"cassino: {message}", err=True)
    sys.exit(status)
