"""`cassino par`: what deals are worth when all cards are open."""

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cassino.cli.progress import interruptible, progress
from cassino.cli.worded import Command, FilePath, UsageError, option
from cassino.texts import tell
from cassino.tui.files import read_text

if TYPE_CHECKING:
    from cassino.analysis.double_dummy import DealPar, Judged
    from cassino.engine.match import Deal, Match

DEFAULT_VARIANT = "casino"
NODES = 20_000_000
MOST_NODES = 10**12


@click.command(cls=Command, help="commands-par-does")
@click.argument("record", required=False, type=FilePath(exists=True))
@option("--seed", metavar="N", type=click.IntRange(0, 2**64 - 1), help="commands-par-seed")
@option("--variant", metavar="NAME", default=DEFAULT_VARIANT, help="commands-par-variant")
@option("--players", metavar="N", type=click.IntRange(2, 6), help="commands-par-players")
@option(
    "--nodes",
    metavar="N",
    type=click.IntRange(1, MOST_NODES),
    default=NODES,
    help="commands-par-nodes",
)
@option("--json", "as_json", is_flag=True, help="commands-par-json")
def command(
    record: Path | None, seed: int | None, variant: str, players: int | None, nodes: int, as_json: bool
) -> None:
    """Show the par of each deal in RECORD: the margin of perfect play if every card is known."""
    if (record is None) == (seed is None):
        raise UsageError("commands-record-or-seed")
    match = _replayed(record) if record else _played(variant, players, seed or 0)
    over = [(number, deal) for number, deal in enumerate(match.deals, 1) if deal.states[-1].is_over]
    found = _told(over, nodes, as_json)
    if not found:
        raise UsageError("commands-no-deal-over", file=str(record))
    if as_json:
        click.echo(json.dumps([told.as_json() for told in found]))
    else:
        click.echo("\n".join(line for told in found for line in told.lines()))


def _replayed(record: Path) -> "Match":
    import cassino

    return cassino.load(read_text(record))


def _played(variant: str, players: int | None, seed: int) -> "Match":
    import cassino
    from cassino.analysis.puzzles.mining import played_deal
    from cassino.texts.lists import number_list

    rules = cassino.rules(variant)
    if players is not None and players not in rules.seating.players:
        raise UsageError("engine-players", title=rules.title, known=number_list(rules.seating.players), players=players)
    return played_deal(rules, players, seed)


def _told(deals: "list[tuple[int, Deal]]", nodes: int, is_quiet: bool) -> "list[_DealTold]":
    from cassino.analysis.double_dummy import judge_deal

    found, begun = [], 0
    with progress("", sum(len(deal.moves) for _, deal in deals), is_quiet=is_quiet) as bar:
        for number, deal in deals:
            bar.show(begun, text=tell("commands-progress-par", deal=number))
            judged = interruptible(partial(judge_deal, deal.states, deal.moves, nodes, bar.advance))
            found.append(_DealTold(number, deal, judged))
            begun += len(deal.moves)
    return found


class _DealTold:
    """One deal, searched, for printing."""

    def __init__(self, number: int, deal: "Deal", found: "DealPar | None") -> None:
        self.number = number
        self.deal = deal
        self.found = found

    def lines(self) -> list[str]:
        """As text."""
        found = self.found
        if found is None:
            return [tell("arena-par-unplayed", deal=self.number)]
        par = found.par
        led = found.margins[par.side]
        return [
            tell("arena-par-deal", deal=self.number, positions=f"{found.nodes:,}", **self.where(par.place)),
            "  " + tell("arena-par", side=self.side(par.side), par=f"{par.margin:+g}", played=f"{led:+g}"),
            *(f"  {line}" for line in self.faults(found)),
        ]

    def where(self, place: int) -> dict[str, str | int]:
        """From where on the deal was searched, as arguments of a message."""
        state, rounds = self.deal.states[place], self.deal.states[-1].round_no
        part = "whole" if place == 0 else "round" if rounds > 1 else "rest"
        return {"part": part, "turn": state.turn_no + 1, "round": state.round_no, "rounds": rounds}

    def side(self, side: int) -> str:
        """`A+C`."""
        from cassino.notation.recordlines import side_letters

        return side_letters(self.deal.states[0], side)

    def faults(self, found: "DealPar") -> list[str]:
        """What each side gave away, and by which moves."""
        lost = [turn for turn in found.turns if turn.loss > 0]
        if not lost:
            return [tell("arena-par-perfect")]
        return [self.fault(turn) for turn in lost]

    def fault(self, turn: "Judged") -> str:
        """`24 A: trail 4C gives away 2 (4C x 4S keeps +3)`."""
        from cassino.notation.move import format_move
        from cassino.notation.recordlines import move_line

        state = self.deal.states[turn.place]
        best = format_move(state, turn.best) if turn.best else "none"
        move, loss = move_line(state, turn.move), f"{turn.loss:g}"
        return tell("arena-par-loss", move=move, loss=loss, best=best, par=f"{turn.par:+g}")

    def as_json(self) -> dict[str, Any]:
        """The same as values."""
        from cassino.notation.move import format_move

        found = self.found
        if found is None:
            return {"deal": self.number, "par": None}
        states = self.deal.states
        turns = [
            {
                "move": format_move(states[turn.place], turn.move), "place": turn.place, "seat": turn.seat,
                "par": turn.par, "margin": turn.margin,
                "best": format_move(states[turn.place], turn.best) if turn.best else None,
            }
            for turn in found.turns
        ]  # fmt: skip
        return {
            "deal": self.number, "is_whole": found.is_whole, "from": found.par.place, "side": found.par.side,
            "par": found.par.margin, "margins": found.margins, "positions": found.nodes, "turns": turns,
        }  # fmt: skip
