"""`cassino score`: the score of a game played with real cards."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.scorepad import Sheet
    from cassino.tui.terminal import Terminal

DEFAULT_VARIANT = "casino"
LATEST = ""


@click.command(cls=Command, help="commands-score-does")
@click.argument("variant", required=False)
@option("--players", metavar="N", type=click.IntRange(2, 6), help="commands-option-players")
@option("--names", metavar="A,B,...", help="commands-score-names")
@option("--dealer", metavar="NAME", help="commands-score-dealer")
@option("--target", metavar="N", type=click.IntRange(1, 1000), help="commands-option-target")
@option("--file", "kept_in", metavar="FILE", type=click.Path(path_type=Path), help="commands-score-file")
@option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value=LATEST,
    help="commands-score-resume",
)
@option("--plain", is_flag=True, help="commands-option-plain")
def command(
    variant: str | None,
    players: int | None,
    names: str | None,
    dealer: str | None,
    target: int | None,
    kept_in: Path | None,
    resume: str | None,
    plain: bool,
) -> None:
    """Keep the score of VARIANT for people who play with real cards."""
    from cassino.tui.files import OwnFile
    from cassino.tui.scorefiles import latest_file, load
    from cassino.tui.scoring import ScoreSitting
    from cassino.tui.terminal import open_terminal

    asked = (variant, players, names, dealer, target, kept_in)
    terminal = open_terminal(plain)
    if resume is not None and asked != (None,) * len(asked):
        raise UsageError("commands-resumed-score")
    if resume is not None:
        file = OwnFile(latest_file() if resume == LATEST else Path(resume))
        ScoreSitting(terminal, *load(file), file).run()
        return
    sheet = new_sheet(terminal, variant or DEFAULT_VARIANT, players, names, dealer, target)
    file = OwnFile(kept_in or _fresh_file())
    ScoreSitting(terminal, sheet, sheet.blank, file).run()


def _fresh_file() -> Path:
    from datetime import datetime

    from cassino.tui.scorefiles import fresh_file

    return fresh_file(datetime.now())


def new_sheet(
    terminal: "Terminal",
    variant: str,
    players: int | None,
    names: str | None,
    dealer: str | None,
    target: int | None,
) -> "Sheet":
    """A sheet as the options ask for it; names that they lack are asked for."""
    from cassino.rules import find_rules
    from cassino.scorepad import Sheet
    from cassino.tui.scorewords import name_of

    rules = find_rules(variant)
    count = players or (len(names.split(",")) if names else rules.seating.players[0])
    if names and len(names.split(",")) != count:
        raise UsageError("commands-names-and-players", names=len(names.split(",")), players=count)
    taken = [name.strip() for name in names.split(",")] if names else asked_names(terminal, count)
    first = len(taken) - 1 if dealer is None else name_of(dealer, taken)
    return Sheet(rules, taken, first, target)


def asked_names(terminal: "Terminal", count: int) -> list[str]:
    """The names of the players; an empty line is Player 1, Player 2."""
    try:
        return [
            terminal.ask(tell("commands-ask-name", number=number)).strip() or tell("player-number", number=number)
            for number in range(1, count + 1)
        ]
    except EOFError:
        raise click.Abort from None
