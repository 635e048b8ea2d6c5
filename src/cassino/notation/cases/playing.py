"""Cases of plays: single ones tried from a position, and sequences."""

import re
from collections.abc import Iterator
from typing import Any

from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, play
from cassino.engine.state import State
from cassino.notation.cases import reading
from cassino.notation.cases.checks import mismatch
from cassino.notation.cases.filling import state_of
from cassino.notation.cases.loading import Block, Case
from cassino.notation.cases.played import Played, try_action
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.cases.turns import after_steps, close, is_answer, is_claim
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import format_move
from cassino.notation.table import draw_table
from cassino.rules.rules import Rules

ANSWERED = 4


def run_plays(rules: Rules, case: Case) -> Iterator[str]:
    """The alternatives of a case, each tried from the given position; what fails is told."""
    for number, block in enumerate(case.block["actions"], 1):
        reading.only_keys(block, ("action", "expect", "note"), f"action {number}")
        start = state_of(rules, case)
        played = try_action(start.state, start.ids, block["action"], start.filler)
        wrong = mismatches(played, block["expect"])
        if wrong:
            yield report(f"action {number}", block, played, wrong)


def run_sequence(rules: Rules, case: Case) -> Iterator[str]:
    """The steps of a case, one after the other; nothing is played on after a step that fails."""
    start = state_of(rules, case)
    state, ids, steps = start.state, start.ids, case.block["steps"]
    for number, block in enumerate(steps, 1):
        reading.only_keys(block, ("player", "action", "expect", "note"), f"step {number}")
        seat = reading.seat(block["player"], state.players) if "player" in block else None
        state = made_ready(state, block["action"], seat)
        if not is_claim(block["action"]) and (state.is_over or seat not in (None, state.turn)):
            yield f"step {number}: {_wrong_turn(state, seat)}"
            return
        played = try_action(state, ids, block["action"], start.filler, _answers(state, steps[number:]), seat)
        wrong = mismatches(played, block["expect"])
        if wrong:
            yield report(f"step {number}", block, played, wrong)
            return
        state, ids = played.after, played.ids


def _wrong_turn(state: State, seat: int | None) -> str:
    """That it is somebody else's turn."""
    turn = "nobody: the deal is over" if state.is_over else SEAT_LETTERS[state.turn]
    table = "\n".join(_indented(draw_table(state).splitlines()))
    return (
        f"{SEAT_LETTERS[state.turn if seat is None else seat]} is to play here, but it is the turn of {turn}\n{table}"
    )


def made_ready(state: State, action: Block, seat: int | None) -> State:
    """The state in which a seat takes an action: those who are asked before it say nothing."""
    try:
        if not is_answer(action) and not (state.window == ANSWERED and seat in (None, state.turn)):
            if state.duty and state.played and seat == state.turn:
                return state
            return after_steps(state, close(state, bool(state.window and state.duty) and seat == state.turn_of))
        while state.window and seat not in (None, state.turn):
            state = play(state, Move(Kind.PASS, 0, seat=state.turn))
    except IllegalMove as error:
        raise CaseProblem(f"the turn before cannot end: {error}") from None
    return state


def _answers(state: State, following: list[Any]) -> bool:
    """Whether the next step of a case is that of the player of whom something is demanded."""
    if not following or not isinstance(following[0], Block) or "player" not in following[0]:
        return False
    return reading.seat(following[0]["player"], state.players) == state.turn_of


def mismatches(played: Played, expect: Block) -> list[str]:
    """What differs from what is expected, a sentence each."""
    is_legal = expect.get("legal", True)
    if not isinstance(is_legal, bool):
        raise CaseProblem(f"legal is true or false, not {is_legal!r}")
    if is_legal and played.broken:
        return [f"expected a legal play, but rule {played.broken.number} forbids it: {played.broken.sentence}"]
    if not is_legal and not played.broken:
        return [f"expected an illegal play ({expect.get('why', 'no reason given')}), but it was legal"]
    if played.broken and re.fullmatch(r"B[0-9]+", str(expect.get("why"))) and expect["why"] != played.broken.number:
        return [f"expected rule {expect['why']} to forbid it, found {played.broken.number}: {played.broken.sentence}"]
    wrong = [mismatch(played, key, expected) for key, expected in expect.items() if key not in ("legal", "why")]
    return [text for text in wrong if text]


def report(place: str, block: Block, played: Played, wrong: list[str]) -> str:
    """A failed play: the table, the moves, what was expected and what happened."""
    table = "\n".join(_indented(draw_table(played.before).splitlines()))
    moves = _moves_text(played)
    action = ", ".join(f"{key} {_plain(part)}" for key, part in played.action.items())
    shown = f"{moves} ({action})" if moves else action
    return "\n".join([f"{place}, line {block.line}:", table, f"    move: {shown}", *_indented(wrong)])


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _moves_text(played: Played) -> str:
    return "; ".join(format_move(state, move) for state, move in played.steps)


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_plain(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {_plain(part)}" for key, part in value.items()) + "}"
    return str(value)
