"""Whom people may play against at a table: names from outside are looked up here and nowhere else."""

from typing import NamedTuple

from cassino.bots.bot import bot_names, level_names
from cassino.bots.levels.level import LEVELS

DEFAULT = "level4"
"""A level in the middle."""


class Offer(NamedTuple):
    """A player for a table. `level` is 0 for one that is no level for people."""

    bot: str
    level: int
    title: str


def offers() -> tuple[Offer, ...]:
    """The levels, the easiest first, then the other bots."""
    levels = [Offer(bot, n, level.title) for n, (bot, level) in enumerate(zip(level_names(), LEVELS, strict=True), 1)]
    return (*levels, *(Offer(bot, 0, bot.capitalize()) for bot in bot_names()))


def offer_named(name: str) -> Offer | None:
    """The player with exactly this name; programs and settings are never offered."""
    return next((offer for offer in offers() if offer.bot == name), None)


def offer_meant(text: str) -> Offer | None:
    """The player that a person means: by its name, the number of a level, or its title."""
    word = text.strip().lower()
    return next((offer for offer in offers() if word in _words(offer)), None)


def _words(offer: Offer) -> tuple[str, ...]:
    return (offer.bot, str(offer.level), offer.title.lower()) if offer.level else (offer.bot,)
