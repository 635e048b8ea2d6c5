"""`cassino review`: what was gained and lost in a match."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.progress import progress
from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.analysis.review.match import ReviewEffort
    from cassino.analysis.review.model import Review
    from cassino.engine.match import Match
    from cassino.tui.terminal import Terminal

MOST_WORLDS = 1000


@click.command(cls=Command, help="commands-review-judges")
@click.argument("record", type=click.Path(path_type=Path))
@option("--moves", "every_move", is_flag=True, help="commands-review-moves")
@option("--at", metavar="N", type=click.IntRange(1), help="commands-review-at")
@option("--try", "tried", metavar="MOVE", help="commands-review-try")
@option("--play", is_flag=True, help="commands-review-play")
@option("--json", "as_json", is_flag=True, help="commands-review-json")
@option("--html", metavar="FILE", type=click.Path(path_type=Path), help="commands-review-html")
@option(
    "--worlds",
    metavar="N",
    type=click.IntRange(2, MOST_WORLDS),
    help="commands-review-worlds",
)
@option("--seed", metavar="N", type=click.IntRange(0, 2**64 - 1), default=0, help="commands-review-seed")
@option("--names", metavar="A,B,...", help="commands-review-names")
@option("--plain", is_flag=True, help="commands-review-plain")
def command(
    record: Path,
    every_move: bool,
    at: int | None,
    tried: str | None,
    play: bool,
    as_json: bool,
    html: Path | None,
    worlds: int | None,
    seed: int,
    names: str | None,
    plain: bool,
) -> None:
    """Review the match in RECORD, a file that you saved in `cassino play` or at the table in the browser."""
    import msgspec

    from cassino.analysis.review.model import for_json
    from cassino.analysis.review.page import html_page
    from cassino.tui.files import write_text
    from cassino.tui.reviewing import ask_position, read_match, show_review
    from cassino.tui.terminal import open_terminal

    if at is None and (tried or play):
        raise UsageError("commands-review-needs-at")
    if sum((at is not None, as_json, every_move)) > 1 or (html and at is not None):
        raise UsageError("commands-review-choose")
    match, seated = read_match(record, names)
    effort = effort_of(worlds, seed)
    terminal = open_terminal(plain)
    if at is not None and play:
        play_on(terminal, match, at)
    elif at is not None:
        ask_position(terminal, match, at, effort, tried)
    else:
        review = reviewed(match, seated, effort, as_json)
        if html is not None:
            write_text(html, html_page(review))
        if as_json:
            click.echo(json.dumps(msgspec.to_builtins(for_json(review))))
        else:
            show_review(terminal, review, every_move, drawn=not plain)


def reviewed(match: "Match", names: list[str], effort: "ReviewEffort", is_quiet: bool) -> "Review":
    """The review, with a progress bar in a terminal."""
    from cassino.analysis.review.match import review_match

    with progress(tell("commands-reviewing"), is_quiet=is_quiet) as bar:
        return review_match(match, names, effort, bar.show)


def effort_of(worlds: int | None, seed: int) -> "ReviewEffort":
    """How closely to look."""
    from dataclasses import replace

    from cassino.analysis.review.losses import REVIEW
    from cassino.analysis.review.match import ReviewEffort, usual_effort

    return usual_effort(seed) if worlds is None else ReviewEffort(replace(REVIEW, worlds=worlds), seed=seed)


def play_on(terminal: "Terminal", match: "Match", at: int) -> None:
    """Another match from a move on."""
    from cassino.rules import find_rules
    from cassino.tui.commands import COMMANDS
    from cassino.tui.reviewing import game_from
    from cassino.tui.sitting import Sitting

    Sitting(terminal, game_from(match, at), COMMANDS, find_rules=find_rules).run()
