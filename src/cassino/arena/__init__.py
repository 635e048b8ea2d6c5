"""Bots against bots on the same cards."""

from cassino.arena.contest import Contest, Result, run_contest
from cassino.arena.table import BotFault, play_deal

__all__ = ["BotFault", "Contest", "Result", "play_deal", "run_contest"]
