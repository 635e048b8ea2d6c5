"""What players and sides are called in a review, in the current language: the person who reads it is `you`."""

from collections.abc import Sequence

from cassino.analysis.review.model import Review
from cassino.texts.catalog import Style, say
from cassino.texts.lists import commas
from cassino.texts.message import Argument, Message


def names_of(review: Review) -> list[str]:
    """What players are called, by seat."""
    return [player.name for player in review.players]


def seats_of(review: Review, side: int) -> list[int]:
    """The seats of a side."""
    return [player.seat for player in review.players if player.side == side]


def player_name(review: Review, seat: int) -> str:
    """What a player is called in the current language."""
    return say(Message("side", {"seats": [seat]}), names_of(review))


def side_name(review: Review, side: int) -> str:
    """What a side is called in the current language: `You and Ann`."""
    return say(Message("side", {"seats": seats_of(review, side)}), names_of(review))


def of_side(review: Review, key: str, side: int, **args: Argument) -> str:
    """A message about a side, in words."""
    return say(Message(key, {"side": seats_of(review, side), **args}), names_of(review), Style.SYMBOLS)


def side_names(review: Review, sides: Sequence[int]) -> str:
    """The names of several sides, one after the other."""
    return commas([side_name(review, side) for side in sides])
