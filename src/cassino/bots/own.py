"""Bots that Python programs bring along."""

from copy import deepcopy

from cassino.arguments import ArgumentError, shown
from cassino.bots.bot import ONE_SECOND, Bot, Clock
from cassino.engine.move import Move, as_move
from cassino.engine.view import View
from cassino.notation.move import read_move


class OwnBot:
    """A copy of a program's bot for one seat of one deal, with a clock that it is not told."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.name = name
        self._bot = deepcopy(bot)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move that the program's bot chooses. Raises CassinoError if that is neither a move nor its text."""
        chosen = self._bot.choose(view)
        return read_move(view.public, chosen) if isinstance(chosen, str) else as_move(chosen)


def name_of(bot: "str | Bot", taken: str = "") -> str:
    """The name of a bot in a contest, another one than `taken`. Raises ArgumentError for what cannot choose."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, type) or not isinstance(bot, Bot):
        raise ArgumentError("argument-no-bot", found=shown(bot))
    name = str(getattr(bot, "name", type(bot).__name__))
    return name if name != taken else f"{name} (2)"
