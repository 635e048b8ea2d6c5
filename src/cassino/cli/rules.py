"""`cassino rules`: the rule book of a rule set, its text, its share code."""

from pathlib import Path

import click

import cassino


class RulesGroup(click.Group):
    """Shows the rule book if no other command is named: `cassino rules royal`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        is_named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if is_named else ["show", *args])


@click.command("rules", cls=RulesGroup, short_help="Read the rule book of a variant.")
def command() -> None:
    """Read the rule book of a variant or of house rules, print them as a file, or share them as a code.

    `cassino rules NAME` is short for `cassino rules show NAME`.
    """


@command.command("show", short_help="Print the rule book, or the file.")
@click.argument("name", default="casino")
@click.option(
    "--width", type=click.IntRange(40, 200), default=80, show_default=True, help="Width of the text in columns."
)
@click.option("--sources", is_flag=True, help="Say where each rule comes from.")
@click.option("--decisions", is_flag=True, help="Add our decisions where the sources are silent or disagree.")
@click.option("--options", is_flag=True, help="Add everything that can be changed.")
@click.option(
    "--sheet",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write a two-page sheet to print, as HTML, instead.",
)
@click.option("--toml", "as_toml", is_flag=True, help="Print the rules as a file instead.")
def show(
    name: str, width: int, sources: bool, decisions: bool, options: bool, sheet: Path | None, as_toml: bool
) -> None:
    """Print the rule book of NAME: a name that `cassino variants` lists, a file of house rules, or a share code."""
    from cassino.book import as_text, rule_book
    from cassino.rules import format_rules

    rules = cassino.rules(name)
    if as_toml:
        click.echo(format_rules(rules), nl=False)
    elif sheet:
        from cassino.server.features.rules.writing import printed_file

        sheet.write_text(printed_file(rules), "utf-8")
    else:
        book = rule_book(rules, with_options=options)
        click.echo_via_pager(as_text(book, width, sources=sources, decisions=decisions, options=options))


@command.command("share", short_help="Print the share code.")
@click.argument("name")
def share(name: str) -> None:
    """Print the share code of NAME, a variant or a file of house rules; anyone who has it can play by these rules."""
    from cassino.rules.sharing import share_code

    click.echo(share_code(cassino.rules(name)))
