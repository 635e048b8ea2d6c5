"""`cassino`: finds the command, and says errors in one line."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from io import TextIOWrapper
from threading import current_thread, main_thread
from types import FrameType

import click

from cassino import __version__, compiled, extras
from cassino.cli.worded import Group, complain, option
from cassino.errors import CassinoError
from cassino.texts import language, tell
from cassino.texts.plain import LETTERED

"""How an output writes what its encoding lacks."""
INTERRUPTED = 128 + signal.SIGINT
"""The exit status after Ctrl-C."""
COMMANDS = {
    "serve": "commands-serve-short",
    "host": "commands-host-short",
    "site": "commands-site-short",
    "admin": "commands-admin-short",
    "backup": "commands-backup-short",
    "restore": "commands-restore-short",
    "learn": "commands-learn-short",
    "play": "commands-play-short",
    "score": "commands-score-short",
    "review": "commands-review-short",
    "tutor": "commands-tutor-short",
    "verify": "commands-verify-short",
    "puzzle": "commands-puzzle-short",
    "puzzles": "commands-puzzles-short",
    "rules": "commands-rules-short",
    "variants": "commands-variants-short",
    "check": "commands-check-short",
    "cases": "commands-cases-short",
    "arena": "commands-arena-short",
    "tournament": "commands-tournament-short",
    "par": "commands-par-short",
    "train": "commands-train-short",
    "exploit": "commands-exploit-short",
    "bench": "commands-bench-short",
    "perft": "commands-perft-short",
}
"""The commands, with the keys of the lines that say what they do."""
LONG = ("review", "tutor", "puzzles", "arena", "tournament", "par", "train", "exploit", "bench", "perft")
"""Those that take much longer where the engine is not compiled, and say so on a terminal."""


def is_own(error: BaseException) -> bool:
    """Whether the error is one of this project's, about something the person gave."""
    return isinstance(error, ValueError) and type(error).__module__.startswith("cassino.")


def explain(error: BaseException) -> tuple[str, int]:
    """The message and the exit status: 2 for a mistake of the person, 1 for one of ours."""
    if is_own(error):
        return str(error), 2
    if isinstance(error, compiled.UnfitEngine):
        return str(error), 2
    if isinstance(error, ImportError) and (lacking := extras.missing(error)):
        return str(lacking), 2
    if isinstance(error, OSError) and error.strerror:
        return refused_by_system(error), 2
    first = (str(error).splitlines() or [""])[0]
    return tell("commands-unexpected", kind=type(error).__name__, problem=first), 1


def refused_by_system(error: OSError) -> str:
    """What the system says about a file."""
    file, kind = str(error.filename or ""), type(error).__name__
    if not file:
        return tell("commands-system", problem=error.strerror or kind)
    return tell("commands-file", file=file, kind=kind, problem=error.strerror or kind)


class UnknownLanguageError(CassinoError):
    """`--lang` names a language that has no texts."""


class LazyGroup(Group):
    """Imports a command's module when the command is called, not to list it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"cassino.cli.{cmd_name}").command
        return command

    def summaries(self, ctx: click.Context) -> Iterable[tuple[str, str]]:
        return [(name, tell(key)) for name, key in COMMANDS.items()]


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

    That a language is a draft is said beside the output.

    Raises UnknownLanguageError.
    """
    wanted, rest = without_language(arguments)
    if wanted is None:
        language.use(language.of_environment(os.environ))
    elif found := language.matched(wanted):
        language.use(found)
        if language.is_draft():
            click.echo(tell("shared-draft"), err=True)
    else:
        raise UnknownLanguageError("commands-no-language", name=wanted, known=", ".join(language.offered()))
    return rest


def print_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """Version and engine, then the end."""
    if wanted:
        click.echo(f"cassino {__version__}\nengine: {compiled.engine_kind()}")
        if compiled.WHY_PLAIN == compiled.NOT_COMPILED:
            click.echo(tell("commands-engine-plain", command=extras.faster()))
        ctx.exit()


@click.command(
    cls=LazyGroup,
    help="commands-cassino",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="commands-version",
)
@option("--lang", metavar="LANGUAGE", expose_value=False, help="commands-language")
@click.pass_context
def cassino(ctx: click.Context) -> None:
    """Without a command, the one that opens a table in the browser; in the terminal, if that is not installed."""
    if ctx.invoked_subcommand is not None:
        if ctx.invoked_subcommand in LONG and compiled.WHY_PLAIN == compiled.NOT_COMPILED and sys.stderr.isatty():
            click.echo(tell("commands-engine-plain", command=extras.faster()), err=True)
        return
    can_serve = not extras.lacks(extras.TABLE)
    if not can_serve:
        click.echo(tell("extras-terminal-only", command=extras.command(extras.TABLE)), err=True)
    ctx.invoke(import_module(f"cassino.cli.{'serve' if can_serve else 'play'}").command)


def run(arguments: Sequence[str] | None) -> int:
    """Run a command and return its exit status."""
    try:
        status = cassino.main(
            args=spoken(sys.argv[1:] if arguments is None else arguments), prog_name="cassino", standalone_mode=False
        )
    except click.ClickException as error:
        complain(error)
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    return status if isinstance(status, int) else 0


@contextmanager
def terminable() -> Iterator[None]:
    """Whatever runs ends at SIGTERM as it ends at the end of the program: what is open is closed, silently."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)  # the end is not interrupted
    sys.exit(128 + number)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit; a person sees no traceback unless CASSINO_DEBUG is set."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=LETTERED)
    try:
        with terminable():
            status = run(arguments)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except Exception as error:
        if os.environ.get("CASSINO_DEBUG"):
            raise
        message, status = explain(error)
        click.echo(f"cassino: {message}", err=True)
    sys.exit(status)
