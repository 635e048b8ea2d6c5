"""The lines of the list of matches."""

import base64
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Literal, NamedTuple

import msgspec

from cassino.hosted.commands.seating import first_seat, free_seats, next_places
from cassino.hosted.match.clocks import deadline
from cassino.hosted.match.events import AnyEvent
from cassino.hosted.match.match import HostedMatch, replayed
from cassino.hosted.match.names import called, in_words, public_name, public_names, side_names
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.shape import Phase, Shape, Title
from cassino.hosted.wire.table import Clock
from cassino.rules.rules import title_of
from cassino.texts.catalog import say
from cassino.texts.message import Message

ID_BYTES = 9
AND = " and "
"""Between the names of a side, as they are stored."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A row of the list of matches; the summary is JSON text, `seat` is that of the person who asks."""

    id: str
    created: str
    updated: str
    summary: str
    seat: int | None = None


class ListedAs(NamedTuple):
    """Who can see a match in a list, and its line there as JSON text."""

    visibility: str
    summary: str


@dataclass(frozen=True, slots=True)
class Line:
    """What a match is listed and found by; all of it is derived from its events.

    text: the summary as JSON. seats: by seat, the id of the user (empty for none) and the name.
    """

    text: str
    variant: str = ""
    players: int = 0
    phase: str = ""
    visibility: str = "link"
    rated: bool = False
    open_seats: int = 0
    deadline: str | None = None
    is_finished: bool = False
    seats: tuple[tuple[str, str], ...] = ()


class SideScore(Shape, frozen=True):
    """A side and its score."""

    name: str
    score: int


class ListedSeat(msgspec.Struct, kw_only=True):
    """The player of a seat, whether a person may take it, whether a bot plays it, and who will have it after this deal.

    Matches of older versions lack the last two.
    """

    name: str
    open: bool
    bot: bool | msgspec.UnsetType = msgspec.UNSET
    next: str | msgspec.UnsetType | None = msgspec.UNSET


class KeptLine(msgspec.Struct, kw_only=True):
    """What is stored of a match for lists. Matches of older versions lack some of it."""

    variant: Title | msgspec.UnsetType = msgspec.UNSET
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    sides: list[SideScore] | msgspec.UnsetType = msgspec.UNSET
    target: int | msgspec.UnsetType = msgspec.UNSET
    deals: int | msgspec.UnsetType = msgspec.UNSET
    phase: Phase | Literal["damaged"]
    version: int | msgspec.UnsetType = msgspec.UNSET
    winner: str | msgspec.UnsetType | None = msgspec.UNSET
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    seats: list[ListedSeat] | msgspec.UnsetType = msgspec.UNSET
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET


class MatchLine(KeptLine, kw_only=True):
    """A match in a list. A damaged match has only `id`, `phase`, `created` and `updated`."""

    id: str
    created: str
    updated: str


class MatchList(msgspec.Struct, kw_only=True):
    """Your matches, the last played first. `more`: where the next page begins; null on the last page."""

    matches: list[MatchLine]
    more: str | None


def new_id(drawn: bytes | None = None) -> str:
    """An id for a match that cannot be guessed. drawn: the bytes it is made of, if it is not random."""
    named = base64.urlsafe_b64encode((drawn or secrets.token_bytes(ID_BYTES))[:ID_BYTES]).decode()
    return named.replace("-", "x").replace("_", "y")


@dataclass(frozen=True, slots=True)
class Begun:
    """A match that has just begun, ready to be stored; `seat` is its creator's, None if only bots play."""

    events: tuple[AnyEvent, ...]
    line: Line
    seat: int | None
    at: str


def begun_match(events: Sequence[AnyEvent], user: str) -> Begun:
    """The match of these events, created by a person now. Raises WrongEvent."""
    at = now()
    hosted = replayed(events, at)
    return Begun(tuple(events), summary(hosted), first_seat(hosted, user), at)


def summary(hosted: HostedMatch) -> Line:
    """What a match is listed and found by."""
    match, is_over = hosted.match, hosted.phase == "match_over"
    called, free = _sides(hosted.names, match.state.side_count), [] if is_over else free_seats(hosted)
    line = KeptLine(
        variant=Title(match.rules.id, match.rules.stored_title),
        names=hosted.names,
        sides=[SideScore(name, score) for name, score in zip(called, hosted.scores, strict=True)],
        target=match.rules.ending.target,
        deals=match.rules.ending.deals,
        phase=hosted.phase,
        version=hosted.version,
        winner=AND.join(called[side] for side in hosted.winners) or None,
        seat=next(iter(hosted.people), None),
        seats=[_listed_seat(hosted, seat, seat in free) for seat in range(len(hosted.places))],
        clock=hosted.created.clock,
        rated=hosted.created.rated,
    )
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


def _listed_seat(hosted: HostedMatch, seat: int, is_free: bool) -> ListedSeat:
    place, waits = hosted.places[seat], hosted.waiting.get(seat)
    return ListedSeat(
        name=public_name(place.name),
        open=is_free,
        bot=place.kind == "bot",
        next=public_name(waits.name) if waits else None,
    )


def shown_to_strangers(kept: ListedAs) -> tuple[str, str]:
    """The name of the rules, and the names of the people at a table that everybody may see; empty if they must not be
    shown.
    """
    try:
        line = msgspec.json.decode(kept.summary, type=KeptLine)
    except (msgspec.MsgspecError, UnicodeError):
        return "", ""
    names = [in_words(name) for name in public_names(line.names or ())] if kept.visibility == "open" else []
    return title_of(line.variant.id, line.variant.title) if line.variant else "", ", ".join(names)


def listed(stored: StoredMatch) -> MatchLine:
    """One entry of `GET /api/matches`, from its person's point of view; a line that cannot be read is listed as
    damaged.
    """
    try:
        line = msgspec.json.decode(stored.summary, type=KeptLine)
    except (msgspec.MsgspecError, UnicodeError):
        line = KeptLine(phase="damaged")
    if line.variant:
        line.variant = Title(line.variant.id, title_of(line.variant.id, line.variant.title))
    if stored.seat is not None:
        line.seat = stored.seat
    if line.names and line.sides:
        _call(line, line.names, line.sides, stored.seat)
    return MatchLine(id=stored.id, **msgspec.structs.asdict(line), created=stored.created, updated=stored.updated)


def _call(line: KeptLine, public: list[str], sides: list[SideScore], viewer: int | None) -> None:
    """Set the names of players and sides of a line from a viewer's point of view: their own seat is `You`."""
    names = called(public_names(public), viewer)
    new = side_names(names, len(sides))
    line.winner = _winner([side.name for side in sides], new, line.winner) if line.winner else None
    line.names = names
    line.sides = [SideScore(name, side.score) for side, name in zip(sides, new, strict=True)]
    line.seats = line.seats or []
    for seat, name in zip(line.seats, names, strict=False):
        seat.name = name
        if isinstance(seat.next, str):
            seat.next = in_words(seat.next)


def _sides(names: Sequence[str], count: int) -> list[str]:
    """The names of sides as they are stored, the same in every language; `side_names` has them for readers."""
    return [AND.join(names[side::count]) for side in range(count)]


def _winner(stored: Sequence[str], new: Sequence[str], winner: str) -> str:
    """Who has won, in the words of a reader, by the stored names of sides and the new ones."""
    places = range(len(stored))
    for won in chain.from_iterable(combinations(places, count) for count in range(1, len(stored) + 1)):
        if AND.join(stored[side] for side in won) == winner:
            names = [new[side] for side in won]
            return say(Message("side", {"seats": list(range(len(names)))}), names)
    return winner
