"""The bots that people can choose."""

from typing import NamedTuple

from cassino.bots.levels.level import LEVELS
from cassino.bots.registry import bot_names, level_names
from cassino.texts import tell


class Offer(NamedTuple):
    """A bot that can sit at a table. `level`: 0 for a bot that is not a level."""

    bot: str
    level: int
    title: str


def offers() -> tuple[Offer, ...]:
    """The levels, the weakest first, then the other bots."""
    levels = [
        Offer(bot, n, tell("arena-level", level=level.title))
        for n, (bot, level) in enumerate(zip(level_names(), LEVELS, strict=True), 1)
    ]
    return (*levels, *(Offer(bot, 0, bot.capitalize()) for bot in bot_names()))


def offer_named(name: str) -> Offer | None:
    """The bot with exactly this name; external programs and settings are never offered."""
    return next((offer for offer in offers() if offer.bot == name), None)


def offer_meant(text: str) -> Offer | None:
    """The bot that a person means: by its name, the number of a level, or its title."""
    word = text.strip().lower()
    return next((offer for offer in offers() if word in _words(offer)), None)


def _words(offer: Offer) -> tuple[str, ...]:
    return (offer.bot, str(offer.level), offer.title.lower()) if offer.level else (offer.bot,)
