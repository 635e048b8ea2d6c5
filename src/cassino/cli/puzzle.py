"""`cassino puzzle`: find the best move."""

from datetime import UTC, datetime

import click

ANY = "any"


@click.command(short_help="Find the best move of today's position.")
@click.argument("number", required=False, type=click.IntRange(min=1))
@click.option("--theme", metavar="NAME", help="A puzzle for one skill, such as sums; `any` picks the skill for you.")
@click.option("--plain", is_flag=True, help="Plain lines for screen readers: no colors, no suit symbols.")
def command(number: int | None, theme: str | None, plain: bool) -> None:
    """Solve the puzzle of the day, or puzzle NUMBER. Type moves as at the table.

    With --theme you get a puzzle that you have not tried yet. Only your first answer to each puzzle is recorded.
    """
    from cassino.analysis.puzzles.puzzle import number_of_day, puzzle_number, shipped
    from cassino.tui.progress_file import PuzzleFile
    from cassino.tui.puzzling import Puzzling
    from cassino.tui.terminal import open_terminal

    if number and theme:
        raise click.UsageError("Name a puzzle or a theme, not both.")
    day, file = datetime.now(UTC).date(), PuzzleFile()
    wanted = _of_theme(theme, file.tries) if theme else number or number_of_day(day)
    title = f"Puzzle {wanted} of {len(shipped())}" + ("" if number or theme else f", {day.isoformat()}")
    Puzzling(open_terminal(plain), puzzle_number(wanted), title, file).run()


def _of_theme(theme: str, tries: dict[str, bool]) -> int:
    """The number of a puzzle of a theme; of the one that was solved least for `any`."""
    from cassino.analysis.puzzles.choosing import Wish, next_puzzle
    from cassino.analysis.puzzles.puzzle import UNRATED, shipped, trained

    if theme not in (ANY, *trained()):
        problem = f"there is no theme {theme!r}. Choose one of: {', '.join((ANY, *trained()))}."
        raise click.BadParameter(problem, param_hint="--theme")
    wish = Wish(UNRATED, tries, {}, "" if theme == ANY else theme)
    return next_puzzle(shipped(), wish, lambda _most: 0)[0]
