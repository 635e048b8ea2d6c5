"""What a frame says of the people at the table: whose seats, clocks, offers, and what each may do."""

from dataclasses import dataclass

from cassino.engine.view import View
from cassino.hosted import Json, clocks, filling, offers
from cassino.hosted.match import HostedMatch
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


def standing(hosted: HostedMatch) -> Standing:
    """How a match stands."""
    return Standing(hosted.phase, free_seats(hosted), offers.waiting(hosted))


def match_terms(hosted: HostedMatch) -> Json:
    """On what terms the match is played."""
    created = hosted.created
    return {"visibility": created.visibility, "rated": created.rated, "clock": created.clock}


def offer(hosted: HostedMatch, waiting: list[int]) -> Json | None:
    """What has been asked, and who has still to answer."""
    asked = hosted.offer
    if asked is None:
        return None
    return {"kind": asked.kind, "seat": asked.seat, "to": asked.to, "waiting": waiting}


def ended(hosted: HostedMatch) -> Json | None:
    """How the match ended before its time."""
    return None if hosted.ended is None else {"seat": hosted.ended.seat, "reason": hosted.ended.reason}


def sitter(hosted: HostedMatch, seat: int, is_free: bool) -> Json:
    """Who has a seat."""
    place, waits = hosted.places[seat], hosted.waiting.get(seat)
    is_person = place.kind == "human"
    return {
        "name": hosted.names[seat],
        "kind": place.kind,
        "bot": None if is_person else place.bot,
        "open": is_free,
        "left": bool(place.user) and not is_person,
        "next": public_name(waits.name) if waits else None,
    }


def can(hosted: HostedMatch, view: View, viewer: Viewer, now: Standing) -> Json:
    """What this seat, or this watcher, may ask for now."""
    mine = NOTHING if view.seat is None else _player_can(hosted, view, view.seat, viewer, now)
    is_here, has_left = is_at_table(hosted, viewer.user), bool(left_seats(hosted, viewer.user))
    return {
        **mine,
        "join": now.phase != "match_over" and (has_left or (not is_here and bool(now.free))),
        "leave": is_here and not hosted.created.rated,
    }


NOTHING = dict.fromkeys(
    ("move", "undo", "take_back", "agree", "hint", "claim", "next_deal", "rematch", "resign", "flag", "fill"), False
)
"""What a watcher may do."""


def _player_can(hosted: HostedMatch, view: View, seat: int, viewer: Viewer, now: Standing) -> Json:
    phase, rated = now.phase, hosted.created.rated
    at_once, by_consent = offers.undo(hosted, seat)
    is_turn = phase == "play" and seat == view.public.turn
    return {
        "move": is_turn,
        "undo": at_once is not None,
        "take_back": by_consent is not None,
        "agree": seat in now.waiting,
        "hint": is_turn and not rated,
        "claim": bool(hosted.claims(seat)),
        "next_deal": phase == "deal_over",
        "rematch": phase == "match_over" and not hosted.is_closed,
        "resign": phase != "match_over",
        "flag": clocks.may_flag(hosted, seat, viewer.at or hosted.at),
        "fill": filling.may_fill(hosted, seat),
    }
