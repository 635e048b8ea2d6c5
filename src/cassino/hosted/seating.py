"""Who may sit where: joining a match, leaving it, coming back."""

from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from cassino.bots.levels import DEFAULT
from cassino.hosted.contest import check_help
from cassino.hosted.events import Place, Queued, Seated
from cassino.hosted.match import HostedMatch
from cassino.hosted.refusal import Refusal, closed, over


class Person(Protocol):
    """Somebody who wants to sit down."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def has_account(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where a person sits down and when; `event` makes it so, unless it is so already."""

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
    """The seats of a person who has left: bots play there until he comes back."""
    if not user:
        return []
    return [seat for seat, place in enumerate(hosted.places) if place.user == user and place.kind == "bot"]


def next_places(hosted: HostedMatch) -> list[Place]:
    """Who sits where once those who wait have sat down."""
    return [hosted.waiting.get(seat, place) for seat, place in enumerate(hosted.places)]


def kept_seats(hosted: HostedMatch) -> list[int]:
    """The seats that wait for a person who has never come."""
    return [seat for seat, place in enumerate(hosted.places) if place.kind == "human" and not place.user]


def free_seats(hosted: HostedMatch) -> list[int]:
    """The seats that anybody who comes may take, those kept for persons first."""
    reserved = kept_seats(hosted)
    places = enumerate(hosted.places)
    open = [seat for seat, place in places if place.kind == "bot" and place.open and not place.user]
    return [seat for seat in (*reserved, *open) if seat not in hosted.waiting]


def is_in_lobby(hosted: HostedMatch) -> bool:
    """Whether everybody may find the match, and sit down at it."""
    is_open = hosted.created.visibility == "open" and hosted.phase != "match_over"
    return is_open and bool(free_seats(hosted))


def is_at_table(hosted: HostedMatch, user: str) -> bool:
    """Whether a person plays a seat or waits for one."""
    return bool(own_seats(hosted, user)) or (user != "" and user in [each.user for each in hosted.waiting.values()])


def played_seat(hosted: HostedMatch, user: str, wanted: str | None) -> int | None:
    """The seat that a window plays; None if it watches. wanted: what it asks for, nothing for one's first seat.

    Raises Refusal for a seat that is not one's own.
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
    """The seat that an open window plays: none once its person has left it, his again when he is back."""
    try:
        return played_seat(hosted, user, wanted)
    except Refusal:
        return None


def is_known(hosted: HostedMatch, user: str) -> bool:
    """Whether a person has anything to do with a match."""
    return user != "" and user in known_users(hosted)


def known_users(hosted: HostedMatch) -> set[str]:
    """Who has anything to do with a match; with an empty name in it where a seat is nobody's."""
    return {place.user for place in (*hosted.places, *hosted.waiting.values())}


def joined(hosted: HostedMatch, person: Person, wanted: int | None = None) -> Sitting:
    """A person sits down: in his own seat, or in a free one. Raises Refusal."""
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
    # Two people may share a device at a table among friends; nobody plays against himself among strangers.
    if created.rated or created.visibility == "open" or not is_chosen:
        raise Refusal("two_seats", "error-second-seat")


def _may_sit_now(hosted: HostedMatch, seat: int) -> bool:
    """A bot is relieved between deals, before the first move of a match, and where no person plays."""
    is_kept = hosted.places[seat].kind == "human"
    is_first = len(hosted.match.deals) == 1 and not hosted.match.moves
    return is_kept or is_first or hosted.is_deal_done or not hosted.people


def _taken(hosted: HostedMatch, seat: int, person: Person) -> Place:
    """A seat once a person has it; which bot played it is kept for when he leaves."""
    place = hosted.places[seat]
    name = place.name if place.user == person.id else person.name
    return msgspec.structs.replace(place, kind="human", name=name, user=person.id)


def left(hosted: HostedMatch, user: str) -> list[Seated | Queued]:
    """A person goes: bots play on in his seats, and he does not wait for one any more. Raises Refusal."""
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
