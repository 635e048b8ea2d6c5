"""Plain lines name cards in words everywhere, and what they say can be typed."""

import re

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.notation.move import format_move, parse_move
from cassino.rules import load_variant
from cassino.rules.options import Pack, pack_cards
from cassino.cards import cards_in
from cassino.texts.catalog import Style, writing
from cassino.texts.language import speaking
from cassino.tui.cardwords import card_list, card_texts, typed
from cassino.tui.vocabulary import in_notation, with_cards
from scripted import new_game, run

LANGUAGES = ("en", "es", "fr", "ht", "hu", "it", "pt", "de")
GAMES = ("casino", "dominican", "royal", "swazi", "scopa", "orange")
CARD = re.compile(r"(?<![\w-])(?:(?:10|[2-9AJQK])[CDHS]|(?:10|[1-9])[RYGB])(?![\w-])")
"""A card as it is typed in short."""
MOST = 40
"""Moves of one position that are looked at."""


def positions(variant: str, seed: int) -> list[State]:
    """The positions of one deal, played at random."""
    rules = load_variant(variant)
    match = Match(rules, rules.players[0] if hasattr(rules, "players") else 2, seed)
    chance, found = Rng(seed), []
    while not match.deal_over:
        found.append(match.state)
        moves = list(legal_moves(match.state))
        match.play(moves[chance.below(len(moves))])
    return found


def read_back(state: State, text: str) -> object:
    return parse_move(state, in_notation(text))
