"""A review as lines for the terminal."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce

from cassino.analysis.review.explanation import Explained
from cassino.analysis.review.graph import drawn_sides, text_graph
from cassino.analysis.review.model import Breakdown, Review, ReviewedMove, ReviewedPar, TurningPoint
from cassino.analysis.review.names import names_of, of_side, player_name, side_name
from cassino.analysis.review.summary import EXPLAINED, PERFECT
from cassino.engine.state import State
from cassino.notation.move import format_move
from cassino.texts import tell
from cassino.texts.catalog import say, say_all
from cassino.texts.message import Reason


def review_lines(
    review: Review, every_move: bool = False, drawn: bool = True, typed: Callable[[str], str] = str
) -> Iterator[str]:
    """The whole review: players, luck, graph, turning points, faults or all moves.

    typed: gives a move of the notation as a player types it.
    """
    yield f"{heading(review)} {worded(review, (review.result,))}"
    yield from (worded(review, (note,)) for note in review.notes)
    yield ""
    yield from player_lines(review)
    yield ""
    yield from breakdown_lines(review)
    yield from par_lines(review)
    if drawn:
        for side in drawn_sides(review):
            yield from ("", of_side(review, "analysis-graph", side), *text_graph(review, side))
    yield ""
    yield tell("analysis-turning-points" if review.turning_points else "analysis-no-turning-points")
    yield from (f"  {turning_text(review, point)}" for point in review.turning_points)
    yield ""
    yield from move_lines(review, every_move, typed)


def worded(review: Review, messages: Reason) -> str:
    """Messages of a review in words."""
    return say_all(messages, names_of(review))


def turning_text(review: Review, point: TurningPoint) -> str:
    """`Move 33, deal 1: Ann trails 5♣. (Ann -12%)`"""
    return of_side(
        review,
        "analysis-turning-point",
        point.side,
        number=point.number,
        deal=point.deal,
        told=worded(review, point.told),
        swing=signed(100 * point.swing, 0),
    )


def heading(review: Review) -> str:
    """The rules and the sides."""
    names = [side_name(review, side) for side in range(len(review.sides))]
    sides = reduce(lambda first, second: tell("arena-pair", first=first, second=second), names)
    return tell("analysis-heading", title=review.title, sides=sides)


def player_lines(review: Review) -> Iterator[str]:
    """Accuracy and faults of each player."""
    for player in review.players:
        yield f"{player_name(review, player.seat)}: {worded(review, (player.told,))}"


def breakdown_lines(review: Review) -> Iterator[str]:
    """The parts of each side's result."""
    yield tell("analysis-luck")
    for side in drawn_sides(review):
        for deal in review.deals if len(review.deals) > 1 else ():
            told = breakdown_text(deal.breakdowns[side])
            yield "  " + of_side(review, "analysis-side-deal", side, deal=deal.number, told=told)
        yield f"  {side_name(review, side)}: {breakdown_text(review.sides[side].breakdown)}"
    yield f"  {say(EXPLAINED)}"


def breakdown_text(breakdown: Breakdown) -> str:
    """`seat +0.4, cards +3.1, skill -5.2, hidden cards -1.3; result -3.0`"""
    return tell(
        "analysis-breakdown",
        seat=signed(breakdown.seat),
        cards=signed(breakdown.luck),
        skill=signed(breakdown.skill),
        hidden=signed(breakdown.hidden),
        result=signed(breakdown.result),
    )


def par_lines(review: Review) -> Iterator[str]:
    """The pars of the deals."""
    pars = [(deal.number, deal.par) for deal in review.deals if deal.par]
    if pars:
        yield from ("", say(PERFECT))
    for number, par in pars:
        lost = ", ".join(f"{side_name(review, side)} {one_decimal(points)}" for side, points in enumerate(par.lost))
        yield "  " + of_side(
            review,
            "analysis-par",
            par.side,
            part=par_part(number, par),
            margin=signed(par.margin),
            played=signed(par.played),
            lost=lost,
        )


def par_part(deal: int, par: ReviewedPar) -> str:
    """`Deal 2, from move 20`."""
    return tell("analysis-par-part", deal=deal, part="whole" if par.is_whole else "rest", move=par.number)


def move_lines(review: Review, every_move: bool, typed: Callable[[str], str]) -> Iterator[str]:
    """The faults, or all moves."""
    faults = [move for move in review.moves if move.is_fault]
    if not every_move:
        yield tell("analysis-mistakes" if faults else "analysis-no-mistakes")
    for move in review.moves if every_move else faults:
        yield from one_move_lines(review, move, typed)


def one_move_lines(review: Review, move: ReviewedMove, typed: Callable[[str], str]) -> Iterator[str]:
    """A move, and what would have been better."""
    yield "  " + of_side(
        review,
        "analysis-move",
        0,
        number=move.number,
        deal=move.deal,
        who=move.seat,
        move=typed(move.text),
        verdict=worded(review, (move.verdict,)),
        chance=round(100 * move.chances[0]),
    )
    if move.is_fault and move.best:
        yield "    " + tell("analysis-better", move=typed(move.best.text), reason=worded(review, move.best.reason))
        if move.choice and move.choice.reason:
            yield "    " + tell("analysis-played", reason=worded(review, move.choice.reason))
    if move.hindsight:
        yield f"    {worded(review, move.hindsight)}"


def position_lines(
    state: State, explained: Sequence[Explained], names: Sequence[str], typed: Callable[[str], str] = str
) -> Iterator[str]:
    """The moves of a position with their values; `state` is that of the player to act."""
    for number, each in enumerate(explained, 1):
        yield tell(
            "analysis-value",
            number=number,
            move=typed(format_move(state, each.move)),
            value=valued(each.value, each.error),
            chance=chanced(each.chance, each.chance_error),
            reason=say_all(each.reason, names),
        ).rstrip()


def where(number: int, deal: int) -> str:
    """`Move 33, deal 1`."""
    return tell("analysis-where", number=number, deal=deal)


def signed(number: float, digits: int = 1) -> str:
    """`+1.3`, `-0.2`, `0.0`."""
    rounded = round(number, digits)
    sign = "+" if rounded > 0 else "-" if rounded < 0 else ""
    return sign + (one_decimal(abs(rounded)) if digits else str(int(abs(rounded))))


def valued(points: float, error: float | None) -> str:
    """`+1.3 ± 0.2`; without an error if it is not known."""
    return signed(points) if error is None else f"{signed(points)} ± {one_decimal(error)}"


def chanced(chance: float, error: float | None) -> str:
    """`62% ± 3`; without an error if it is not known."""
    return f"{100 * chance:.0f}%" if error is None else f"{100 * chance:.0f}% ± {100 * error:.0f}"


def one_decimal(number: float) -> str:
    """`1.3`, or `1,3` in languages with a decimal comma."""
    return tell("pages-decimal", number=round(number, 1))
