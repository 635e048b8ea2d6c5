"""Commands and options whose help is in the catalog, and click's complaints in its words.

A help is a key of the catalog; it is worded when it is shown, so that commands start quickly.
"""

import re
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import click

from cassino.texts import tell


class UsageError(click.UsageError):
    """What somebody typed makes no sense."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(tell(key, **facts))


class FilePath(click.ParamType):  # type: ignore[type-arg]
    """The path of a file, which has to exist if `exists`."""

    name = "file"

    def __init__(self, *, exists: bool = False) -> None:
        self.exists = exists

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Raises UsageError for a folder and for a file that is missing."""
        path = Path(value)
        if path.is_dir():
            raise UsageError("commands-is-a-folder", file=str(path))
        if self.exists and not path.exists():
            raise UsageError("commands-no-file", file=str(path))
        return path


# Help


PLACEHOLDERS = frozenset((
    *("options", "command", "args", "file", "files", "code", "name", "variant", "record", "records", "number", "bot"),
    *("bots", "move", "language", "folder", "address", "network", "time", "text", "integer", "float", "line", "low"),
    *("high", "first", "second", "state"),
))  # fmt: skip
"""The words that stand in capitals for something to be given; `commands-placeholder` has them in each language."""
_CAPITALS = re.compile(r"\b[A-Z]+\b")


def placed(text: str) -> str:
    """A text with placeholders in the current language: `[OPCIONES]` for `[OPTIONS]`."""
    return _CAPITALS.sub(lambda found: _placeholder(found[0]), text)


def _placeholder(capitals: str) -> str:
    word = capitals.lower()
    return tell("commands-placeholder", word=word) if word in PLACEHOLDERS else capitals


class Formatter(click.HelpFormatter):
    """Says `Usage:` and headings in the current language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that shows how to type a command."""
        super().write_usage(prog, args, prefix or f"{tell('commands-usage')} ")

    def write_heading(self, heading: str) -> None:
        """A heading of a list: the catalog has its colon, because some languages put a space before it."""
        self.write(f"{'':>{self.current_indent}}{heading}\n")


class Context(click.Context):
    """What click knows about a command that runs."""

    formatter_class = Formatter


