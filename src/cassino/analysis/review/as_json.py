"""A review as JSON values. docs/review.md describes the format."""

from typing import Any

from cassino import __version__
from cassino.analysis.review.model import (
    Board,
    Breakdown,
    Candidate,
    DealtCards,
    Player,
    Review,
    ReviewedDeal,
    ReviewedMove,
    ReviewedPar,
    TurningPoint,
)
from cassino.analysis.review.summary import how_played, limits, result, verdict, with_hindsight
from cassino.texts.message import Reason, as_builtins

FORMAT = 2
Json = dict[str, Any]
DIGITS = 4


def review_json(review: Review) -> Json:
    """The whole review."""
    return {
        "format": FORMAT,
        "made_with": {"cassino": __version__, "worlds": review.worlds, "seed": review.seed},
        "rules": {"id": review.rules.id, "title": review.rules.title},
        "pack": review.rules.deck.pack.value,
        "sides": [_side(review, side) for side in range(len(review.sides))],
        "players": [_player(player) for player in review.players],
        "winners": list(review.winners),
        "result": as_builtins(result(review)),
        "chances": _numbers(review.chances),
        "turning_points": [_turning_point(point) for point in review.turning_points],
        "left_out": review.left_out,
        "hurried": review.hurried,
        "notes": _messages(tuple(limits(review))),
        "deals": [_deal(deal) for deal in review.deals],
    }


def _numbers(values: tuple[float, ...]) -> list[float]:
    return [round(value, DIGITS) for value in values]


def _messages(messages: Reason) -> list[Json]:
    return [as_builtins(message) for message in messages]


def _side(review: Review, side: int) -> Json:
    return {
        "name": review.sides[side],
        "score": review.scores[side],
        "luck": round(review.luck(side), DIGITS),
        "breakdown": _breakdown(review.breakdown(side)),
        "lost": round(review.lost(side), DIGITS),
    }


def _breakdown(breakdown: Breakdown) -> Json:
    return {
        "seat": breakdown.seat,
        "luck": breakdown.luck,
        "skill": breakdown.skill,
        "hidden": breakdown.hidden,
        "result": breakdown.result,
    }


def _player(player: Player) -> Json:
    return {
        "seat": player.seat,
        "name": player.name,
        "side": player.side,
        "judged": player.judged,
        "accuracy": None if player.accuracy is None else round(player.accuracy, 1),
        "lost": round(player.lost, DIGITS),
        "faults": {grade.value: count for grade, count in player.faults},
        "told": as_builtins(how_played(player)),
    }


def _turning_point(point: TurningPoint) -> Json:
    return {
        "number": point.number,
        "deal": point.deal,
        "is_deal": point.is_deal,
        "side": point.side,
        "swing": round(point.swing, DIGITS),
        "told": _messages(point.told),
    }


def _deal(deal: ReviewedDeal) -> Json:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "before": list(deal.before),
        "points": list(deal.points),
        "chances": _numbers(deal.chances),
        "luck": _numbers(deal.luck),
        "breakdowns": [_breakdown(breakdown) for breakdown in deal.breakdowns],
        "dealt": _dealt(deal.dealt),
        "par": _par(deal.par),
        "moves": [_move(move) for move in deal.moves],
    }


def _dealt(dealt: DealtCards | None) -> Json | None:
    return None if dealt is None else {"points": _numbers(dealt.points), "swing": _numbers(dealt.swing)}


def _par(par: ReviewedPar | None) -> Json | None:
    if par is None:
        return None
    return {
        "number": par.number,
        "side": par.side,
        "margin": round(par.margin, DIGITS),
        "played": round(par.played, DIGITS),
        "lost": _numbers(par.lost),
        "is_whole": par.is_whole,
    }


def _perfect(move: ReviewedMove) -> Json | None:
    perfect = move.perfect
    if perfect is None:
        return None
    loss, told = round(perfect.loss, DIGITS), _messages(with_hindsight(move))
    return {"loss": loss, "best": perfect.best or None, "told": told}


def _move(move: ReviewedMove) -> Json:
    return {
        "number": move.number,
        "deal": move.deal,
        "place": move.place,
        "turn": move.turn,
        "seat": move.seat,
        "side": move.side,
        "text": move.text,
        "speech": as_builtins(move.speech),
        "chances": _numbers(move.chances),
        "grade": move.grade.value,
        "verdict": as_builtins(verdict(move)),
        "loss": round(move.loss, DIGITS),
        "error": round(move.error, DIGITS),
        "loss_of_chance": round(move.loss_of_chance, DIGITS),
        "accuracy": None if move.accuracy is None else round(move.accuracy, 1),
        "is_exact": move.is_exact,
        "played": move.played if move.choices else None,
        "choices": [choice_json(choice) for choice in move.choices],
        "dealt": _dealt(move.dealt),
        "perfect": _perfect(move),
        "board": _board(move.board),
    }


def choice_json(choice: Candidate) -> Json:
    """A legal move with its value."""
    return {
        "text": choice.text,
        "speech": as_builtins(choice.speech),
        "value": round(choice.value, DIGITS),
        "error": round(choice.error, DIGITS),
        "chance": round(choice.chance, DIGITS),
        "chance_error": round(choice.chance_error, DIGITS),
        "reason": _messages(choice.reason),
    }


def _board(board: Board) -> Json:
    return {
        "hands": [list(hand) for hand in board.hands],
        "loose": list(board.loose),
        "builds": [{"value": build.value, "owner": build.owner, "cards": list(build.cards)} for build in board.builds],
        "captured": list(board.captured),
        "stock": board.stock,
    }
