"""A review in which the players are called otherwise: each reads it with `You` at their own seat."""

from collections.abc import Sequence
from dataclasses import replace

from cassino.analysis.review.model import Review, ReviewedDeal
from cassino.analysis.review.summing import turning_points
from cassino.engine.match import Deal, Match
from cassino.notation.speech import describe_move


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
