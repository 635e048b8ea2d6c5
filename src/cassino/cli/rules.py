"""`cassino rules`: the rule book of a rule set."""

import click


@click.command(short_help="Read the rule book of a variant.")
@click.argument("variant", default="casino")
@click.option("--width", type=click.IntRange(40, 200), default=80, show_default=True, help="Columns of text.")
def command(variant: str, width: int) -> None:
    """Print the rule book of VARIANT: a name that `cassino variants` lists, or a file of house rules."""
    from cassino.rules import load_rules
    from cassino.rules.rulebook import as_text, rule_book

    click.echo_via_pager(as_text(rule_book(load_rules(variant)), width))
