"""`cassino rules`: the rule book of a rule set, its text, its share code."""

from pathlib import Path

import click

import cassino
from cassino.cli.worded import DefaultGroup, option


@click.command("rules", cls=DefaultGroup, default="show", help="commands-rules-does")
def command() -> None:
    """Read the rule book of a variant or of house rules, print them as a file, or share them as a code."""


@command.command("show", help="commands-rules-show", short_help="commands-rules-show-short")
@click.argument("name", default="casino")
@option("--width", type=click.IntRange(40, 200), default=80, show_default=True, help="commands-rules-width")
@option("--sources", is_flag=True, help="commands-rules-sources")
@option("--decisions", is_flag=True, help="commands-rules-decisions")
@option("--options", is_flag=True, help="commands-rules-options")
@option("--sheet", metavar="FILE", type=click.Path(path_type=Path), help="commands-rules-sheet")
@option("--toml", "as_toml", is_flag=True, help="commands-rules-toml")
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
        from cassino.book.sheet import sheet as rules_sheet
        from cassino.tui.files import write_text
        from cassino.web.printed import with_style

        write_text(sheet, with_style(rules_sheet(rules)))
    else:
        book = rule_book(rules, with_options=options)
        click.echo_via_pager(as_text(book, width, sources=sources, decisions=decisions, options=options))


@command.command("share", help="commands-rules-share", short_help="commands-rules-share-short")
@click.argument("name")
def share(name: str) -> None:
    """Print the share code of NAME, a variant or a file of house rules; anyone who has it can play by these rules."""
    from cassino.rules.sharing import share_code

    click.echo(share_code(cassino.rules(name)))
