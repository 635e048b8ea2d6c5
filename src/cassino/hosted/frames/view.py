"""What a browser is sent: a view of the table as JSON. Everything comes from `View` and from what all have seen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from cassino.engine.layout import LAYING, Laid, sets_of
from cassino.engine.left_behind import left_behind
from cassino.engine.move import Kind
from cassino.engine.naming import value_name
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted import Json, clocks, fair
from cassino.hosted.choices import card_list, kind_name
from cassino.hosted.frames import count, game, people, turn
from cassino.hosted.frames.people import Standing, Viewer, standing
from cassino.hosted.match import Course
from cassino.hosted.steps import Offer, Step
from cassino.notation.speech import YOU, conjugated, objective, symbols
from cassino.rules.options import LastRound, Pack, Replenish

NOBODY_HURRIES: Mapping[int, float] = {}
STRANGER = Viewer()
ASKED = {"takeback": ("ask", "to take a move back"), "rematch": ("want", "to play again")}
GAVE_UP = {"flag": "ran out of time", "resign": "gave up"}
CALLS = {LastRound.LAST: "Last!", LastRound.LAST_ROUND: "Last round!"}


def view_frame(
    course: Course,
    match_id: str,
    seat: int | None,
    patience: Mapping[int, float] = NOBODY_HURRIES,
    viewer: Viewer = STRANGER,
) -> Json:
    """The `view` frame for a seat; None for a watcher. patience: by seat, after how many seconds a question passes."""
    view, now = course.view(seat), standing(course)
    shown = {
        **shared(course, match_id, view.public, patience, now),
        **worded(course, view.public, seat, now),
        **own(course, view, viewer, outline(course, view.public, now)),
    }
    plain: Json = msgspec.to_builtins({"type": "view", "version": course.version, "view": shown})
    return plain


def shared(course: Course, match_id: str, state: State, patience: Mapping[int, float], now: Standing) -> Json:
    """What everybody is shown alike, whoever saw the state."""
    rules, table = course.match.rules, course.layout()
    told, is_play = game.told(rules), now.phase == "play"
    return {
        "id": match_id,
        "rules": f"/m/{match_id}/rules",
        "variant": told.variant,
        "pack": told.pack,
        "words": told.words,
        "asks": told.asks,
        "players": state.players,
        "version": course.version,
        "phase": now.phase,
        "match": people.match_terms(course),
        "offer": people.offer(course, now.waiting),
        "ended": people.ended(course),
        "target": rules.ending.target,
        "deals": rules.ending.deals,
        "deal": len(course.match.deals),
        "direction": told.direction,
        "pile_order": told.pile_order,
        "window": turn.window(state, patience) if is_play else None,
        "table": [_laid(laid, rules.deck.pack) for laid in table],
        "stock": state.stock_size,
        "round": _round(course, state),
        "fair": fair.shown(course),
    }


def worded(course: Course, state: State, viewer: int | None, now: Standing) -> Json:
    """What is written with the names of players in it; the viewer's seat is `You`."""
    return {
        "sides": _sides(course, state, viewer),
        "last_move": _last_move(course, viewer),
        "log": [step.line(viewer) for step in course.steps],
        "deal_score": count.deal_score(course, viewer),
        "winner": count.winner(course, viewer) if now.phase == "match_over" else None,
        "announce": announcements(course, state, viewer),
    }


@dataclass(frozen=True, slots=True)
class Outline:
    """What everybody is shown with something of his own in it, without that."""

    sitters: list[Json]
    piles: list[Json]
    turn: Json
    claim: Json | None
    standing: Standing


def outline(course: Course, state: State, now: Standing) -> Outline:
    """The outline of a version, whoever saw the state."""
    sitters = [_sitter(course, state, seat, now) for seat in range(state.players)]
    claim = game.told(course.match.rules).claim
    return Outline(sitters, turn.piles(state), turn.turn(state), claim, now)


def own(course: Course, view: View, viewer: Viewer, outline: Outline) -> Json:
    """What a seat, or a watcher, is shown differently from others."""
    now = outline.standing
    is_acting = now.phase == "play" and view.is_to_act
    return {
        "seat": view.seat,
        "seats": [_seat(course, view, seat, viewer, sitter) for seat, sitter in enumerate(outline.sitters)],
        "piles": turn.seen_piles(view, outline.piles),
        "turn": {**outline.turn, "end": turn.turn_end(view) if is_acting else None},
        "choices": turn.spoken_choices(view) if is_acting else [],
        "claim": outline.claim,
        "bottom": turn.bottom(view),
        "hand": card_list(view.hand, course.match.rules.deck.pack),
        "can": people.can(course, view, viewer, now),
    }


def _sitter(course: Course, state: State, seat: int, now: Standing) -> Json:
    return {
        "seat": seat,
        **people.sitter(course, seat, seat in now.free),
        "side": state.side_of(seat),
        "hand_size": state.hand_size(seat),
        "is_dealer": seat == state.dealer,
        "is_turn": seat == state.turn and now.phase == "play",
        "must_hold": list(state.owner_values(seat)),
        "lost": list(state.lost(seat)),
        "holder": state.holder(seat),
    }


def _seat(course: Course, view: View, seat: int, viewer: Viewer, sitter: Json) -> Json:
    return {
        **sitter,
        "name": YOU if seat == view.seat else sitter["name"],
        "mine": bool(viewer.user) and course.places[seat].user == viewer.user,
        "clock": clocks.shown(course, seat, viewer.at or course.at),
        "cards": turn.open_hand(view, seat),
    }


