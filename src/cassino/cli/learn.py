"""`cassino learn`: lessons for people who have never played."""

import click


@click.command(short_help="Learn to play, in short lessons.")
@click.argument("name", required=False)
@click.option("--plain", is_flag=True, help="Plain lines for screen readers: no colors, no suit symbols.")
def command(name: str | None, plain: bool) -> None:
    """Learn Casino in short lessons. Without a NAME you see the list, with what you have done.

    NAME is a lesson, such as `build`, or `deal`: a first small deal with a commentary.
    With a variant, such as `royal`, you read what is different there.

    Type moves as at the table. Your progress is kept.
    """
    from cassino.tui.learning import School
    from cassino.tui.progress_file import ProgressFile
    from cassino.tui.terminal import open_terminal

    School(open_terminal(plain), ProgressFile()).run(name)
