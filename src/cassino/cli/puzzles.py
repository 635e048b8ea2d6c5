"""`cassino puzzles`: look for puzzles, and prove them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.progress import Bar, progress
from cassino.cli.worded import FilePath, Group, UsageError, option
from cassino.texts import tell
from cassino.tui.files import read_text

if TYPE_CHECKING:
    from cassino.analysis.puzzles.mining import WantedPuzzles
    from cassino.analysis.puzzles.puzzle import Puzzle
    from cassino.engine.state import State

SHARE = 3
"""At most one in this many of a variant's puzzles has the same theme."""


@click.command(cls=Group, help="commands-puzzles-does")
def command() -> None:
    """Find and check puzzles: positions with one clearly best move that a simple player misses."""


@command.command(help="commands-puzzles-mine", short_help="commands-puzzles-mine-short")
@click.argument("records", nargs=-1, type=FilePath(exists=True))
@option("--variant", "variants", metavar="NAME", multiple=True, help="commands-puzzles-variant")
@option("--players", metavar="N", type=click.IntRange(2, 6), help="commands-option-players")
@option(
    "--deals",
    metavar="N",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="commands-puzzles-deals",
)
@option(
    "--most",
    metavar="N",
    type=click.IntRange(1),
    default=30,
    show_default=True,
    help="commands-puzzles-most",
)
@option(
    "--seed", metavar="N", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="commands-puzzles-seed"
)
@option("--hidden", is_flag=True, help="commands-puzzles-hidden")
@option(
    "--worlds",
    metavar="N",
    type=click.IntRange(10, 1000),
    default=40,
    show_default=True,
    help="commands-puzzles-worlds",
)
@option("--out", metavar="FILE", type=click.Path(path_type=Path), help="commands-puzzles-out")
def mine(
    records: Sequence[Path], variants: Sequence[str], players: int | None, deals: int, most: int, seed: int,
    hidden: bool, worlds: int, out: Path | None,
) -> None:  # fmt: skip
    """Look for puzzles in the deals of RECORDS, or in deals between bots."""
    from cassino.analysis.puzzles.mining import WantedPuzzles
    from cassino.analysis.puzzles.puzzle import format_puzzle

    if bool(records) == bool(variants):
        raise UsageError("commands-records-or-variants")
    wanted = WantedPuzzles(hidden, worlds)
    sources = [_recorded(records)] if records else [_played(name, players, deals, seed) for name in variants]
    found = []
    text, total = tell("commands-progress-puzzles"), None if records else len(variants) * deals
    with out.open("a", encoding="utf-8") if out else nullcontext() as file, progress(text, total) as bar:
        write = partial(print, file=file, flush=True) if file else bar.echo
        for puzzle in chain.from_iterable(_chosen(source, wanted, most, seed, bar) for source in sources):
            write(format_puzzle(puzzle))
            found.append(puzzle)
    if out:
        click.echo(tell("commands-puzzles-added", count=len(found), file=str(out), themes=_counted(found)))


def _recorded(records: Sequence[Path]) -> Iterator["Sequence[State]"]:
    import cassino

    for path in records:
        for deal in cassino.load(read_text(path)).deals:
            yield deal.states


def _played(name: str, players: int | None, deals: int, seed: int) -> Iterator["Sequence[State]"]:
    import cassino
    from cassino.analysis.puzzles.mining import played_deal
    from cassino.texts.lists import number_list

    rules = cassino.rules(name)
    if players is not None and players not in rules.seating.players:
        raise UsageError("engine-players", title=rules.title, known=number_list(rules.seating.players), players=players)
    for number in range(deals):
        yield played_deal(rules, players, seed + number).states


def _chosen(
    source: "Iterator[Sequence[State]]", wanted: "WantedPuzzles", most: int, seed: int, bar: Bar
) -> "Iterator[Puzzle]":
    """The first puzzle of each deal, no theme too often."""
    from cassino.analysis.puzzles.mining import puzzles_in

    themes: Counter[str] = Counter()
    for number, states in enumerate(bar.over(source)):
        for puzzle in puzzles_in(states, wanted, seed + number):
            if themes[puzzle.theme] < max(1, most // SHARE):
                themes[puzzle.theme] += 1
                yield puzzle
                break
        if themes.total() >= most:
            return


def _counted(found: "Sequence[Puzzle]") -> str:
    counts = Counter(str(puzzle.theme) for puzzle in found)
    return ", ".join(f"{theme} {count}" for theme, count in counts.most_common()) or "0"


@command.command(help="commands-puzzles-check", short_help="commands-puzzles-check-short")
@click.argument("file", required=False, type=FilePath(exists=True))
def check(file: Path | None) -> None:
    """Solve every puzzle in FILE again; without FILE, the puzzles that ship with cassino."""
    from cassino.analysis.puzzles.mining import prove
    from cassino.analysis.puzzles.puzzle import PuzzleError

    puzzles, wrong = _read(file), 0
    with progress(tell("commands-progress-check"), len(puzzles)) as bar:
        for number, puzzle in enumerate(bar.over(puzzles), 1):
            try:
                prove(puzzle)
            except PuzzleError as error:
                wrong += 1
                bar.echo(tell("commands-puzzle-wrong", number=number, problem=error))
    click.echo(tell("commands-puzzles-checked", right=len(puzzles) - wrong, wrong=wrong))
    if wrong:
        raise click.exceptions.Exit(1)


@command.command("list", help="commands-puzzles-list", short_help="commands-puzzles-list-short")
@click.argument("file", required=False, type=FilePath(exists=True))
def list_all(file: Path | None) -> None:
    """Count the puzzles in FILE, by variant and theme; without FILE, those that ship with cassino."""
    puzzles = _read(file)
    for variant in dict.fromkeys(puzzle.variant for puzzle in puzzles):
        own = [puzzle for puzzle in puzzles if puzzle.variant == variant]
        hidden = sum(not puzzle.is_exact for puzzle in own)
        click.echo(tell("commands-puzzles-of", variant=variant, count=len(own), themes=_counted(own), hidden=hidden))
    click.echo(tell("commands-puzzles-all", count=len(puzzles), themes=_counted(puzzles)))


@command.command(help="commands-puzzles-shuffle", short_help="commands-puzzles-shuffle-short")
@click.argument("files", nargs=-1, required=True, type=FilePath(exists=True))
def shuffle(files: Sequence[Path]) -> None:
    """Print the puzzles in FILES in an order for daily use, if possible never two of one variant in a row."""
    from cassino.analysis.puzzles.puzzle import format_puzzle

    puzzles = {puzzle.position: puzzle for path in files for puzzle in _read(path)}
    by_variant: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles.values():
        by_variant.setdefault(puzzle.variant, []).append(puzzle)
    places = [
        ((at + 0.5) / len(own), variant, puzzle) for variant, own in by_variant.items() for at, puzzle in enumerate(own)
    ]
    for _, _, puzzle in sorted(places, key=lambda place: place[:2]):
        click.echo(format_puzzle(puzzle))


def _read(file: Path | None) -> "tuple[Puzzle, ...]":
    from cassino.analysis.puzzles.puzzle import parse_puzzles, shipped

    return parse_puzzles(read_text(file).splitlines()) if file else shipped()