def _sides(course: Course, state: State, viewer: int | None) -> list[Json]:
    scores, names, limits = course.scores, course.side_names_for(viewer), count.limits(course)
    return [_side(state, side, scores[side], names[side], limits[side]) for side in range(state.side_count)]


def _side(state: State, side: int, score: int, name: str, limit: str) -> Json:
    return {
        "side": side,
        "seats": list(range(side, state.players, state.side_count)),
        "name": name,
        "score": score,
        "captured": state.pile(side).bit_count(),
        "sweeps": state.sweeps(side),
        "oranges": state.oranges(side),
        "false_oranges": state.false_oranges(side),
        "penalty": state.penalty(side),
        "limit": limit,
    }


def _laid(laid: Laid, pack: Pack) -> Json:
    build = laid.build
    if build is None:
        return {"kind": "card", "card": card_list(laid.cards, pack)[0]}
    sets = [card_list(cards, pack) for cards in sets_of(build)]
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


def _last_move(course: Course, viewer: int | None) -> Json | None:
    if not course.steps:
        return None
    step = course.steps[-1]
    move = step.move
    made, pack = _build_made(course, step), course.match.rules.deck.pack
    return {
        "version": step.version,
        "seat": step.seat,
        "kind": kind_name(move.kind),
        "text": step.text,
        "speech": step.line(viewer).speech,
        "cards": card_list(move.cards, pack),
        "taken": card_list(move.taken, pack),
        "sweep": step.sweep,
        "call": move.kind == Kind.CAPTURE and move.seat == step.seat,
        "value": move.value,
        "build": card_list(made.cards, pack) if made else [],
        "build_id": made.id if made else None,
    }


def _build_made(course: Course, step: Step) -> Laid | None:
    """The build that was made or changed."""
    if step.move.kind not in LAYING:
        return None
    cards = step.move.cards | step.move.taken
    return next((laid for laid in course.layout() if laid.build and laid.cards & cards), None)


def announcements(course: Course, state: State, viewer: int | None) -> list[str]:
    """What has happened with this version besides the move itself."""
    names = course.names_for(viewer)
    if course.was_silent:
        return []
    if course.was_undone:
        return ["The last move is taken back."]
    if course.offer is not None:
        return [_offered(course.offer, names)]
    if course.phase == "announcing":
        return _last_call(course)
    if course.phase != "play":
        return [*_residue(course, names), *_result(course, viewer)]
    said = [*_ruling(course, names), *_left_behind(course)]
    if course.is_new_round:
        said += [_dealt(course, state), *_last_round(course)]
    return said + ([] if course.steps else _limits(course, viewer))


def _last_call(course: Course) -> list[str]:
    """Said once, after the last play."""
    target, is_news = course.match.rules.ending.target, course.stands_since == course.version
    return [f"The last card is played. Whoever has {target} may announce it now."] if is_news else []


def _offered(offer: Offer, names: Sequence[str]) -> str:
    verb, wish = ASKED[offer.kind]
    return f"{names[offer.seat]} {conjugated(names[offer.seat], verb)} {wish}."


def _ruling(course: Course, names: Sequence[str]) -> list[str]:
    """What the table says to a wrong capture."""
    step = course.steps[-1] if course.steps else None
    if step is None or not step.tried:
        return []
    return [f"{names[step.seat]} cannot take {step.tried} with it: the card stays on the table."]


def _left_behind(course: Course) -> list[str]:
    """What the last play left although it could have taken it, where that is pointed out."""
    if not course.match.rules.calling.left_behind or not course.steps:
        return []
    left = left_behind(course.match.states[-2], course.steps[-1].move)
    word, pack = course.match.rules.words.word("left_behind"), course.match.rules.deck.pack
    return [f"{word.capitalize()}: {symbols(left, pack)}."] if left else []


def _limits(course: Course, viewer: int | None) -> list[str]:
    """What sides near the target may still score, said as the deal begins."""
    limits = zip(course.side_names_for(viewer), count.limits(course), strict=True)
    return [f"{name} {limit} in this deal." for name, limit in limits if limit]


def _dealt(course: Course, state: State) -> str:
    rounds = course.match.round_count
    return f"Round {state.round_no} of {rounds} is dealt." if rounds > 1 else "The cards are dealt."


def _last_round(course: Course) -> list[str]:
    call = CALLS.get(course.match.rules.calling.last_round)
    return [call] if call and course.match.is_last_round else []


def _residue(course: Course, names: Sequence[str]) -> list[str]:
    """Who gets what is left on the table."""
    left = course.residue
    taker = course.match.state.last_capturer
    if not left or taker < 0:
        return []
    cards = "The last card on the table goes" if left == 1 else f"The last {left} cards on the table go"
    return [f"{cards} to {objective(names[taker])}."]


def _result(course: Course, viewer: int | None) -> list[str]:
    sides = zip(course.side_names_for(viewer), course.scores, strict=True)
    scores = ", ".join(f"{name} {score}" for name, score in sides)
    winner = count.winner(course, viewer)
    if winner is None:
        return [f"The deal is over: {scores}."]
    shared = " share the match" if len(winner["sides"]) > 1 else " won the match"
    return [*_giving_up(course, course.names_for(viewer)), f"{' and '.join(winner['names'])}{shared}: {scores}."]


def _giving_up(course: Course, names: Sequence[str]) -> list[str]:
    """Why the match ended before its time."""
    if course.ended is None:
        return []
    return [f"{names[course.ended.seat]} {GAVE_UP[course.ended.reason]}."]
