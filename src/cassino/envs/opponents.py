"""Bots for the seats that a learner does not play."""

from collections.abc import Sequence
from copy import deepcopy

from cassino.arguments import ArgumentError
from cassino.bots.bot import Bot, TimedBot
from cassino.bots.own import OwnBot, name_of
from cassino.bots.registry import make_bot
from cassino.engine.legal import broken_rule
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.errors import CassinoError

Named = str | Bot


class Opponents:
    """A bot for each seat of each game, made when it first plays.

    bots: one for all seats, or one for each seat after the learner's. Raises CassinoError.
    """

    def __init__(self, bots: Named | Sequence[Named], players: int, seed: int) -> None:
        is_one = isinstance(bots, str) or not isinstance(bots, Sequence)
        self._named: list[Named] = [bots] * (players - 1) if is_one else list(bots)  # type: ignore[arg-type, list-item]
        if len(self._named) != players - 1:
            raise ArgumentError("argument-count", needed=players - 1, found=len(self._named))
        self._rng, self._players = Rng(seed).split(OWN_KEY), players
        self._bots: dict[tuple[int, int], TimedBot] = {}
        for place in range(players - 1):
            self._made(0, place)

    def _made(self, game: int, place: int) -> TimedBot:
        key = game, place
        if key not in self._bots:
            named, rng = self._named[place], self._rng.split(game * self._players + place)
            self._bots[key] = make_bot(named, rng) if isinstance(named, str) else OwnBot(named, name_of(named))
        return self._bots[key]

    def move(self, game: int, view: View) -> Move:
        """The move of the seat to act in a game, whose learner sits at the seat of its number. Raises CassinoError."""
        assert view.seat is not None
        place = (view.seat - game - 1) % self._players
        move = self._made(game, place).choose(view)
        if move.kind == Kind.CLAIM:
            raise CassinoError("envs-claim")
        broken = broken_rule(view.public, move)
        if broken is not None:
            raise IllegalMove(broken)
        return move

    def reseeded(self, seed: int) -> "Opponents":
        """The same bots, anew, with other generators."""
        return Opponents(self._named, self._players, seed)

    def copy(self) -> "Opponents":
        """An independent copy."""
        return deepcopy(self)


OWN_KEY = 0x0BB
"""The key with which the generators of opponents are drawn from a seed."""
