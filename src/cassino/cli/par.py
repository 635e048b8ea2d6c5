"""`cassino par`: what deals are worth when all cards are open."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from cassino.analysis.double_dummy import DealPar, Judged
    from cassino.engine.match import Deal, Match

DEFAULT_VARIANT = "casino"
NODES = 20_000_000
MOST_NODES = 10**12


@click.command(short_help="What deals are worth with all cards open.")
@click.argument("record", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--seed", metavar="N", type=click.IntRange(0, 2**64 - 1), help="Use the deal of this seed instead of a record."
)
@click.option("--variant", metavar="NAME", default=DEFAULT_VARIANT, help="With --seed: the variant.  [casino]")
@click.option("--players", metavar="N", type=click.IntRange(2, 6), help="With --seed: number of players.")
@click.option(
    "--nodes",
    metavar="N",
    type=click.IntRange(1, MOST_NODES),
    default=NODES,
    help="Most positions to search per deal.  [20 M]",
)
@click.option("--json", "as_json", is_flag=True, help="Print the pars as JSON.")
def command(
    record: Path | None, seed: int | None, variant: str, players: int | None, nodes: int, as_json: bool
) -> None:
    """Show the par of each deal in RECORD: the margin of perfect play if every card is known, even those in the stock.

    Also shows the moves that gave points away. If a deal needs more than --nodes positions, it is searched from the
    earliest turn that they allow. With --seed, heuristic bots play one deal.
    """
    if (record is None) == (seed is None):
        raise click.UsageError("Name a record or --seed N.")
    match = _replayed(record) if record else _played(variant, players, seed or 0)
    over = [(number, deal) for number, deal in enumerate(match.deals, 1) if deal.states[-1].is_over]
    found = [_DealTold(number, deal, nodes) for number, deal in over]
    if not found:
        raise click.UsageError(f"{record}: no deal of this match is over.")
    if as_json:
        click.echo(json.dumps([told.as_json() for told in found]))
    else:
        click.echo("\n".join(line for told in found for line in told.lines()))


def _replayed(record: Path) -> "Match":
    import cassino

    return cassino.load(record.read_text("utf-8"))


def _played(variant: str, players: int | None, seed: int) -> "Match":
    import cassino
    from cassino.analysis.puzzles.mining import played_deal

    rules = cassino.rules(variant)
    if players is not None and players not in rules.seating.players:
        raise click.BadParameter(f"{rules.title} is not played by {players}", param_hint="--players")
    return played_deal(rules, players, seed)


class _DealTold:
    """One deal, searched, for printing."""

    def __init__(self, number: int, deal: "Deal", nodes: int) -> None:
        from cassino.analysis.double_dummy import judge_deal

        self.number = number
        self.deal = deal
        self.found: DealPar | None = judge_deal(deal.states, deal.moves, nodes)

    def lines(self) -> list[str]:
        """As text."""
        found = self.found
        if found is None:
            return [f"Deal {self.number}: nothing was played."]
        par = found.par
        led = found.margins[par.side]
        return [
            f"Deal {self.number}, {self.where(par.place)} ({found.nodes:,} positions searched)",
            f"  par: {self.side(par.side)} {par.margin:+g}; played: {led:+g}",
            *(f"  {line}" for line in self.faults(found)),
        ]

    def where(self, place: int) -> str:
        """From where on the deal was searched."""
        if place == 0:
            return "the whole deal"
        state, rounds = self.deal.states[place], self.deal.states[-1].round_no
        at = f"turn {state.turn_no + 1}" + (f" in round {state.round_no} of {rounds}" if rounds > 1 else "")
        return f"from {at} on; before, there are too many positions for --nodes"

    def side(self, side: int) -> str:
        """`A+C`."""
        from cassino.notation.recordlines import side_letters

        return side_letters(self.deal.states[0], side)

    def faults(self, found: "DealPar") -> list[str]:
        """What each side gave away, and by which moves."""
        lost = [turn for turn in found.turns if turn.loss > 0]
        if not lost:
            return ["every move was perfect"]
        return [self.fault(turn) for turn in lost]

    def fault(self, turn: "Judged") -> str:
        """`24 A: trail 4C gives 2 away (4C x 4S keeps +3)`."""
        from cassino.notation.move import format_move
        from cassino.notation.recordlines import move_line

        state = self.deal.states[turn.place]
        kept = f" ({format_move(state, turn.best)} keeps {turn.par:+g})" if turn.best else ""
        return f"{move_line(state, turn.move)} gives away {turn.loss:g}{kept}"

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
