"""What is said to a program, and what its answers mean."""

import json
import tomllib
from dataclasses import fields
from functools import lru_cache
from typing import Any

from cassino import __version__
from cassino.bots.external.faults import ProgramFault, shown
from cassino.bots.external.seen import Json, seen_by
from cassino.engine.move import Move
from cassino.engine.view import View
from cassino.notation.move import format_move, parse_move
from cassino.rules.options import RECORDS, Pack
from cassino.rules.rules import Rules
from cassino.rules.values import format_value

PROTOCOL = 1
MOST_MOVES = 256
"""So many legal moves are listed; more exist only at tables of many loose cards."""
LONGEST_MOVE = 500
"""So many characters a move may have."""


def hello(view: View, game: str, seed: int) -> Json:
    """What opens a deal."""
    state = view.public
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "cassino": __version__,
        "game": game,
        "seat": view.seat,
        "players": state.players,
        "seed": seed,
        "rules": rules_as_json(state.rules),
    }


def turn(view: View, game: str, seconds: float) -> Json:
    """What asks for a move."""
    moves = view.moves_up_to(MOST_MOVES)
    return {
        "type": "turn",
        "game": game,
        "seconds": seconds,
        "view": seen_by(view),
        "moves": [format_move(view.public, move) for move in moves],
        "complete": moves.complete,
        "claims": [format_move(view.public, move) for move in view.claims()],
    }


def farewell(game: str) -> Json:
    """What ends a deal."""
    return {"type": "end", "game": game}


def encoded(message: Json) -> bytes:
    """A message as one line of ASCII."""
    return json.dumps(message, separators=(",", ":")).encode("ascii")


@lru_cache(8)
def rules_as_json(rules: Rules) -> Json:
    """Every option of a rule set by record, as it is written in a file."""
    records = {name: _record(getattr(rules, name), rules.deck.pack) for name in RECORDS}
    return {"id": rules.id, "title": rules.title, **records}


def _record(record: Any, pack: Pack) -> Json:
    return {part.name: _plain(format_value(getattr(record, part.name), pack)) for part in fields(record)}


def _plain(toml: str) -> Any:
    """A value written as TOML as plain numbers, texts, lists and tables."""
    return tomllib.loads(f"value = {toml}")["value"]


def read_hello(answer: bytes) -> None:
    """Check the answer to a hello. Raises ProgramFault."""
    said = _object(answer).get("protocol")
    if said is not True and said == PROTOCOL:
        return
    raise ProgramFault(f'the answer to "hello" must have "protocol": {PROTOCOL}, not {shown(answer)}')


def read_move(view: View, answer: bytes) -> Move:
    """The legal move that an answer names. Raises ProgramFault."""
    text = _object(answer).get("move")
    if not isinstance(text, str):
        raise ProgramFault(f'the answer must have "move": a text, not {shown(answer)}')
    if len(text) > LONGEST_MOVE:
        raise ProgramFault(f"the move has {len(text)} characters, more than {LONGEST_MOVE}")
    try:
        move = parse_move(view.public, text)
    except ValueError as error:
        raise ProgramFault(f"{shown(text)} is not a legal move: {error}") from None
    broken = view.broken_rule(move)
    if broken:
        raise ProgramFault(f"{shown(text)} is not a legal move: {broken.sentence}")
    return move


def _object(answer: bytes) -> dict[str, Any]:
    try:
        said = json.loads(answer)
    except (ValueError, RecursionError):
        raise ProgramFault(f"the answer is not JSON: {shown(answer)}") from None
    if not isinstance(said, dict):
        raise ProgramFault(f"the answer is not a JSON object: {shown(answer)}")
    return said
