"""`cassino play`: a match in the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.tui.game import Game
    from cassino.tui.keeping import KeptMatch
    from cassino.tui.terminal import Terminal

DEFAULT_VARIANT = "casino"


@click.command(cls=Command, help="commands-play-does")
@click.argument("variant", required=False)
@option("--rules", "own", metavar="FILE|CODE", help="commands-play-rules")
@option("--plain", is_flag=True, help="commands-option-plain")
@option(
    "--seed",
    metavar="N",
    type=click.IntRange(0, 2**64 - 1),
    help="commands-play-seed",
)
@option(
    "--opponent",
    metavar="BOT",
    default="level4",
    help="commands-play-opponent",
)
@option("--seats", metavar="A,B,...", help="commands-play-seats")
@option("--players", metavar="N", type=click.IntRange(2, 6), help="commands-option-players")
@option("--target", metavar="N", type=click.IntRange(1, 1000), help="commands-option-target")
@option("--auto", is_flag=True, help="commands-play-auto")
@option(
    "--ask",
    type=click.Choice(["always", "never"]),
    default="always",
    help="commands-play-ask",
)
@option("--no-tips", is_flag=True, help="commands-play-no-tips")
@option("--coach", is_flag=True, help="commands-play-coach")
@option("--at", "address", metavar="URL", help="commands-play-at")
@option("--name", metavar="NAME", default="", help="commands-play-name")
@option("--watch", is_flag=True, help="commands-play-watch")
@option(
    "--speed",
    type=click.Choice(["slow", "normal", "fast", "step"]),
    default="normal",
    help="commands-play-speed",
)
@option("--resume", metavar="FILE", type=click.Path(path_type=Path), help="commands-play-resume")
def command(
    variant: str | None,
    own: str | None,
    plain: bool,
    seed: int | None,
    opponent: str,
    seats: str | None,
    players: int | None,
    target: int | None,
    auto: bool,
    ask: str,
    no_tips: bool,
    coach: bool,
    resume: Path | None,
    address: str | None,
    name: str,
    watch: bool,
    speed: str,
) -> None:
    """Play in the terminal against bots or friends."""
    from cassino.rules import find_rules
    from cassino.tui.commands import COMMANDS
    from cassino.tui.files import OwnFile
    from cassino.tui.keeping import new_kept
    from cassino.tui.saved import game_of
    from cassino.tui.sitting import Sitting
    from cassino.tui.terminal import open_terminal

    if variant and is_table(variant):
        variant, address = None, variant
    if address is not None:
        join(address, name, plain, coach)
        return
    if variant and own:
        raise UsageError("commands-variant-or-rules")
    variant = variant or own
    if watch:
        watch_bots(variant or DEFAULT_VARIANT, seats, players, opponent, seed, target, plain, speed)
        return
    asked = (variant, seed, seats, players, target)
    if resume is not None and (asked != (None,) * len(asked) or auto):
        raise UsageError("commands-resumed-match")
    terminal, is_typed, file = open_terminal(plain), sys.stdin.isatty(), None
    kept = new_kept() if is_typed else None
    if resume is not None:
        file = OwnFile(resume)
        game = game_of(file)
    elif is_typed and asked[1:] == (None,) * 4 and not auto and (found := offered_match(terminal, variant)):
        game, kept = found
    else:
        game = new_game(variant or DEFAULT_VARIANT, seats, players, opponent, seed, target, auto)
    Sitting(
        terminal, game, COMMANDS, file, find_rules=find_rules, is_auto=auto, is_asked=ask == "always", kept=kept,
        is_coached=coach, has_tips=not no_tips,
    ).run()  # fmt: skip


def offered_match(terminal: "Terminal", variant: str | None) -> "tuple[Game, KeptMatch] | None":
    """The last match that was not finished, if the person wants to go on with it."""
    from cassino.rules import find_rules
    from cassino.tui.keeping import offered

    try:
        return offered(terminal, find_rules(variant).id if variant else None)
    except (EOFError, KeyboardInterrupt):
        raise click.Abort from None


def is_table(name: str) -> bool:
    """Whether a link leads to a table or a server, and not to rules."""
    from cassino.rules.finding import LINK
    from cassino.texts.plain import unwrapped

    return "://" in name and not LINK.fullmatch(unwrapped(name))


def new_game(
    variant: str,
    seats: str | None,
    players: int | None,
    opponent: str,
    seed: int | None,
    target: int | None,
    auto: bool,
) -> "Game":
    """A match as the options ask for it."""
    import cassino
    from cassino.hosted.commands.creation import unasked
    from cassino.tui.game import Game
    from cassino.tui.seats import seats_asked

    rules = unasked(cassino.rules(variant)) if auto else cassino.rules(variant)
    taken = seats_asked(rules, seats, players, opponent)
    match = cassino.Match(rules, len(taken), fresh_seed() if seed is None else seed, target=target)
    return Game(match, match.seated(taken))


def watch_bots(
    variant: str,
    seats: str | None,
    players: int | None,
    opponent: str,
    seed: int | None,
    target: int | None,
    plain: bool,
    speed: str,
) -> None:
    """A match of bots that somebody watches."""
    import cassino
    from cassino.hosted.commands.creation import unasked
    from cassino.tui.game import Game
    from cassino.tui.seats import seats_watched
    from cassino.tui.terminal import open_terminal
    from cassino.tui.watching import Watching

    rules = unasked(cassino.rules(variant))
    taken = seats_watched(rules, seats, players, opponent)
    match = cassino.Match(rules, len(taken), fresh_seed() if seed is None else seed, target=target)
    Watching(open_terminal(plain), Game(match, match.seated(taken)), speed).run()


def join(address: str, name: str, plain: bool, is_coached: bool) -> None:
    """Play at a table of a server."""
    from cassino.tui.files import data_folder
    from cassino.tui.remote import TableError, sit_down
    from cassino.tui.terminal import cleaned, open_terminal

    try:
        table = sit_down(open_terminal(plain), address, name, data_folder() / "sessions")
        table.is_coached = is_coached
        table.run()
    except TableError as error:
        raise click.ClickException(cleaned(str(error))) from None
    except (EOFError, KeyboardInterrupt):
        click.echo(tell("terminal-goodbye"))


def fresh_seed() -> int:
    """A seed short enough to be typed again."""
    import secrets

    return secrets.randbelow(10**9)
