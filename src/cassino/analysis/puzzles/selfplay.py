"""Deals played by bots, in which puzzles are looked for."""

from cassino.bots import Clock, make_bot
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.rules import Rules

PLAYER = "heuristic"
CLOCK = Clock()


def play_deal(rules: Rules, players: int | None, seed: int) -> Match:
    """The first deal of the match of a seed, played to its end by one bot in all seats."""
    match = Match(rules, players, seed)
    play_on(match, PLAYER, Rng(seed).split(1))
    return match


def play_on(match: Match, bot: str, rng: Rng) -> None:
    """Play a deal to its end, one bot in all seats."""
    player = make_bot(bot, rng)
    while not match.deal_over:
        match.play(player.choose(match.view(match.state.turn, past=True), CLOCK))
