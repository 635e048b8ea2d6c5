"""`cassino perft`: count the positions that moves lead to."""

import click


@click.command(short_help="Count positions, to check the moves.")
@click.argument("variant", default="casino_long")
@click.option("--players", type=click.IntRange(2, 6), help="Number of players.")
@click.option("--seed", default=1, show_default=True, help="Seed of the deal.")
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="Number of moves.")
@click.option(
    "--position", "line", metavar="LINE", help="Start from this position instead, as one line (docs/notation.md)."
)
def command(variant: str, players: int | None, seed: int, depth: int, line: str | None) -> None:
    """Count the sequences of --depth moves from the start of a deal, for each first move and in total."""
    import cassino
    from cassino.engine.perft import divide
    from cassino.notation.move import format_move

    state = cassino.parse_position(line) if line else cassino.deal(variant, players, seed)
    click.echo(cassino.format_position(state))
    total = 0
    for move, count in divide(state, depth):
        click.echo(f"{format_move(state, move)}: {count}")
        total += count
    click.echo(f"total: {total}")
