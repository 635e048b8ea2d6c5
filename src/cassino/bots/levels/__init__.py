"""Players for people, from beginner to full strength."""

from cassino.bots.levels.level import DEFAULT, LEVELS, Level, Offer, offer_meant, offer_named, offers
from cassino.bots.levels.player import LevelBot

__all__ = ["DEFAULT", "LEVELS", "Level", "LevelBot", "Offer", "offer_meant", "offer_named", "offers"]
