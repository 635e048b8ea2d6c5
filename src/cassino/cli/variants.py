"""`cassino variants`: the named rule sets."""

from typing import TYPE_CHECKING

import click

from cassino.cli.worded import Command
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.rules import Rules


HEADINGS = (
    "commands-variants-id",
    "commands-variants-title",
    "commands-variants-players",
    "commands-variants-target",
    "commands-variants-names",
)


@click.command(cls=Command, help="commands-variants-does")
def command() -> None:
    """List the named rule sets: id, title, players, target, and other names you can use."""
    import cassino

    head = tuple(map(tell, HEADINGS))
    rows = []
    for rules in map(cassino.rules, cassino.variants()):
        players = " ".join(str(number) for number in sorted(rules.seating.players))
        rows.append((rules.id, rules.title, players, goal(rules), " ".join(rules.aliases)))
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        click.echo("  ".join(cells).rstrip())


def goal(rules: "Rules") -> str:
    """The points to reach, or how many deals are played."""
    deals = rules.ending.deals
    if not deals:
        return str(rules.ending.target)
    return tell("commands-variants-deals", count=deals)
