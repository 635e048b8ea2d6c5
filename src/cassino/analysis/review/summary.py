"""From single moves to players and turning points, as messages."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cassino.analysis.review.grades import FAULTS, LEAST_CHANCE, Grade, mean_accuracy
from cassino.analysis.review.model import Chances, Player, Review, ReviewedDeal, ReviewedMove, TurningPoint
from cassino.texts.amounts import amount
from cassino.texts.message import Argument, Message, Reason

Args = dict[str, Argument]
PLURALS = {Grade.INACCURACY: "inaccuracies", Grade.MISTAKE: "mistakes", Grade.BLUNDER: "blunders"}

TURNING_POINTS = 3
EXPLAINED = Message("review-breakdown-explained")
"""Explains the parts of a breakdown."""
PERFECT = Message("review-perfect-explained")
"""Explains the comparison with perfect play."""


def players_of(deals: Sequence[ReviewedDeal], names: Sequence[str], sides: int) -> tuple[Player, ...]:
    """How each seat played."""
    return tuple(_player(seat, name, seat % sides, deals) for seat, name in enumerate(names))


def _player(seat: int, name: str, side: int, deals: Sequence[ReviewedDeal]) -> Player:
    own = [move for deal in deals for move in deal.moves if move.seat == seat and move.accuracy is not None]
    accuracy = mean_accuracy([move.accuracy for move in own if move.accuracy is not None])
    counts = Counter(move.grade for move in own)
    faults = tuple((grade, counts[grade]) for grade in reversed(FAULTS))
    return Player(seat, name, side, len(own), accuracy, sum(move.loss for move in own), faults)


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


def result(review: Review) -> Message:
    """The score, and who won."""
    args: Args = {"scores": list(review.scores), "count": len(review.deals) + review.left_out}
    if not review.winners:
        return Message("review-unfinished", args)
    winners = [player.seat for player in review.players if player.side in review.winners]
    return Message("review-won", {**args, "winners": winners})


def how_played(player: Player) -> Message:
    """The accuracy and the faults of a player."""
    if player.accuracy is None:
        return Message("review-no-choice")
    counts: Args = {PLURALS[grade]: count for grade, count in player.faults}
    accuracy, lost = round(player.accuracy), amount(player.lost)
    return Message("review-player", {"accuracy": accuracy, "points": lost, "choices": player.judged, **counts})


def verdict(move: ReviewedMove) -> Message:
    """How good a move was."""
    if not move.is_fault:
        return praise(move.grade)
    args: Args = {"grade": move.grade.value, "points": amount(move.loss)}
    return Message("review-fault-exact" if move.is_exact else "review-fault", args)


def praise(grade: Grade) -> Message:
    """The message for a move that is no fault."""
    return Message("review-move", {"grade": grade.value})


def better(grade: Grade, loss: float) -> Message:
    """The message for a fault, before the better move."""
    return Message("review-better", {"grade": grade.value, "points": amount(loss)})


def with_hindsight(move: ReviewedMove) -> Reason:
    """What perfect knowledge shows about a move; empty if it shows nothing new, or if the player knew as much."""
    if move.perfect is None or move.perfect.loss <= 0 or move.is_exact:
        return ()
    args: Args = {"points": amount(move.perfect.loss)}
    if move.perfect.speech is None:
        return (Message("review-perfect-other", args),)
    return Message("review-perfect", args), move.perfect.speech


def limits(review: Review) -> Iterator[Message]:
    """What was left out or searched for a shorter time because the match is long."""
    if review.left_out:
        yield Message("review-left-out", {"count": review.left_out})
    if review.hurried:
        yield Message("review-hurried", {"count": review.hurried})


def renamed(review: Review, names: Sequence[str], sides: Sequence[str]) -> Review:
    """A review with these names of players and sides."""
    players = tuple(replace(player, name=names[player.seat]) for player in review.players)
    return replace(review, players=players, sides=tuple(sides))
