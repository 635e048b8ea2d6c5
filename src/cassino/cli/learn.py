"""`cassino learn`: lessons for people who have never played."""

import click

from cassino.cli.worded import Command, option


@click.command(cls=Command, help="commands-learn-does")
@click.argument("name", required=False)
@option("--plain", is_flag=True, help="commands-option-plain")
def command(name: str | None, plain: bool) -> None:
    """Learn Casino in short lessons."""
    from cassino.tui.learning import School
    from cassino.tui.progress_file import ProgressFile
    from cassino.tui.terminal import open_terminal

    School(open_terminal(plain), ProgressFile()).run(name)
