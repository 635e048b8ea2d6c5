"""`cassino rules`: the rule book of a rule set, its text, its share code."""

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
@click.option("--toml", "as_toml", is_flag=True, help="Print the rules as a file instead.")
def show(name: str, width: int, as_toml: bool) -> None:
    """Print the rule book of NAME: a name that `cassino variants` lists, a file of house rules, or a share code."""
    from cassino.rules import format_rules
    from cassino.rules.rulebook import as_text, rule_book

    rules = cassino.rules(name)
    if as_toml:
        click.echo(format_rules(rules), nl=False)
    else:
        click.echo_via_pager(as_text(rule_book(rules), width))


@command.command("share", short_help="Print the share code.")
@click.argument("name")
def share(name: str) -> None:
    """Print the share code of NAME, a variant or a file of house rules; anyone who has it can play by these rules."""
    from cassino.rules.sharing import share_code

    click.echo(share_code(cassino.rules(name)))
