"""Players for people, from beginner to full strength."""

from cassino.bots.levels.level import DEFAULT, LEVELS, Level
from cassino.bots.levels.player import LevelBot

__all__ = ["DEFAULT", "LEVELS", "Level", "LevelBot"]
