"""Seats: joining a match, leaving it, coming back."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from cassino.bots.levels import DEFAULT
from cassino.hosted.match.contest import check_help
from cassino.hosted.match.events import Place, Queued, Seated
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal, closed, over


class Person(Protocol):
    """Somebody who wants to sit down."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def has_account(self) -> bool: ...
    @property
    def portrait(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where a person sits down and when; `event` makes it happen, None if they are there already."""

    seat: int
    when: Literal["now", "next_deal"]
    event: Seated | Queued | None = None


def own_seats(hosted: HostedMatch, user: str) -> list[int]:
    """The seats that a person plays."""
    if not user:
        return []
    return [seat for seat, place in enumerate(hosted.places) if place.user == user and place.kind == "human"]


def first_seat(hosted: HostedMatch, user: str) -> int | None:
    """The first seat that a person plays; None for a watcher."""
    return next(iter(own_seats(hosted, user)), None)


def left_seats(hosted: HostedMatch, user: str) -> list[int]:
    """The seats that a person has left: bots play there until they come back."""
    if not user:
        return []
    return [seat for seat, place in enumerate(hosted.places) if place.user == user and place.kind == "bot"]


def next_places(hosted: HostedMatch) -> list[Place]:
    """Who is in each seat after all waiting people have sat down."""
    return [hosted.waiting.get(seat, place) for seat, place in enumerate(hosted.places)]


def kept_seats(hosted: HostedMatch) -> list[int]:
    """The seats kept for people who have never joined."""
    return [seat for seat, place in enumerate(hosted.places) if place.kind == "human" and not place.user]


def free_seats(hosted: HostedMatch) -> list[int]:
    """The seats that anybody who joins may take; those kept for people come first."""
    reserved = kept_seats(hosted)
    places = enumerate(hosted.places)
    open = [seat for seat, place in places if place.kind == "bot" and place.open and not place.user]
    return [seat for seat in (*reserved, *open) if seat not in hosted.waiting]


def is_in_lobby(hosted: HostedMatch) -> bool:
    """Whether everybody can find the match and sit down at it."""
    is_open = hosted.created.visibility == "open" and hosted.phase != "match_over"
    return is_open and bool(free_seats(hosted))


def is_at_table(hosted: HostedMatch, user: str) -> bool:
    """Whether a person plays a seat or waits for one."""
    return bool(own_seats(hosted, user)) or (user != "" and user in [each.user for each in hosted.waiting.values()])


def played_seat(hosted: HostedMatch, user: str, wanted: str | None) -> int | None:
    """The seat that a window plays; None if it watches. wanted: the seat in the request; empty for the person's first
    seat.

    Raises Refusal for another person's seat.
    """
    own = own_seats(hosted, user)
    if wanted is None:
        return own[0] if own else None
    if wanted == "watch":
        return None
    seat = next((seat for seat in own if str(seat) == wanted), None)
    if seat is None:
        raise Refusal("not_your_seat", "error-seat-not-yours")
    return seat


def seat_now(hosted: HostedMatch, user: str, wanted: str | None) -> int | None:
    """The seat that an open window plays now: none after its person has left, the same seat again after they
    come back.
    """
    try:
        return played_seat(hosted, user, wanted)
    except Refusal:
        return None


def is_known(hosted: HostedMatch, user: str) -> bool:
    """Whether a person has or had any part in a match."""
    return user != "" and user in known_users(hosted)


def known_users(hosted: HostedMatch) -> set[str]:
    """The people who have or had any part in a match; includes an empty name if a seat belongs to nobody."""
    return {place.user for place in (*hosted.places, *hosted.waiting.values())}


def joined(hosted: HostedMatch, person: Person, wanted: int | None = None) -> Sitting:
    """A person sits down: in their own seat, or in a free one. Raises Refusal."""
    if hosted.is_closed:
        raise closed()
    if hosted.phase == "match_over":
        raise over()
    if wanted is not None and not 0 <= wanted < len(hosted.places):
        raise Refusal("no_seat", "error-unknown-seat", seat=wanted + 1)
    seats = range(len(hosted.places)) if wanted is None else (wanted,)
    return _own_seat(hosted, person, seats) or _new_seat(hosted, person, seats, wanted is not None)


def _own_seat(hosted: HostedMatch, person: Person, seats: "range | tuple[int, ...]") -> Sitting | None:
    """Where the person sits already, may sit again, or waits to sit."""
    for seat in own_seats(hosted, person.id):
        if seat in seats:
            return Sitting(seat, "now")
    for seat in left_seats(hosted, person.id):
        if seat in seats:
            return Sitting(seat, "now", Seated(seat, _taken(hosted, seat, person)))
    for seat, place in hosted.waiting.items():
        if seat in seats and place.user == person.id:
            return Sitting(seat, "next_deal")
    return None


def _new_seat(hosted: HostedMatch, person: Person, seats: "range | tuple[int, ...]", is_chosen: bool) -> Sitting:
    check_help(hosted.created)
    _check_may_join(hosted, person, is_chosen)
    seat = next((seat for seat in free_seats(hosted) if seat in seats), None)
    if seat is None:
        raise Refusal("no_seat", "error-seat-taken" if is_chosen else "error-table-full")
    place = _taken(hosted, seat, person)
    if _may_sit_now(hosted, seat):
        return Sitting(seat, "now", Seated(seat, place))
    return Sitting(seat, "next_deal", Queued(seat, place))


def _check_may_join(hosted: HostedMatch, person: Person, is_chosen: bool) -> None:
    created = hosted.created
    if created.rated and not person.has_account:
        raise Refusal("account", "error-rated-needs-account")
    if not is_known(hosted, person.id):
        return
    # Two people may share a device at a table among friends; among strangers, nobody may play against themselves.
    if created.rated or created.visibility == "open" or not is_chosen:
        raise Refusal("two_seats", "error-second-seat")


def _may_sit_now(hosted: HostedMatch, seat: int) -> bool:
    """Whether a person can take over from a bot now: between deals, before the first move of a match, or if no person
    plays.
    """
    is_kept = hosted.places[seat].kind == "human"
    is_first = len(hosted.match.deals) == 1 and not hosted.match.moves
    return is_kept or is_first or hosted.is_deal_done or not hosted.people


def returned(hosted: HostedMatch, user: str) -> list[Seated]:
    """A person who was away gets their seats back from the bots, unless the match is over."""
    if not user or hosted.phase == "match_over":
        return []
    places = enumerate(hosted.places)
    return [Seated(seat, _back(place)) for seat, place in places if place.away and place.user == user]


def check_keeps_seats(hosted: HostedMatch) -> None:
    """Check that a seat can move from one session to another: in a rated match or a tournament it belongs to an
    account. Raises Refusal.
    """
    if hosted.is_closed:
        raise closed()
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-back")
    check_help(hosted.created)


def handed_over(hosted: HostedMatch, before: str, person: Person) -> list[Seated | Queued]:
    """Somebody has proved that they are a person of this match: they get all their seats, under another session.

    before: that person. Raises Refusal.
    """
    check_keeps_seats(hosted)
    seats = {seat: place for seat, place in enumerate(hosted.places) if place.user == before}
    waits = {seat: place for seat, place in hosted.waiting.items() if place.user == before}
    if not seats and not waits:
        raise Refusal("no_seat", "error-seat-moved")
    is_second = before != person.id and is_known(hosted, person.id)
    if is_second and hosted.created.visibility == "open":
        raise Refusal("two_seats", "error-second-seat")
    return [*_handed(hosted, seats, person), *(Queued(seat, _of(place, person)) for seat, place in waits.items())]


def _handed(hosted: HostedMatch, seats: dict[int, Place], person: Person) -> Iterator[Seated]:
    """The seats that change; a bot that played for the person gives its seat back."""
    is_over = hosted.phase == "match_over"
    for seat, place in seats.items():
        now = _of(place if is_over else _back(place), person)
        if now != place:
            yield Seated(seat, now)


def _of(place: Place, person: Person) -> Place:
    return msgspec.structs.replace(place, user=person.id)


def _back(place: Place) -> Place:
    return msgspec.structs.replace(place, kind="human", away=False)


def _taken(hosted: HostedMatch, seat: int, person: Person) -> Place:
    """A seat after a person has taken it; it remembers its bot for when they leave."""
    place = hosted.places[seat]
    name = place.name if place.user == person.id else person.name
    return msgspec.structs.replace(_back(place), name=name, user=person.id, portrait=person.portrait)


def left(hosted: HostedMatch, user: str) -> list[Seated | Queued]:
    """A person leaves: bots play in their seats, and they no longer wait for a seat. Raises Refusal."""
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-leave")
    check_help(hosted.created)
    away = [_vacated(hosted, seat) for seat in own_seats(hosted, user)]
    waits = [Queued(seat) for seat, place in hosted.waiting.items() if place.user == user]
    if not away and not waits:
        raise Refusal("not_your_seat", "error-no-seat-here")
    return [*away, *waits]


def _vacated(hosted: HostedMatch, seat: int) -> Seated:
    place = hosted.places[seat]
    return Seated(seat, msgspec.structs.replace(place, kind="bot", bot=place.bot or DEFAULT))
