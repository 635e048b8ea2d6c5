"""What a browser is sent: a view of the table as JSON. Everything comes from `View` and from what all have seen."""

from typing import Any

from cassino.cards import format_card
from cassino.engine.checking import value_name
from cassino.engine.layout import Laid, sets_of
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.options import LastRound, Replenish
from cassino.server.course import Course, Step
from cassino.server.selection import card_list, kind_name

Json = dict[str, Any]
CALLS = {LastRound.LAST: "Last!", LastRound.LAST_ROUND: "Last round!"}


def view_frame(course: Course, match_id: str, seat: int | None) -> Json:
    """The `view` frame for a seat; None for a watcher."""
    view = course.view(seat)
    shown = {"id": match_id, "rules": f"/m/{match_id}/rules", **_view(course, view)}
    return {"type": "view", "version": course.version, "view": shown}


def _view(course: Course, view: View) -> Json:
    state, rules = view.public, course.match.rules
    return {
        "variant": {"id": rules.id, "title": rules.title},
        "seat": view.seat,
        "players": state.players,
        "version": course.version,
        "phase": course.phase,
        "target": rules.ending.target,
        "deal": len(course.match.deals),
        "direction": str(rules.seating.direction),
        "seats": [_seat(course, state, seat) for seat in range(state.players)],
        "sides": [_side(course, state, side) for side in range(state.side_count)],
        "hand": card_list(view.hand),
        "table": [_laid(laid) for laid in course.layout()],
        "stock": state.stock_size,
        "round": _round(course, state),
        "last_move": _last_move(course),
        "log": [_log_line(step) for step in course.steps],
        "deal_score": _deal_score(course),
        "winner": _winner(course),
        "can": _can(course, view),
        "announce": announcements(course, state),
    }


def _seat(course: Course, state: State, seat: int) -> Json:
    place = course.places[seat]
    return {
        "seat": seat,
        "name": place.name,
        "kind": place.kind,
        "bot": place.bot,
        "side": state.side_of(seat),
        "hand_size": state.hand_size(seat),
        "is_dealer": seat == state.dealer,
        "is_turn": seat == state.turn and not state.is_over,
        "must_hold": list(state.owner_values(seat)),
    }


def _side(course: Course, state: State, side: int) -> Json:
    return {
        "side": side,
        "seats": list(range(side, state.players, state.side_count)),
        "name": course.side_names[side],
        "score": course.match.scores[side],
        "captured": state.pile(side).bit_count(),
        "sweeps": state.sweeps(side),
    }


def _laid(laid: Laid) -> Json:
    build = laid.build
    if build is None:
        return {"kind": "card", "card": card_list(laid.cards)[0]}
    sets = [card_list(cards) for cards in sets_of(build)]
    return {
        "kind": "build",
        "id": laid.id,
        "cards": [card for cards in sets for card in cards],
        "sets": sets,
        "value": build.value,
        "value_name": value_name(build.value),
        "owner": build.owner,
        "multiple": len(sets) > 1,
    }


def _round(course: Course, state: State) -> Json:
    is_drawn = course.match.rules.dealing.replenish is Replenish.DRAW
    return {
        "number": state.round_no,
        "of": None if is_drawn else course.match.round_count,
        "last": course.match.is_last_round,
    }


def _last_move(course: Course) -> Json | None:
    if not course.steps:
        return None
    step = course.steps[-1]
    move = step.move
    made = _build_made(course, step)
    return {
        "version": step.version,
        "seat": step.seat,
        "kind": kind_name(move.kind),
        "text": step.text,
        "speech": step.speech,
        "card": format_card(move.cards.bit_length() - 1) if move.cards else None,
        "taken": card_list(move.taken),
        "sweep": step.is_sweep,
        "value": move.value,
        "build": card_list(made.cards) if made else [],
        "build_id": made.id if made else None,
    }


def _build_made(course: Course, step: Step) -> Laid | None:
    """The build that holds the card just played."""
    return next((laid for laid in course.layout() if laid.build and laid.cards & step.move.cards), None)


def _log_line(step: Step) -> Json:
    return {
        "version": step.version,
        "seat": step.seat,
        "text": step.text,
        "speech": step.speech,
        "sweep": step.is_sweep,
    }


def _deal_score(course: Course) -> Json | None:
    counted = course.match.deal_score
    if counted is None:
        return None
    lines = [
        {"name": line.name, "title": line.title, "counts": list(line.counts), "points": list(line.points)}
        for line in counted.lines
    ]
    before, after = list(course.match.scores_before), list(course.match.scores)
    return {"lines": lines, "points": list(counted.points), "before": before, "after": after}


def _winner(course: Course) -> Json | None:
    outcome = course.match.outcome
    if outcome.winner is None:
        return None
    names = course.names[outcome.winner :: course.match.state.side_count]
    return {"side": outcome.winner, "names": names, "decided_by": outcome.decided_by}


def _can(course: Course, view: View) -> Json:
    """What this seat may ask for now."""
    is_seated = view.seat is not None
    is_turn = course.phase == "play" and view.seat == view.public.turn
    return {
        "move": is_turn,
        "undo": view.seat is not None and course.undo_for(view.seat) is not None,
        "hint": is_turn,
        "claim": is_seated and bool(view.claims()),
        "next_deal": is_seated and course.phase == "deal_over",
        "rematch": is_seated and course.phase == "match_over",
    }


def announcements(course: Course, state: State) -> list[str]:
    """What has happened with this version besides the move itself."""
    if course.was_undone:
        return ["The last move is taken back."]
    if course.phase != "play":
        return [*_residue(course), *_result(course)]
    if not course.is_new_round:
        return []
    return [_dealt(course, state), *_last_round(course)]


def _dealt(course: Course, state: State) -> str:
    rounds = course.match.round_count
    return f"Round {state.round_no} of {rounds} is dealt." if rounds > 1 else "The cards are dealt."


def _last_round(course: Course) -> list[str]:
    call = CALLS.get(course.match.rules.calling.last_round)
    return [call] if call and course.match.is_last_round else []


def _residue(course: Course) -> list[str]:
    """Who gets what is left on the table."""
    left = course.residue
    taker = course.match.state.last_capturer
    if not left or taker < 0:
        return []
    cards = "The last card on the table goes" if left == 1 else f"The last {left} cards on the table go"
    return [f"{cards} to {course.names[taker]}."]


def _result(course: Course) -> list[str]:
    sides = zip(course.side_names, course.match.scores, strict=True)
    scores = ", ".join(f"{name} {score}" for name, score in sides)
    winner = _winner(course)
    if winner is None:
        return [f"The deal is over: {scores}."]
    return [f"{' and '.join(winner['names'])} won the match: {scores}."]
