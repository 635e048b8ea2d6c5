"""`cassino perft`: count the positions that moves lead to."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from cassino.engine.state import State


@click.command(short_help="Count positions, to check the moves.")
@click.argument("variant", default="casino_long")
@click.option("--players", type=click.IntRange(2, 6), help="Number of players.")
@click.option("--seed", default=1, show_default=True, help="Which deal.")
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="How many moves deep.")
@click.option("--position", "line", metavar="LINE", help="Not a deal, but a position as one line (docs/notation.md).")
def command(variant: str, players: int | None, seed: int, depth: int, line: str | None) -> None:
    """Count the sequences of DEPTH moves from the first position of a deal, behind each first move."""
    from cassino.engine.perft import divide
    from cassino.notation.move import format_move
    from cassino.notation.position import format_position, parse_position

    state = parse_position(line) if line else _first_position(variant, players, seed)
    click.echo(format_position(state))
    total = 0
    for move, count in divide(state, depth):
        click.echo(f"{format_move(state, move)}: {count}")
        total += count
    click.echo(f"total: {total}")


def _first_position(variant: str, players: int | None, seed: int) -> "State":
    from cassino.engine.match import Match
    from cassino.rules import load_variant

    rules = load_variant(variant)
    if players is not None and players not in rules.seating.players:
        raise click.BadParameter(f"{rules.title} is not played by {players}", param_hint="--players")
    return Match(rules, players, seed).state
