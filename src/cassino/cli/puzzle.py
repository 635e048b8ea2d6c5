"""`cassino puzzle`: find the best move."""

from datetime import UTC, datetime

import click

from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

ANY = "any"


@click.command(cls=Command, help="commands-puzzle-does")
@click.argument("number", required=False, type=click.IntRange(min=1))
@option("--theme", metavar="NAME", help="commands-puzzle-theme")
@option("--plain", is_flag=True, help="commands-option-plain")
def command(number: int | None, theme: str | None, plain: bool) -> None:
    """Solve the puzzle of the day, or puzzle NUMBER."""
    from cassino.analysis.puzzles.puzzle import number_of_day, puzzle_number, shipped
    from cassino.tui.progress_file import PuzzleFile
    from cassino.tui.puzzling import Puzzling
    from cassino.tui.terminal import open_terminal

    if number and theme:
        raise UsageError("commands-puzzle-or-theme")
    day, file = datetime.now(UTC).date(), PuzzleFile()
    wanted = _of_theme(theme, file.tries) if theme else number or number_of_day(day)
    kind = "chosen" if number or theme else "daily"
    title = tell("commands-puzzle-title", number=wanted, count=len(shipped()), kind=kind, day=day)
    Puzzling(open_terminal(plain), puzzle_number(wanted), title, file).run()


def _of_theme(theme: str, tries: dict[str, bool]) -> int:
    """The number of a puzzle of a theme; of the one that was solved least for `any`."""
    from cassino.analysis.puzzles.choosing import Wish, next_puzzle
    from cassino.analysis.puzzles.puzzle import UNRATED, shipped, trained

    if theme not in (ANY, *trained()):
        raise UsageError("commands-no-theme", name=theme, known=", ".join((ANY, *trained())))
    wish = Wish(UNRATED, tries, {}, "" if theme == ANY else theme)
    return next_puzzle(shipped(), wish, lambda _most: 0)[0]
