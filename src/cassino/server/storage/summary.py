"""What the list of matches says of each."""

import base64
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from cassino.hosted.clocks import deadline
from cassino.hosted.events import AnyEvent
from cassino.hosted.match import HostedMatch, replayed
from cassino.hosted.names import called, public_name, side_names
from cassino.hosted.seating import free_seats, next_places, own_seats
from cassino.hosted.timestamps import now
from cassino.server.storage.events import Line, StoredMatch

ID_BYTES = 9


def new_id(drawn: bytes | None = None) -> str:
    """A name for a match that cannot be guessed. drawn: what it is made of, where that is not to be chance."""
    named = base64.urlsafe_b64encode((drawn or secrets.token_bytes(ID_BYTES))[:ID_BYTES]).decode()
    return named.replace("-", "x").replace("_", "y")


@dataclass(frozen=True, slots=True)
class Begun:
    """A match that has just begun, ready to be stored; `seat` is its creator's."""

    events: tuple[AnyEvent, ...]
    line: Line
    seat: int
    at: str


def begun_match(events: Sequence[AnyEvent], user: str) -> Begun:
    """The match of these events, made by a person now. Raises WrongEvent."""
    at = now()
    hosted = replayed(events, at)
    return Begun(tuple(events), summary(hosted), own_seats(hosted, user)[0], at)


def summary(hosted: HostedMatch) -> Line:
    """What a match is listed and found by."""
    match, is_over = hosted.match, hosted.phase == "match_over"
    sides, free = zip(hosted.side_names_for(), hosted.scores, strict=True), [] if is_over else free_seats(hosted)
    line = {
        "variant": {"id": match.rules.id, "title": match.rules.title},
        "names": hosted.names,
        "sides": [{"name": name, "score": score} for name, score in sides],
        "target": match.rules.ending.target,
        "deals": match.rules.ending.deals,
        "phase": hosted.phase,
        "version": hosted.version,
        "winner": " and ".join(hosted.side_names_for()[side] for side in hosted.winners) or None,
        "seat": next(iter(hosted.people), None),
        "seats": [_listed_seat(hosted, seat, seat in free) for seat in range(len(hosted.places))],
        "clock": hosted.created.clock,
        "rated": hosted.created.rated,
    }
    return Line(
        text=msgspec.json.encode(line).decode(),
        variant=match.rules.id,
        players=len(hosted.places),
        phase=hosted.phase,
        visibility=hosted.created.visibility,
        rated=hosted.created.rated,
        open_seats=len(free),
        deadline=deadline(hosted),
        is_finished=is_over,
        seats=tuple((place.user, place.name) for place in next_places(hosted)),
    )


def _listed_seat(hosted: HostedMatch, seat: int, is_free: bool) -> dict[str, Any]:
    place, waits = hosted.places[seat], hosted.waiting.get(seat)
    return {
        "name": public_name(place.name),
        "open": is_free,
        "bot": place.kind == "bot",
        "next": public_name(waits.name) if waits else None,
    }


def listed(stored: StoredMatch) -> dict[str, Any]:
    """One entry of `GET /api/matches`, as its person reads it; a line that cannot be read is told as damaged."""
    try:
        line: dict[str, Any] = msgspec.json.decode(stored.summary, type=dict[str, Any])
    except msgspec.MsgspecError:
        line = {"phase": "damaged"}
    if stored.seat is not None:
        line["seat"] = stored.seat
    if "names" in line and "sides" in line:
        line |= _called(line, stored.seat)
    return {"id": stored.id, **line, "created": stored.created, "updated": stored.updated}


def _called(line: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """What changes in a line where a viewer reads it: their own seat is `You`."""
    names = called(map(public_name, line["names"]), viewer)
    sides, new = line["sides"], side_names(names, len(line["sides"]))
    by_old = {side["name"]: name for side, name in zip(sides, new, strict=True)}
    return {
        "names": names,
        "sides": [{**side, "name": name} for side, name in zip(sides, new, strict=True)],
        "winner": by_old.get(line.get("winner"), line.get("winner")),
        "seats": [{**seat, "name": name} for seat, name in zip(line.get("seats", []), names, strict=False)],
    }