class Option(click.Option):
    """An option; `facts` are the arguments of its help."""

    def __init__(self, *args: Any, facts: Mapping[str, Any] | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.facts = facts or {}

    def make_metavar(self, ctx: click.Context) -> str:
        """What is to be given: `INTEGER`, because the range is shown after the help."""
        return super().make_metavar(ctx).removesuffix(" RANGE")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """How the option is typed; what it does, its default and its range."""
        record = super().get_help_record(ctx)
        if record is None:
            return None
        help = tell(self.help or "", **self.facts)
        notes = "; ".join(self._notes(ctx))
        return placed(record[0]), placed(f"{help}  [{notes}]" if notes else help)

    def _notes(self, ctx: click.Context) -> Iterable[str]:
        extra = self.get_help_extra(ctx)
        if "envvars" in extra:
            yield tell("commands-variable", name=", ".join(extra["envvars"]))
        if "default" in extra:
            yield tell("commands-default", value=str(extra["default"]))
        if "range" in extra:
            yield extra["range"]
        if "required" in extra:
            yield tell("commands-required")


option = partial(click.option, cls=Option)


class Command(click.Command):
    """A command whose help is a key."""

    context_class = Context
    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments that are left. Raises UsageError if there are any for a command without commands."""
        try:
            rest = super().parse_args(ctx, args)
            if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
                raise UsageError("commands-too-many", words=" ".join(rest))
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        return rest

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name of the command, as `[OPTIONS] [FILE]`."""
        return list(map(placed, super().collect_usage_pieces(ctx)))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(placed(tell(self.help or "")))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of options."""
        if help := self.get_help_option(ctx):
            help.help = tell("commands-help")
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(tell("commands-options")):
            formatter.write_dl([record for record in records if record])

    def get_short_help_str(self, limit: int = 45) -> str:
        """One line for a list of commands: the first one of the help, if there is no shorter one."""
        return tell(self.short_help or self.help or "").partition("\n")[0]


class Group(Command, click.Group):
    """A command that has commands."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The lists of options and of commands."""
        Command.format_options(self, ctx, formatter)
        with formatter.section(tell("commands-commands")):
            formatter.write_dl(list(self.summaries(ctx)))

    def summaries(self, ctx: click.Context) -> Iterable[tuple[str, str]]:
        """Each command with the line that says what it does."""
        for name in self.list_commands(ctx):
            if command := self.get_command(ctx, name):
                yield name, command.get_short_help_str()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant. Raises UsageError."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            error = UsageError("commands-no-such-command", name=name, near=_near(name, self.list_commands(ctx)))
            error.ctx = ctx
            raise error
        return super().resolve_command(ctx, args)


class DefaultGroup(Group):
    """A group that runs one of its commands if the first word is none of them: `cassino rules royal`."""

    def __init__(self, *args: Any, default: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.default = default

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments, with the command that is meant."""
        is_named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if is_named else [self.default, *args])


# Complaints

GUESSES = {
    **dict.fromkeys(
        ("--bot", "--bots", "--level", "--opponents", "--against", "--difficulty", "--strength", "--ai"),
        ("--opponent", "--level", "--bots", "bots", "first"),
    ),
    **dict.fromkeys(("--variant", "--game", "--variants"), ("variant", "--variant", "--variants")),
    **dict.fromkeys(("--house", "--house-rules", "--code", "--rule", "--ruleset"), ("--rules",)),
    **dict.fromkeys(("--points", "--goal", "--score"), ("--target",)),
    **dict.fromkeys(("--player", "--people", "--count"), ("--players", "--seats")),
    **dict.fromkeys(("--names", "--user", "--nick"), ("--names", "--name", "--seats")),
    **dict.fromkeys(("--url", "--server", "--join", "--host", "--table"), ("--at", "--host")),
    **dict.fromkeys(("--load", "--open", "--continue", "--file", "--record"), ("--resume", "record", "records")),
    **dict.fromkeys(("--output", "--save", "--write"), ("--out", "--html", "--file", "file")),
    **dict.fromkeys(("--number", "--games", "--rounds"), ("--deals", "--positions")),
    **dict.fromkeys(("--no-color", "--no-colour", "--no-colors", "--text", "--ascii"), ("--plain",)),
    **dict.fromkeys(("--hints", "--help-me", "--tips"), ("--coach", "--no-tips")),
}
"""What people guess an option is called, and the options or arguments that they may mean, the likeliest first."""


def complain(error: click.ClickException) -> None:
    """Print what is wrong, after how the command is typed."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return
    if isinstance(error, click.UsageError) and error.ctx:
        click.echo(error.ctx.get_usage(), err=True)
        click.echo(tell("commands-try", command=f"{error.ctx.command_path} --help") + "\n", err=True)
    click.echo(tell("commands-error", problem=_problem(error)), err=True)


def _problem(error: click.ClickException) -> str:
    """What is wrong, in the words of the catalog."""
    if isinstance(error, click.NoSuchOption):
        return _no_such_option(error)
    if isinstance(error, click.MissingParameter) and error.param:
        return tell("commands-missing", kind=error.param.param_type_name, name=_name(error.param, error.ctx))
    if isinstance(error, click.BadOptionUsage):
        return tell("commands-flag" if _is_flag(error) else "commands-no-value", name=error.option_name)
    if isinstance(error, click.BadParameter) and error.param:
        return _bad_value(error.param, error)
    if type(error) is click.UsageError and error.ctx and isinstance(error.ctx.command, click.Group):
        return tell("commands-missing-command")
    return error.format_message()


def _no_such_option(error: click.NoSuchOption) -> str:
    """That there is no such option, and the option or the argument that is meant."""
    parameters = error.ctx.command.params if error.ctx else []
    meant = GUESSES.get(error.option_name, ())
    for parameter in parameters:
        if isinstance(parameter, click.Argument) and parameter.name in meant:
            argument = _name(parameter, error.ctx)
            return tell("commands-is-no-option", name=error.option_name, argument=argument)
    options = {name for each in parameters if isinstance(each, click.Option) for name in each.opts}
    near = [name for name in meant if name in options] or (error.possibilities or [])[:1]
    return tell("commands-no-such-option", name=error.option_name, near=", ".join(near) or "none")


def _bad_value(parameter: click.Parameter, error: click.BadParameter) -> str:
    kind, name = parameter.type, _name(parameter, error.ctx)
    if isinstance(kind, click.Choice):
        return tell("commands-choice", name=name, choices=", ".join(map(str, kind.choices)))
    if not isinstance(kind, type(click.INT) | type(click.FLOAT)):
        return error.format_message()
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    limits = "both" if None not in (low, high) else "none" if low is None else "low"
    if getattr(kind, "min_open", False):
        limits = "above"
    whole = "whole" if isinstance(kind, type(click.INT)) else "any"
    return tell("commands-number", kind=whole, name=name, limits=limits, low=str(low), high=str(high))


def _name(parameter: click.Parameter, ctx: click.Context | None) -> str:
    """`--seed`, or `FILE`."""
    if isinstance(parameter, click.Option):
        return " / ".join(parameter.opts)
    return placed(parameter.make_metavar(ctx or click.Context(click.Command(None))).strip("[]"))


def _is_flag(error: click.BadOptionUsage) -> bool:
    """Whether an option got a value that takes none."""
    options = error.ctx.command.params if error.ctx else []
    return any(
        isinstance(each, click.Option) and each.is_flag and error.option_name in (*each.opts, *each.secondary_opts)
        for each in options
    )


def _near(name: str, names: Iterable[str]) -> str:
    """The names that somebody may have meant."""
    from difflib import get_close_matches

    return ", ".join(get_close_matches(name, list(names))) or "none"
