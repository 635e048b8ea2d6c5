"""A review as lines for the terminal."""

from collections.abc import Iterator, Sequence

from cassino.analysis.review.explanation import Explained
from cassino.analysis.review.graph import drawn_sides, text_graph
from cassino.analysis.review.model import Breakdown, Review, ReviewedMove, ReviewedPar, TurningPoint
from cassino.analysis.review.summary import EXPLAINED, PERFECT, how_played, limits, result, verdict, with_hindsight
from cassino.engine.state import State
from cassino.notation.move import format_move
from cassino.texts.catalog import say, say_all
from cassino.texts.message import Reason


def review_lines(review: Review, every_move: bool = False, drawn: bool = True) -> Iterator[str]:
    """The whole review: players, luck, graph, turning points, faults or all moves."""
    yield f"{heading(review)} {worded(review, (result(review),))}"
    yield from (worded(review, (note,)) for note in limits(review))
    yield ""
    yield from player_lines(review)
    yield ""
    yield from breakdown_lines(review)
    yield from par_lines(review)
    if drawn:
        for side in drawn_sides(review):
            yield from ("", f"Winning chance of {review.sides[side]}, all hands open:", *text_graph(review, side))
    yield ""
    yield "Turning points:" if review.turning_points else "No turning points."
    yield from (f"  {turning_text(review, point)}" for point in review.turning_points)
    yield ""
    yield from move_lines(review, every_move)


def worded(review: Review, messages: Reason) -> str:
    """Messages of a review in words."""
    return say_all(messages, [player.name for player in review.players])


def turning_text(review: Review, point: TurningPoint) -> str:
    """`Move 33, deal 1: Ann trails 5♣. (Ann -12 %)`"""
    swing = f"{review.sides[point.side]} {signed(100 * point.swing, 0)} %"
    place = where(point.number, point.deal) if point.number else f"Before the first move, deal {point.deal}"
    return f"{place}: {worded(review, point.told)} ({swing})"


def heading(review: Review) -> str:
    """The rules and the sides."""
    return f"{review.rules.title}: {' against '.join(review.sides)}."


def player_lines(review: Review) -> Iterator[str]:
    """Accuracy and faults of each player."""
    for player in review.players:
        yield f"{player.name}: {worded(review, (how_played(player),))}"


def breakdown_lines(review: Review) -> Iterator[str]:
    """What the result of each side is made of."""
    yield "Luck and skill, in points:"
    for side in drawn_sides(review):
        for deal in review.deals if len(review.deals) > 1 else ():
            yield f"  {review.sides[side]}, deal {deal.number}: {breakdown_text(deal.breakdowns[side])}"
        yield f"  {review.sides[side]}: {breakdown_text(review.breakdown(side))}"
    yield f"  {say(EXPLAINED)}"


def breakdown_text(breakdown: Breakdown) -> str:
    """`seat +0.4, cards +3.1, skill -5.2, hidden cards -1.3; result -3.0`"""
    parts = {
        "seat": breakdown.seat,
        "cards": breakdown.luck,
        "skill": breakdown.skill,
        "hidden cards": breakdown.hidden,
    }
    told = ", ".join(f"{name} {signed(points)}" for name, points in parts.items())
    return f"{told}; result {signed(breakdown.result)}"


def par_lines(review: Review) -> Iterator[str]:
    """The pars of the deals."""
    pars = [(deal.number, deal.par) for deal in review.deals if deal.par]
    if pars:
        yield from ("", say(PERFECT))
    for number, par in pars:
        lost = ", ".join(f"{name} {points:.1f}" for name, points in zip(review.sides, par.lost, strict=True))
        led = f"perfect play {review.sides[par.side]} {signed(par.margin)}, played {signed(par.played)}"
        yield f"  Deal {number}, {par_from(par)}: {led}; lost by {lost}"


def par_from(par: ReviewedPar) -> str:
    """`from move 20 on`."""
    return "the whole of it" if par.is_whole else f"from move {par.number} on"


def move_lines(review: Review, every_move: bool) -> Iterator[str]:
    """The faults, or all moves."""
    faults = [move for move in review.moves if move.is_fault]
    if not every_move:
        yield "Mistakes:" if faults else "No mistakes."
    for move in review.moves if every_move else faults:
        yield from one_move_lines(review, move)


def one_move_lines(review: Review, move: ReviewedMove) -> Iterator[str]:
    """A move, and what would have been better."""
    name = review.players[move.seat].name
    chances = f"Chance of {review.sides[0]}: {round(100 * move.chances[0])} %."
    yield f"  {where(move.number, move.deal)}, {name}: {move.text}. {worded(review, (verdict(move),))} {chances}"
    if move.is_fault and move.best:
        yield f"    Better: {move.best.text}. {worded(review, move.best.reason)}"
        if move.choices[move.played].reason:
            yield f"    Played: {worded(review, move.choices[move.played].reason)}"
    if hindsight := with_hindsight(move):
        yield f"    {worded(review, hindsight)}"


def position_lines(state: State, explained: Sequence[Explained], names: Sequence[str]) -> Iterator[str]:
    """The moves of a position with their values; `state` is that of the player to act."""
    for number, each in enumerate(explained, 1):
        value = f"{signed(each.value)} ± {each.error:.1f} points"
        chance = f"{100 * each.chance:.0f} % ± {100 * each.chance_error:.0f}"
        reason = say_all(each.reason, names)
        yield f"{number}. {format_move(state, each.move)}: {value}, match {chance}. {reason}".rstrip()


def where(number: int, deal: int) -> str:
    """`Move 33, deal 1`."""
    return f"Move {number}, deal {deal}"


def signed(number: float, digits: int = 1) -> str:
    """`+1.3`, `-0.2`, `0.0`."""
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}" if rounded else f"{0:.{digits}f}"
