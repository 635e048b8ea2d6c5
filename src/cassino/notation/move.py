"""Moves as text that a person can type: `8S x 8H, 5C+3D`, `5H+4D = 9`, `raise [3D+4C] 2S = 9`, `trail 4C`, `end`."""

from cassino.engine.legal import broken_rule
from cassino.engine.move import Kind, Move
from cassino.engine.move_text import DEMANDS, PLAIN
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.notation.groups import SEAT_LETTERS, format_build, format_group, parts
from cassino.notation.move_reader import MoveReader
from cassino.notation.speech import describe_move, verb
from cassino.notation.tokens import tokens
from cassino.rules.options import Claim
from cassino.rules.packs import format_cards


def format_move(state: State, move: Move, seat: int | None = None) -> str:
    """The canonical text of a move made in this state, the inverse of `parse_move`.

    seat: the reader, -1 for a spectator; None may know everything. A secret order of cards is left out for other sides.
    """
    kind = move.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == Kind.TRAIL:
        return f"trail {format_group(move.cards, 0, state.rules.deck.pack)}"
    if kind == Kind.INSIST:
        return f"insist {DEMANDS[move.value]}"
    if kind == Kind.CLAIM:
        return _claim(state, move)
    return _play(state, move) + _owner(state, move) + _order(state, move, seat)


def _claim(state: State, move: Move) -> str:
    is_announced = state.rules.calling.claim is Claim.ANNOUNCE
    text = f"announce {state.rules.ending.target}" if is_announced else "count out"
    return text + ("" if move.seat == state.turn else f" by {SEAT_LETTERS[move.seat]}")


def _play(state: State, move: Move) -> str:
    """What is captured or built with what."""
    pack, found = state.rules.deck.pack, parts(state, move)
    played = format_group(move.cards, 0, pack)
    taken = [format_group(group, move.cards, pack, found.tops) for group in found.groups]
    taken += [format_build(build, pack) for build in found.builds]
    if move.kind == Kind.CAPTURE:
        return f"{', '.join(format_group(group, 0, pack) for group in found.hand_groups)} x {', '.join(taken)}"
    if found.raised:
        return f"raise {format_build(found.raised, pack)} {', '.join([played, *taken])} = {move.value}"
    return f"{', '.join(taken)} = {move.value}"


def _owner(state: State, move: Move) -> str:
    """The seat that a build is for or that gets the pictures; or a call of an orange with a capture."""
    if move.seat < 0:
        return ""
    is_call = move.kind == Kind.CAPTURE and move.seat == state.turn
    return " orange!" if is_call else f" for {SEAT_LETTERS[move.seat]}"


def _order(state: State, move: Move, seat: int | None) -> str:
    """The order on the pile, the lowest card first."""
    if move.order is None:
        return ""
    is_own = seat is None or (seat >= 0 and state.side_of(seat) == state.side_of(state.turn))
    if state.tables.secret_order and not is_own:
        return ""
    return f" / {format_cards(move.order, state.rules.deck.pack)}"


def parse_move(state: State, text: str, line: int = 1, column: int = 1) -> Move:
    """A legal move from a text that begins at this line and column.

    Raises MoveSyntaxError if the text is not a move, IllegalMove if the move breaks a rule.
    """
    move = read_move(state, text, line, column)
    broken = broken_rule(state, move)
    if broken is not None:
        raise IllegalMove(broken)
    return move


def read_move(state: State, text: str, line: int = 1, column: int = 1) -> Move:
    """The move that `parse_move` reads, whether it is legal or not. Raises MoveSyntaxError."""
    pack = state.rules.deck.pack
    return MoveReader(state, tokens(text, column, pack), line).whole_move().in_pack(pack.number)


__all__ = ["SEAT_LETTERS", "describe_move", "format_move", "parse_move", "read_move", "verb"]
