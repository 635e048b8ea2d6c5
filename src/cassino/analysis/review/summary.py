"""From single moves to players and turning points, as messages."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from cassino.analysis.review.grades import FAULTS, LEAST_CHANCE, Grade, mean_accuracy
from cassino.analysis.review.model import (
    Breakdown,
    Chances,
    Review,
    ReviewedDeal,
    ReviewedMove,
    ReviewedPlayer,
    ReviewedSide,
    TurningPoint,
)
from cassino.texts.amounts import amount
from cassino.texts.message import Argument, Message, Reason

Args = dict[str, Argument]
PLURALS = {Grade.INACCURACY: "inaccuracies", Grade.MISTAKE: "mistakes", Grade.BLUNDER: "blunders"}

TURNING_POINTS = 3
EXPLAINED = Message("review-breakdown-explained")
"""Explains the parts of a breakdown."""
PERFECT = Message("review-perfect-explained")
"""Explains the comparison with perfect play."""


def players_of(deals: Sequence[ReviewedDeal], names: Sequence[str], sides: int) -> tuple[ReviewedPlayer, ...]:
    """How each seat played."""
    return tuple(_player(seat, name, seat % sides, deals) for seat, name in enumerate(names))


def _player(seat: int, name: str, side: int, deals: Sequence[ReviewedDeal]) -> ReviewedPlayer:
    own = [move for deal in deals for move in deal.moves if move.seat == seat and move.accuracy is not None]
    accuracy = mean_accuracy([move.accuracy for move in own if move.accuracy is not None])
    counts = Counter(move.grade for move in own)
    faults = {grade: counts[grade] for grade in reversed(FAULTS)}
    lost = sum(move.loss for move in own)
    return ReviewedPlayer(
        seat, name, side, len(own), accuracy, lost, faults, how_played(len(own), accuracy, lost, faults)
    )


def side_of(
    side: int, name: str, score: int, deals: Sequence[ReviewedDeal], players: Sequence[ReviewedPlayer]
) -> ReviewedSide:
    """A side over all deals."""
    luck = sum(deal.luck[side] for deal in deals)
    lost = sum(player.lost for player in players if player.side == side)
    return ReviewedSide(name, score, luck, _sum([deal.breakdowns[side] for deal in deals]), lost)


def _sum(breakdowns: Sequence[Breakdown]) -> Breakdown:
    parts = zip(*((each.seat, each.luck, each.skill, each.hidden, each.result) for each in breakdowns), strict=True)
    return Breakdown(*(round(sum(part), 1) for part in parts))


def turning_points(deals: Sequence[ReviewedDeal]) -> tuple[TurningPoint, ...]:
    """The moments that changed the chances most, in the order of the match."""
    moments = [point for point in _moments(deals) if abs(point.swing) >= LEAST_CHANCE]
    found = sorted(moments, key=lambda point: -abs(point.swing))[:TURNING_POINTS]
    return tuple(sorted(found, key=lambda point: (point.number, point.is_deal)))


def _moments(deals: Sequence[ReviewedDeal]) -> Iterator[TurningPoint]:
    """Every move and every deal of cards."""
    for deal in deals:
        first, players = deal.moves[0].number if deal.moves else 0, len(deal.moves[0].board.hands) if deal.moves else 0
        if deal.dealt:
            yield _dealing(first - 1, deal.number, deal.dealt.swing, players)
        before = deal.chances
        for move in deal.moves:
            swing = move.dealt.swing if move.dealt else (0.0,) * len(before)
            played = tuple(now - old - dealt for now, old, dealt in zip(move.chances, before, swing, strict=True))
            yield _playing(move, played)
            if move.dealt:
                yield _dealing(move.number, deal.number, swing, players)
            before = move.chances


def _playing(move: ReviewedMove, swing: Chances) -> TurningPoint:
    """A move as a turning point."""
    told: Reason = (move.speech,)
    if move.is_fault and move.best:
        told = (move.speech, better(move.grade, move.loss), move.best.speech)
    return TurningPoint(move.number, move.deal, False, *largest(swing), told)


def _dealing(number: int, deal: int, swing: Chances, players: int) -> TurningPoint:
    """A deal of cards as a turning point."""
    lucky = max(range(len(swing)), key=swing.__getitem__)
    told = Message("review-cards-favor", {"side": list(range(lucky, players, len(swing)))})
    return TurningPoint(number, deal, True, *largest(swing), (told,))


def largest(swing: Chances) -> tuple[int, float]:
    """The first side and its change; with more than two sides, the side with the largest change."""
    side = 0 if len(swing) == 2 else max(range(len(swing)), key=lambda each: abs(swing[each]))
    return side, swing[side]


def result(scores: Sequence[int], deals: int, winners: Sequence[int], players: Sequence[ReviewedPlayer]) -> Message:
    """The score after the finished deals, and who won. winners: sides."""
    args: Args = {"scores": list(scores), "count": deals}
    if not winners:
        return Message("review-unfinished", args)
    return Message("review-won", {**args, "winners": [player.seat for player in players if player.side in winners]})


def how_played(judged: int, accuracy: float | None, lost: float, faults: Mapping[Grade, int]) -> Message:
    """The accuracy and the faults of a player."""
    if accuracy is None:
        return Message("review-no-choice")
    counts: Args = {PLURALS[grade]: count for grade, count in faults.items()}
    args: Args = {"accuracy": round(accuracy), "points": amount(lost), "choices": judged}
    return Message("review-player", {**args, **counts})


def verdict(grade: Grade, loss: float, is_exact: bool) -> Message:
    """How good a move was."""
    if grade not in FAULTS:
        return praise(grade)
    args: Args = {"grade": grade.value, "points": amount(loss)}
    return Message("review-fault-exact" if is_exact else "review-fault", args)


def praise(grade: Grade) -> Message:
    """The message for a move that is no fault."""
    return Message("review-move", {"grade": grade.value})


def better(grade: Grade, loss: float) -> Message:
    """The message for a fault, before the better move."""
    return Message("review-better", {"grade": grade.value, "points": amount(loss)})


def with_hindsight(loss: float, best: Message | None) -> Reason:
    """What perfect knowledge shows about a move that gave points away. best: what the player does with a better one."""
    if loss <= 0:
        return ()
    args: Args = {"points": amount(loss)}
    return (Message("review-perfect-other", args),) if best is None else (Message("review-perfect", args), best)


def limits(left_out: int, hurried: int, worlds: int, usual: int) -> Iterator[Message]:
    """What was left out or judged in less detail: for lack of time, or because the plain engine looks at fewer worlds
    than usual.
    """
    if worlds < usual:
        yield Message("review-plain", {"worlds": worlds, "usual": usual})
    if left_out:
        yield Message("review-left-out", {"count": left_out})
    if hurried:
        yield Message("review-cut-short", {"count": hurried})


def renamed(review: Review, names: Sequence[str], sides: Sequence[str]) -> Review:
    """A review with these names of players and sides."""
    players = tuple(replace(player, name=names[player.seat]) for player in review.players)
    named = tuple(replace(side, name=name) for side, name in zip(review.sides, sides, strict=True))
    return replace(review, players=players, sides=named)
