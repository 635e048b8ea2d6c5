"""A bot's turn: what it knows, its random numbers, the check of its move, and the event.

The random numbers depend on the match's `bot_seed`, the number of the deal and the number of moves in it. These are the
same at every host, and again after a move is taken back or a saved match is opened, which a version is not.
"""

from dataclasses import dataclass, replace
from typing import Self

from cassino.bots import Clock, make_bot
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted.match.events import Claimed, Moved
from cassino.hosted.match.match import HostedMatch
from cassino.notation.move import format_move

CLOCK = Clock(move_seconds=0.25)
"""No bot takes longer than people notice."""
LAST_RESORT = "random"
"""Plays for a bot that has failed."""
HINT_KEY = 0x417


class BotFailure(Exception):
    """A bot raised an error or chose what the rules forbid."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot's turn; nothing in it is hidden from the seat.

    chance: the state of the bot's random generator.
    """

    seat: int
    bot: str
    view: View
    chance: int

    def by(self, bot: str) -> Self:
        """The same turn, played by another bot."""
        return replace(self, bot=bot)

    @property
    def rng(self) -> Rng:
        """The bot's random generator."""
        return Rng(self.chance)

    def move(self, clock: Clock = CLOCK) -> Move:
        """The bot's move. Raises BotFailure."""
        try:
            move = make_bot(self.bot, self.rng).choose(self.view, clock)
        except Exception as error:
            raise BotFailure(f"{self.bot} failed") from error
        return checked(self.bot, self.view, move)

    def event(self, move: Move) -> Moved | Claimed:
        """The event of a legal move."""
        return Claimed(self.seat) if move.kind == Kind.CLAIM else Moved(self.seat, format_move(self.view.public, move))


def bot_turn(hosted: HostedMatch, seat: int) -> BotTurn:
    """The turn of the bot at a seat."""
    chance = _moment(hosted, Rng(hosted.created.bot_seed)).state
    return BotTurn(seat, hosted.places[seat].bot or LAST_RESORT, hosted.view(seat, past=True), chance)


def hint_chance(hosted: HostedMatch) -> Rng:
    """The random generator of a hint."""
    return _moment(hosted, Rng(hosted.created.bot_seed).split(HINT_KEY))


def _moment(hosted: HostedMatch, rng: Rng) -> Rng:
    """Another generator for each move of a match."""
    return rng.split(len(hosted.match.deals)).split(len(hosted.match.moves))


def checked(name: str, view: View, move: Move) -> Move:
    """The move of a bot, or of a hint, if it is legal for this seat. Raises BotFailure."""
    if is_own(view, move):
        return move
    broken = view.broken_rule(move)
    rule = broken.number if broken else None
    raise BotFailure(f"{name} chose an illegal move of kind {move.kind} (rule {rule})")


def is_own(view: View, move: Move) -> bool:
    """Whether a move belongs to the seat and is legal."""
    return view.is_legal(move) and (move.kind != Kind.CLAIM or move.seat == view.seat)
