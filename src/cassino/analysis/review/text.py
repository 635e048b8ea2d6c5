"""A review as lines for the terminal."""

from collections.abc import Iterator, Sequence

from cassino.analysis.review.explanation import Explained
from cassino.analysis.review.grades import FAULTS
from cassino.analysis.review.graph import drawn_sides, text_graph
from cassino.analysis.review.model import Player, Review, ReviewedMove, ReviewedPar, TurningPoint
from cassino.analysis.review.summary import a_grade, limits_text
from cassino.engine.state import State
from cassino.notation.move import format_move


def review_lines(review: Review, every_move: bool = False, drawn: bool = True) -> Iterator[str]:
    """The whole review: players, luck, graph, turning points, faults or all moves."""
    yield heading(review)
    yield from limits_text(review)
    yield ""
    yield from player_lines(review)
    yield ""
    yield from luck_lines(review)
    yield from par_lines(review)
    if drawn:
        for side in drawn_sides(review):
            yield from ("", f"Winning chance of {review.sides[side]}, all hands open:", *text_graph(review, side))
    yield ""
    yield "Turning points:" if review.turning_points else "No turning points."
    yield from (f"  {turning_text(review, point)}" for point in review.turning_points)
    yield ""
    yield from move_lines(review, every_move)


def turning_text(review: Review, point: TurningPoint) -> str:
    """`Move 33, deal 1: Ann trails the five of clubs. (Ann -12 %)`"""
    swing = f"{review.sides[point.side]} {signed(100 * point.swing, 0)} %"
    return f"{where(point.number, point.deal)}: {point.text} ({swing})"


def heading(review: Review) -> str:
    """The names, the bots and the result."""
    score = " to ".join(str(points) for points in review.scores)
    result = "not finished"
    if review.winners:
        names = [review.sides[side] for side in review.winners]
        result = f"{' and '.join(names)} won"
    count = len(review.deals) + review.left_out
    deals = f"{count} deal{'' if count == 1 else 's'}"
    return f"{review.rules.title}: {' against '.join(review.sides)}, {score} after {deals}; {result}."


def player_lines(review: Review) -> Iterator[str]:
    """Accuracy and faults of each player."""
    for player in review.players:
        yield f"{player.name}: {player_text(player)}."


def player_text(player: Player) -> str:
    """`accuracy 97 %, 6.5 points given away in 57 moves: 3 inaccuracies, 1 mistake, no blunders`."""
    if player.accuracy is None:
        return "nothing to choose"
    moves = f"{player.judged} choice{'' if player.judged == 1 else 's'}"
    faults = ", ".join(counted(count, grade.value) for grade, count in player.faults)
    return f"accuracy {player.accuracy:.0f} %, {player.lost:.1f} points given away in {moves}: {faults}"


def counted(number: int, noun: str) -> str:
    """`3 inaccuracies`, `no blunders`."""
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number or 'no'} {noun if number == 1 else plural}"


def luck_lines(review: Review) -> Iterator[str]:
    """Luck and skill of each side, in points."""
    yield "Points by luck in the cards, and given away by mistakes:"
    for side, name in enumerate(review.sides):
        by_deal = ", ".join(signed(deal.luck[side]) for deal in review.deals)
        yield f"  {name}: luck {signed(review.luck(side))} (by deal {by_deal}); given away {review.lost(side):.1f}"


def par_lines(review: Review) -> Iterator[str]:
    """What perfect knowledge would have made of the deals."""
    pars = [(deal.number, deal.par) for deal in review.deals if deal.par]
    if pars:
        yield from ("", "With every card known, those of the stock too:")
    for number, par in pars:
        lost = ", ".join(f"{name} {points:.1f}" for name, points in zip(review.sides, par.lost, strict=True))
        led = f"par {review.sides[par.side]} {signed(par.margin)}, played {signed(par.played)}"
        yield f"  Deal {number}, {par_from(par)}: {led}; given away: {lost}"


def par_from(par: ReviewedPar) -> str:
    """`from move 20 on`."""
    return "the whole of it" if par.is_whole else f"from move {par.number} on"


def perfect_text(move: ReviewedMove) -> str:
    """What perfect knowledge says about a move; empty if that adds nothing, or if the player knew as much."""
    if move.perfect is None or move.perfect.loss <= 0 or move.is_exact:
        return ""
    better = f"{move.perfect.best} keeps" if move.perfect.best else "another move keeps"
    return f"With every card known, {better} {move.perfect.loss:.1f} points more."


def move_lines(review: Review, every_move: bool) -> Iterator[str]:
    """The faults, or all moves."""
    faults = [move for move in review.moves if move.is_fault]
    if not every_move:
        yield "Faults:" if faults else "No faults."
    for move in review.moves if every_move else faults:
        yield from one_move_lines(review, move)


def one_move_lines(review: Review, move: ReviewedMove) -> Iterator[str]:
    """A move, and what would have been better."""
    name = review.players[move.seat].name
    chances = f"; chances {round(100 * move.chances[0])} % for {review.sides[0]}"
    line = f"  {where(move.number, move.deal)}, {name}: {move.text}"
    if move.grade not in FAULTS or not move.best:
        yield line + (f" ({move.grade}{chances})" if move.choices else f" (no choice{chances})")
        yield from (f"    {text}" for text in (perfect_text(move),) if text)
        return
    yield f"{line}, {a_grade(move)}: {move.loss:.1f} points ± {move.error:.1f}{chances}"
    yield f"    Better: {move.best.text}. {move.best.reason}"
    played = move.choices[move.played]
    if played.reason:
        yield f"    Played: {played.reason}"
    yield from (f"    {text}" for text in (perfect_text(move),) if text)


def position_lines(state: State, explained: Sequence[Explained]) -> Iterator[str]:
    """The moves of a position with their values; `state` is that of the player to act."""
    for number, each in enumerate(explained, 1):
        value = f"{signed(each.value)} ± {each.error:.1f} points"
        chance = f"{100 * each.chance:.0f} % ± {100 * each.chance_error:.0f}"
        yield f"{number}. {format_move(state, each.move)}: {value}, match {chance}. {each.reason}".rstrip()


def where(number: int, deal: int) -> str:
    """`Move 33, deal 1`."""
    return f"Move {number}, deal {deal}"


def signed(number: float, digits: int = 1) -> str:
    """`+1.3`, `-0.2`, `0.0`."""
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}" if rounded else f"{0:.{digits}f}"
