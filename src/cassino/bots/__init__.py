"""Players that see only what their seat may see."""

from cassino.bots.bot import Bot, Clock, UnknownBot
from cassino.bots.registry import bot_names, level_names, make_bot

__all__ = ["Bot", "Clock", "UnknownBot", "bot_names", "level_names", "make_bot"]
