"""`cassino puzzle`: find the best move."""

from datetime import UTC, datetime

import click


@click.command(short_help="Find the best move of today's position.")
@click.argument("number", required=False, type=click.IntRange(min=1))
@click.option("--plain", is_flag=True, help="Plain lines for screen readers: no colors, no suit symbols.")
def command(number: int | None, plain: bool) -> None:
    """Solve the puzzle of the day, or puzzle NUMBER. Type moves as at the table."""
    from cassino.analysis.puzzles.puzzle import number_of_day, puzzle_number, shipped
    from cassino.tui.puzzling import Puzzling
    from cassino.tui.terminal import open_terminal

    day = datetime.now(UTC).date()
    wanted = number or number_of_day(day)
    title = f"Puzzle {wanted} of {len(shipped())}" + ("" if number else f", {day.isoformat()}")
    Puzzling(open_terminal(plain), puzzle_number(wanted), title).run()
