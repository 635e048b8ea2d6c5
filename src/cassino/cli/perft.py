"""`cassino perft`: count the positions that moves lead to."""

import click

from cassino.cli.progress import progress
from cassino.cli.worded import Command, option
from cassino.texts import tell


@click.command(cls=Command, help="commands-perft-does")
@click.argument("variant", default="casino_long")
@option("--players", type=click.IntRange(2, 6), help="commands-option-players")
@option("--seed", default=1, show_default=True, help="commands-perft-seed")
@option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="commands-perft-depth")
@option("--position", "line", metavar="LINE", help="commands-perft-position")
def command(variant: str, players: int | None, seed: int, depth: int, line: str | None) -> None:
    """Count the sequences of --depth moves from the start of a deal, for each first move and in total."""
    import cassino
    from cassino.engine.legal import legal_moves
    from cassino.engine.perft import after, perft
    from cassino.notation.move import format_move

    state = cassino.parse_position(line) if line else cassino.deal(variant, players, seed)
    click.echo(cassino.format_position(state))
    total, moves = 0, legal_moves(state)
    with progress(tell("commands-progress-perft"), len(moves)) as bar:
        for move in bar.over(moves):
            count = perft(after(state, move), depth - 1)
            bar.echo(f"{format_move(state, move)}: {count}")
            total += count
    click.echo(tell("arena-total", count=total))
