"""`cassino perft`: count the positions that moves lead to."""

import click


@click.command(short_help="Count positions, to check the moves.")
@click.argument("variant", default="casino_long")
@click.option("--players", type=int, help="Number of players.")
@click.option("--seed", default=1, show_default=True, help="Which deal.")
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="How many moves deep.")
def command(variant: str, players: int | None, seed: int, depth: int) -> None:
    """Count the sequences of DEPTH moves from the first position of a deal, behind each first move."""
    from cassino.engine.match import Match
    from cassino.engine.perft import divide
    from cassino.notation.move import format_move
    from cassino.rules import load_variant

    rules = load_variant(variant)
    if players is not None and players not in rules.seating.players:
        raise click.BadParameter(f"{rules.title} is not played by {players}", param_hint="--players")
    match = Match(rules, players, seed)
    total = 0
    for move, count in divide(match.state, depth):
        click.echo(f"{format_move(match.state, move)}: {count}")
        total += count
    click.echo(f"total: {total}")
