"""Players for people, from beginner to full strength."""

from cassino.bots.levels.level import AT_SIGHT, DEFAULT, LEVELS, Level
from cassino.bots.levels.player import LevelBot

__all__ = ["AT_SIGHT", "DEFAULT", "LEVELS", "Level", "LevelBot"]
