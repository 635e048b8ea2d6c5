"""What the engine of a process plays and finds, as one number; runs in CPython and in Pyodide."""

import hashlib
import sys
from collections.abc import Iterator

from cassino.bots import Clock, make_bot
from cassino.compiled import engine_kind
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.notation.move import format_move
from cassino.rules import load_variant, variant_ids
from cassino.search.budget import Budget
from cassino.search.playout_search import analyze

BOT, SEED, TARGET = "level6", 3, 11
SEARCH = Budget(64)
PATIENT = Clock(move_seconds=60.0)
"""Level 6 counts what it looks at and not the time."""


def moves(variant: str) -> Iterator[str]:
    """The moves of a deal by one rule set."""
    rules = load_variant(variant)
    match = Match(rules, rules.seating.players[0], SEED, target=TARGET)
    while not match.state.is_over:
        view = match.view(match.state.turn)
        move = make_bot(BOT, Rng(SEED).split(match.state.turn_no)).choose(view, PATIENT)
        yield format_move(match.state, move)
        match.play(move)


def searched(variant: str) -> Iterator[str]:
    """The best first move of a deal, and the value of each move."""
    match = Match(load_variant(variant), 2, SEED)
    found = analyze(match.view(match.state.turn), SEARCH, Rng(SEED))
    yield format_move(match.state, found.best.move)
    yield from (repr(value) for value in found.values)


def digest() -> tuple[str, int]:
    """A hash of a deal of each rule set and of a search, and how many moves were played."""
    played = [f"{variant} {move}" for variant in variant_ids() for move in moves(variant)]
    whole = "\n".join([*played, *searched("casino_long")])
    return hashlib.sha256(whole.encode()).hexdigest(), len(played)


if __name__ == "__main__":
    print(engine_kind(), *digest(), sys.version.split()[0], sep="\t")
