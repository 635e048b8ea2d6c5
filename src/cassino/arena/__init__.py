"""Bots against bots on the same cards."""

from cassino.arena.contest import Contest, SideRotation
from cassino.arena.journal import Journal, JournalError, new_journal, open_journal, unkept
from cassino.arena.origin import machine, origin
from cassino.arena.result import Result
from cassino.arena.series import deals_left, play_all, play_with, run_contest
from cassino.arena.table import BotFault, play_deal
from cassino.arena.tournament import Tournament, round_robin, standings

__all__ = [
    "BotFault",
    "Contest",
    "Journal",
    "JournalError",
    "Result",
    "SideRotation",
    "Tournament",
    "deals_left",
    "machine",
    "new_journal",
    "open_journal",
    "origin",
    "play_all",
    "play_deal",
    "play_with",
    "round_robin",
    "run_contest",
    "standings",
    "unkept",
]
