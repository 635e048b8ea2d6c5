"""What a host asks of the place where matches are kept and shown: in a browser, of its store and its windows.

A host is a generator of such wishes. Whoever runs it fulfils each of them before the next, and sends back the answer.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from cassino.answers.statistics import CountedMatch, counted
from cassino.answers.summary import StoredMatch, summary
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Overtaken, Refusal

ME = "me"
"""The id of the only person."""
Kept = Literal["kept", "stale", "failed"]
"""What has become of a wish to keep: `stale` if one of the versions is there already."""
T = TypeVar("T")


class Row(msgspec.Struct, frozen=True):
    """An event as it is kept, under its match and version. request: the id of the request that led to it."""

    match: str
    version: int
    text: str
    at: str
    request: str | None = None


class Line(msgspec.Struct, frozen=True):
    """A match in the list, under its id. All but `hints` follows from the events.

    summary: as on a server, JSON text. counts: what the person did in it, once it is over. hints: how many the person
    had in a deal of the day.
    """

    id: str
    created: str
    updated: str
    summary: str
    seat: int | None
    counts: CountedMatch | None = None
    hints: int = 0


class Thing(msgspec.Struct, frozen=True):
    """Something else that is kept, under its kind and id. summary: its line in lists, JSON text; empty without one."""

    kind: str
    id: str
    version: int
    created: str
    updated: str
    text: str
    summary: str = ""


class Change(msgspec.Struct, frozen=True):
    """A thing as it is from now on. before: the version that it replaces, 0 for a new one."""

    thing: Thing
    before: int


class Read(msgspec.Struct, frozen=True, tag_field="do", tag="read"):
    """The events of a match after a version. Answer: rows, in their order."""

    match: str
    after: int


class ListMatches(msgspec.Struct, frozen=True, tag_field="do", tag="list"):
    """All matches. Answer: lines."""


class ReadThings(msgspec.Struct, frozen=True, tag_field="do", tag="things"):
    """All things of a kind, or the one with an id. Answer: things."""

    kind: str
    id: str = ""


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep"):
    """Keep events, lines and things: all or nothing, before anything of them is shown. Answer: `Kept`."""

    rows: list[Row]
    lines: list[Line]
    things: list[Change] = []


class Remove(msgspec.Struct, frozen=True, tag_field="do", tag="remove"):
    """Keep a thing no longer. Answer: `Kept`."""

    kind: str
    id: str


class Show(msgspec.Struct, frozen=True, tag_field="do", tag="show"):
    """Send a frame to a window. Answer: none."""

    window: int
    frame: str


class End(msgspec.Struct, frozen=True, tag_field="do", tag="end"):
    """There is no match for a window. Answer: none."""

    window: int


class Later(msgspec.Struct, frozen=True, tag_field="do", tag="later"):
    """Call `Host.go_on` after so many seconds, after what is waiting already. Answer: none."""

    match: str
    version: int
    seconds: float


class Answer(msgspec.Struct, frozen=True, tag_field="do", tag="answer"):
    """What a request of a page gets: JSON, or the text of a record. Answer: none."""

    is_refused: bool
    text: str


Wish = Read | ListMatches | ReadThings | Keep | Remove | Show | End | Later | Answer
Tell = Callable[[str], object]
"""Receives how far long work is, as an answer in JSON."""
Talk = Generator[Wish, Any, T]
"""Wishes, and a result."""


def line_of(match_id: str, created: str, hosted: HostedMatch, hints: int = 0) -> Line:
    """The line of a match."""
    seat = first_seat(hosted, ME)
    counts = counted(hosted) if hosted.phase == "match_over" else None
    return Line(match_id, created, hosted.at, summary(hosted).text, seat, counts, hints)


def stored(line: Line) -> StoredMatch:
    """A line as lists of matches read it."""
    return StoredMatch(line.id, line.created, line.updated, line.summary, line.seat)


def things(kind: str, id: str = "") -> Talk[list[Thing]]:
    """All things of a kind, or the one with an id."""
    return msgspec.convert((yield ReadThings(kind, id)), list[Thing])


def keep(rows: Sequence[Row] = (), lines: Sequence[Line] = (), things: Sequence[Change] = ()) -> Talk[None]:
    """Keep all of these. Raises Refusal: `stale` if another tab was faster."""
    _check((yield Keep(list(rows), list(lines), list(things))))


def remove(thing: Thing) -> Talk[None]:
    """Keep a thing no longer. Raises Refusal."""
    _check((yield Remove(thing.kind, thing.id)))


def _check(kept: Kept) -> None:
    if kept == "stale":
        raise Overtaken
    if kept != "kept":
        raise Refusal("not_kept", "error-not-kept")


def rows_in(answer: Any) -> list[Row]:
    """The rows that were read."""
    return msgspec.convert(answer, list[Row])


def lines_in(answer: Any) -> list[Line]:
    """The lines that were read."""
    return msgspec.convert(answer, list[Line])
