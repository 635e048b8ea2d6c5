"""What a frame says of the people at the table: whose seats, clocks, offers, and what each may do."""

from dataclasses import dataclass

from cassino.engine.view import View
from cassino.hosted import Json, clocks, filling, offers
from cassino.hosted.match import Course
from cassino.hosted.names import public_name
from cassino.hosted.seating import free_seats, is_at_table, left_seats


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the id of the person (nothing for a stranger), and when."""

    user: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands, as far as it matters for what anybody may do. `waiting`: who has to answer an offer."""

    phase: str
    free: list[int]
    waiting: list[int]


def standing(course: Course) -> Standing:
    """How a match stands."""
    return Standing(course.phase, free_seats(course), offers.waiting(course))


def match_terms(course: Course) -> Json:
    """On what terms the match is played."""
    created = course.created
    return {"visibility": created.visibility, "rated": created.rated, "clock": created.clock}


def offer(course: Course, waiting: list[int]) -> Json | None:
    """What has been asked, and who has still to answer."""
    asked = course.offer
    if asked is None:
        return None
    return {"kind": asked.kind, "seat": asked.seat, "to": asked.to, "waiting": waiting}


def ended(course: Course) -> Json | None:
    """How the match ended before its time."""
    return None if course.ended is None else {"seat": course.ended.seat, "reason": course.ended.reason}


def sitter(course: Course, seat: int, is_free: bool) -> Json:
    """Who has a seat."""
    place, waits = course.places[seat], course.waiting.get(seat)
    is_person = place.kind == "human"
    return {
        "name": course.names[seat],
        "kind": place.kind,
        "bot": None if is_person else place.bot,
        "open": is_free,
        "left": bool(place.user) and not is_person,
        "next": public_name(waits.name) if waits else None,
    }


def can(course: Course, view: View, viewer: Viewer, now: Standing) -> Json:
    """What this seat, or this watcher, may ask for now."""
    mine = NOTHING if view.seat is None else _player_can(course, view, view.seat, viewer, now)
    is_here, has_left = is_at_table(course, viewer.user), bool(left_seats(course, viewer.user))
    return {
        **mine,
        "join": now.phase != "match_over" and (has_left or (not is_here and bool(now.free))),
        "leave": is_here and not course.created.rated,
    }


NOTHING = dict.fromkeys(
    ("move", "undo", "take_back", "agree", "hint", "claim", "next_deal", "rematch", "resign", "flag", "fill"), False
)
"""What a watcher may do."""


def _player_can(course: Course, view: View, seat: int, viewer: Viewer, now: Standing) -> Json:
    phase, rated = now.phase, course.created.rated
    at_once, by_consent = offers.undo(course, seat)
    is_turn = phase == "play" and seat == view.public.turn
    return {
        "move": is_turn,
        "undo": at_once is not None,
        "take_back": by_consent is not None,
        "agree": seat in now.waiting,
        "hint": is_turn and not rated,
        "claim": bool(course.claims(seat)),
        "next_deal": phase == "deal_over",
        "rematch": phase == "match_over",
        "resign": phase != "match_over",
        "flag": clocks.may_flag(course, seat, viewer.at or course.at),
        "fill": filling.may_fill(course, seat),
    }
