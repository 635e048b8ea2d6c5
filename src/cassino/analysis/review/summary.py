"""From single moves to players, and to the moments that decided; and a review with other names of players."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cassino.analysis.review.grades import FAULTS, LEAST_CHANCE, mean_accuracy
from cassino.analysis.review.model import Chances, Player, Review, ReviewedDeal, ReviewedMove, TurningPoint
from cassino.engine.match import Deal, Match
from cassino.notation.speech import describe_move

TURNING_POINTS = 3


def players_of(deals: Sequence[ReviewedDeal], names: Sequence[str], sides: int) -> tuple[Player, ...]:
    """How each seat played."""
    return tuple(_player(seat, name, seat % sides, deals) for seat, name in enumerate(names))


def _player(seat: int, name: str, side: int, deals: Sequence[ReviewedDeal]) -> Player:
    own = [move for deal in deals for move in deal.moves if move.seat == seat and move.accuracy is not None]
    accuracy = mean_accuracy([move.accuracy for move in own if move.accuracy is not None])
    counts = Counter(move.grade for move in own)
    faults = tuple((grade, counts[grade]) for grade in reversed(FAULTS))
    return Player(seat, name, side, len(own), accuracy, sum(move.loss for move in own), faults)


def turning_points(deals: Sequence[ReviewedDeal], sides: Sequence[str]) -> tuple[TurningPoint, ...]:
    """The moments that changed the chances most, in the order of the match."""
    moments = [point for point in _moments(deals, sides) if abs(point.swing) >= LEAST_CHANCE]
    found = sorted(moments, key=lambda point: -abs(point.swing))[:TURNING_POINTS]
    return tuple(sorted(found, key=lambda point: (point.number, point.is_deal)))


def _moments(deals: Sequence[ReviewedDeal], sides: Sequence[str]) -> Iterator[TurningPoint]:
    """Every move and every dealing of cards."""
    for deal in deals:
        first = deal.moves[0].number if deal.moves else 0
        if deal.dealt:
            yield _dealing(first - 1, deal.number, deal.dealt.swing, sides)
        before = deal.chances
        for move in deal.moves:
            swing = move.dealt.swing if move.dealt else (0.0,) * len(before)
            played = tuple(now - old - dealt for now, old, dealt in zip(move.chances, before, swing, strict=True))
            yield _playing(move, played)
            if move.dealt:
                yield _dealing(move.number, deal.number, swing, sides)
            before = move.chances


def _playing(move: ReviewedMove, swing: Chances) -> TurningPoint:
    """A move as a moment."""
    text = move.speech
    if move.is_fault and move.best:
        better = f" ({move.best.text} was better by {move.loss:.1f})"
        text = f"{move.speech.rstrip('.')}: {a_grade(move)}{better}."
    return TurningPoint(move.number, move.deal, False, *largest(swing), text)


def a_grade(move: ReviewedMove) -> str:
    """`a mistake`, `an inaccuracy`."""
    return f"{'an' if move.grade[0] == 'i' else 'a'} {move.grade}"


def _dealing(number: int, deal: int, swing: Chances, sides: Sequence[str]) -> TurningPoint:
    """Cards that were dealt as a moment."""
    lucky = max(range(len(swing)), key=swing.__getitem__)
    return TurningPoint(number, deal, True, *largest(swing), f"The cards favour {sides[lucky]}.")


def largest(swing: Chances) -> tuple[int, float]:
    """The first side and its change; with more than two, the side that has the largest one."""
    side = 0 if len(swing) == 2 else max(range(len(swing)), key=lambda each: abs(swing[each]))
    return side, swing[side]


def limits_text(review: Review) -> Iterator[str]:
    """What was left out or looked at less closely because the match is long, in sentences."""
    if review.left_out:
        deals = "The last deal is" if review.left_out == 1 else f"The last {review.left_out} deals are"
        yield f"{deals} not reviewed, because the match is too long. The score is that of the whole match."
    if review.hurried:
        moves = "One move was" if review.hurried == 1 else f"{review.hurried} moves were"
        yield f"{moves} looked at less closely than usual, because the match is long: the numbers are rougher."


def renamed(review: Review, match: Match, names: Sequence[str], sides: Sequence[str]) -> Review:
    """The review of a match with these names of players and sides."""
    deals = tuple(_renamed_deal(deal, match.deals[deal.number - 1], names) for deal in review.deals)
    players = tuple(replace(player, name=names[player.seat]) for player in review.players)
    return replace(
        review, players=players, sides=tuple(sides), deals=deals, turning_points=turning_points(deals, sides)
    )


def _renamed_deal(reviewed: ReviewedDeal, deal: Deal, names: Sequence[str]) -> ReviewedDeal:
    moves = tuple(
        replace(move, speech=describe_move(deal.states[move.place], deal.moves[move.place], names))
        for move in reviewed.moves
    )
    return replace(reviewed, moves=moves)
