"""The messages of docs/research/bot-protocol.md: what a program gets, what its answers mean, and what it did wrong."""

import json
import tomllib
from dataclasses import fields
from functools import lru_cache
from typing import Any

from cassino import __version__
from cassino.cards import cards_in
from cassino.engine.layout import pile_shown, sets_of
from cassino.engine.move import Kind, Move
from cassino.engine.state import NO_CARD, Build, State
from cassino.engine.view import View
from cassino.errors import CassinoError
from cassino.notation.move import format_move, parse_move
from cassino.notation.position import format_position
from cassino.notation.positionwords import DUTIES, WINDOWS
from cassino.rules.options import RECORDS, Pack, PileFace
from cassino.rules.packs import format_card
from cassino.rules.rules import Rules
from cassino.rules.values import format_value

SHOWN = 80
"""How many characters of an answer are quoted in an error."""
LONGEST_REASON = 400
PROTOCOL = 1
MOST_MOVES = 256
"""At most this many legal moves are listed; only tables with many loose cards have more."""
LONGEST_MOVE = 500
"""How many characters a move may have."""
Json = dict[str, Any]


class ProgramFault(CassinoError):
    """A program failed at its turn and loses the deal. The message is one line."""

    def __str__(self) -> str:
        return printable(super().__str__())[:LONGEST_REASON]


def printable(text: str) -> str:
    """A text in one line, without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def shown(said: bytes | str) -> str:
    """An answer, quoted and cut short."""
    text = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return repr(text[:SHOWN]) + ("..." if len(text) > SHOWN else "")


def hello(view: View, game: str, seed: int) -> Json:
    """The message that opens a deal."""
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
    """The message that asks for a move."""
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
    """The message that ends a deal."""
    return {"type": "end", "game": game}


def encoded(message: Json) -> bytes:
    """A message as one line of ASCII."""
    return json.dumps(message, separators=(",", ":")).encode("ascii")


@lru_cache(8)
def rules_as_json(rules: Rules) -> Json:
    """Every option of a rule set by record, with its value as in a file."""
    records = {name: _record(getattr(rules, name), rules.deck.pack) for name in RECORDS}
    return {"id": rules.id, "title": rules.stored_title, **records}


def _record(record: Any, pack: Pack) -> Json:
    return {part.name: _plain(format_value(getattr(record, part.name), pack)) for part in fields(record)}


def _plain(toml: str) -> Any:
    """A TOML value as plain numbers, texts, lists and tables."""
    return tomllib.loads(f"value = {toml}")["value"]


def read_hello(answer: bytes) -> None:
    """Check the answer to a hello. Raises ProgramFault."""
    said = _object(answer).get("protocol")
    if said is not True and said == PROTOCOL:
        return
    raise ProgramFault("arena-program-protocol", protocol=PROTOCOL, answer=shown(answer))


def read_move(view: View, answer: bytes) -> Move:
    """The legal move that an answer names. Raises ProgramFault."""
    text = _object(answer).get("move")
    if not isinstance(text, str):
        raise ProgramFault("arena-program-no-move", answer=shown(answer))
    if len(text) > LONGEST_MOVE:
        raise ProgramFault("arena-program-long-move", length=len(text), most=LONGEST_MOVE)
    try:
        move = parse_move(view.public, text)
    except ValueError as error:
        raise ProgramFault("arena-program-illegal", move=shown(text), problem=str(error)) from None
    broken = view.broken_rule(move)
    if broken:
        raise ProgramFault("arena-program-illegal", move=shown(text), problem=broken.sentence)
    return move


def _object(answer: bytes) -> dict[str, Any]:
    try:
        said = json.loads(answer)
    except (ValueError, RecursionError):
        raise ProgramFault("arena-program-no-json", answer=shown(answer)) from None
    if not isinstance(said, dict):
        raise ProgramFault("arena-program-no-object", answer=shown(answer))
    return said


def seen_by(view: View) -> Json:
    """A view as JSON, with cards as the pack prints them. Everything comes from the view."""
    state = view.public
    return {
        "position": format_position(state),
        "seat": view.seat,
        "turn": state.turn_no + 1,
        "player": state.turn_of,
        "dealer": state.dealer,
        "leader": state.leader,
        "round": state.round_no,
        "hand": _cards(state, view.hand),
        "loose": _cards(state, state.loose),
        "builds": [_build(state, build) for build in state.builds()],
        "seats": [_seat(view, seat) for seat in range(state.players)],
        "sides": [_side(state, side) for side in range(state.side_count)],
        "piles": [_pile(view, holder) for holder in range(state.tables.pile_count)],
        "stock": state.stock_size,
        "bottom": next(iter(_cards(state, view.bottom)), None),
        "unseen": _cards(state, view.unseen),
        "last_capturer": None if state.last_capturer < 0 else state.last_capturer,
        "window": WINDOWS.get(state.window),
        "unfinished": _unfinished(state),
    }


def _cards(state: State, cards: int) -> list[str]:
    return [format_card(card, state.rules.deck.pack) for card in cards_in(cards)]


def _build(state: State, build: Build) -> Json:
    return {
        "sets": [_cards(state, cards) for cards in sets_of(build)],
        "value": build.value,
        "owner": None if build.owner < 0 else build.owner,
        "turn": build.turn + 1,
    }


def _seat(view: View, seat: int) -> Json:
    """What is known about a seat; `certain` and `possible` are its hand as far as it is known."""
    state = view.public
    return {
        "side": state.side_of(seat),
        "pile": state.holder(seat),
        "cards": state.hand_size(seat),
        "certain": _cards(state, view.certain(seat)),
        "possible": _cards(state, view.possible(seat)),
        "proven": list(state.proven(seat)),
        "lost": list(state.lost(seat)),
    }


def _side(state: State, side: int) -> Json:
    return {
        "score": state.score(side),
        "captured": _cards(state, state.pile(side)),
        "sweeps": state.sweeps(side),
        "large_sweeps": state.large_sweeps(side).bit_count(),
        "oranges": state.oranges(side),
        "false_oranges": state.false_oranges(side),
        "penalty": state.penalty(side),
    }


def _pile(view: View, holder: int) -> Json:
    """A pile: face down only its size; face up its cards, the lowest first, null for a card whose place is secret."""
    state = view.public
    count = state.held(holder).bit_count()
    if state.rules.piling.face is PileFace.DOWN:
        return {"count": count, "cards": None, "top": None}
    pack, top = state.rules.deck.pack, state.top(holder)
    places = pile_shown(state, holder, view.seat)
    return {
        "count": count,
        "cards": [None if card is None else format_card(card, pack) for card in places],
        "top": None if top == NO_CARD else format_card(top, pack),
    }


def _unfinished(state: State) -> Json:
    """The turn in progress, in games where it has several parts."""
    return {
        "played": _cards(state, state.played),
        "kind": Kind(state.played_kind).name.lower() if state.played else None,
        "value": state.played_value if state.played else None,
        "must_take": state.must_take or None,
        "duty": DUTIES.get(state.duty),
        "shown": _cards(state, state.shown),
        "pending": _cards(state, state.pending_taken),
        "plays_owed": state.plays_owed,
    }
