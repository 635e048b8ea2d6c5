"""Everything that is kept here as one JSON text, and such a text read back: one of these, or the export of a server.

All or nothing: every match is replayed before anything is kept. An export of a server has records instead of events;
of a match that is still being played it has nothing that could go on here, because the stock is hidden.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

import msgspec

from cassino.answers.house.shapes import KeptRules
from cassino.answers.scores.shapes import KeptScore
from cassino.engine.match import replay
from cassino.errors import CassinoError
from cassino.hosted.commands import commands
from cassino.hosted.commands.branching import ADVISER, played
from cassino.hosted.frames.past import CLOSED, ENDED, GAVE_UP
from cassino.hosted.match.events import AnyEvent, Created, Ended, Place, format_event, parse_event
from cassino.hosted.match.match import WRONG, HostedMatch, WrongEvent, replayed, restored
from cassino.hosted.match.rulesets import full_text
from cassino.hosted.match.timestamps import moment, now
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape
from cassino.local import belongings
from cassino.local.keeping import ME, Line, ListMatches, Read, Row, Talk, keep, line_of, lines_in, rows_in
from cassino.notation.record_reader import read_record

FORM = 1
"""Of the text; another number is another form."""
MOST_BYTES = 50_000_000
Id = Annotated[str, msgspec.Meta(pattern=r"^[\w-]{1,64}$")]
"""Of a match: a part of its address."""
T = TypeVar("T")


class KeptMatch(Shape, frozen=True):
    """A match: of each event its version, its time, its text, and the id of the request that led to it."""

    id: Id
    events: list[tuple[int, str, str, str | None]]
    hints: Annotated[int, msgspec.Meta(ge=0)] = 0
    """How many hints the person had in a deal of the day."""


class Everything(Shape, frozen=True):
    """What is kept here."""

    cassino: int
    """The form of the text."""
    matches: list[KeptMatch]
    house: tuple[KeptRules, ...] = ()
    """House rules, in the form of a server's export."""
    scorebooks: tuple[KeptScore, ...] = ()
    """Score books, in the form of a server's export."""


class Taken(Shape, frozen=True):
    """What an import has brought."""

    matches: int
    """How many matches are new here, or have more events than before."""
    known: int
    """How many were here already."""
    unfinished: int
    """How many stay where they are, because they are still being played there."""
    house: int
    """How many sets of house rules are new here."""
    scorebooks: int
    """How many score books are new here, or have more deals than before."""


class ServedPlayer(msgspec.Struct, frozen=True):
    """The player of a seat in the export of a server."""

    seat: int
    name: str
    kind: str


class ServedMatch(msgspec.Struct, frozen=True):
    """A match in the export of a server."""

    id: Id
    seat: int | None
    players: list[ServedPlayer]
    phase: str
    record: str | None


class Served(msgspec.Struct, frozen=True):
    """What is read of the export of a server."""

    matches: list[ServedMatch]
    house: tuple[KeptRules, ...] = ()
    scorebooks: tuple[KeptScore, ...] = ()


@dataclass
class Reading:
    """A text as far as it has been read, with everything that is wrong in it."""

    house: Sequence[KeptRules]
    scorebooks: Sequence[KeptScore]
    matches: dict[str, list[Row]] = field(default_factory=dict)
    hints: dict[str, int] = field(default_factory=dict)
    unfinished: int = 0
    problems: list[Refusal] = field(default_factory=list)

    def add(self, match_id: str, rows: Sequence[Row]) -> None:
        """A match, unless it is there already."""
        if match_id in self.matches:
            self.problems.append(_wrong("error-import-twice", match=match_id))
        self.matches[match_id] = list(rows)


def exported() -> Talk[str]:
    """Everything, the oldest match first."""
    matches = []
    for line in sorted(lines_in((yield ListMatches())), key=lambda line: (line.created, line.id)):
        rows = rows_in((yield Read(line.id, 0)))
        events = [(row.version, row.at, row.text, row.request) for row in rows]
        matches.append(KeptMatch(line.id, events, line.hints))
    house, books = (yield from belongings.kept_rules()), (yield from belongings.kept_scores())
    return msgspec.json.encode(Everything(FORM, matches, tuple(house), tuple(books))).decode()


def imported(text: str) -> Talk[Taken]:
    """Keep what a text brings. Raises Refusal with everything that is wrong; then nothing has been kept."""
    reading = _read(text)
    hints = {line.id: line.hints for line in lines_in((yield ListMatches()))}
    rows: list[Row] = []
    lines: list[Line] = []
    for match_id, brought in reading.matches.items():
        fresh, line = yield from _fresh(match_id, brought, reading.problems)
        rows += fresh
        if fresh and line:
            most = max(hints.get(match_id, 0), reading.hints.get(match_id, 0))
            lines.append(msgspec.structs.replace(line, hints=most))
    house = yield from belongings.brought_rules(reading.house, reading.problems)
    books = yield from belongings.brought_scores(reading.scorebooks, reading.problems)
    if reading.problems:
        fields = {"problems": reading.problems}
        raise Refusal("not_imported", "error-not-imported", fields=fields, count=len(reading.problems))
    if rows or house or books:
        yield from keep(rows, lines, house + books)
    return Taken(len(lines), len(reading.matches) - len(lines), reading.unfinished, len(house), len(books))


def _fresh(match_id: str, brought: list[Row], problems: list[Refusal]) -> Talk[tuple[list[Row], Line | None]]:
    """The events of a match that are not kept here, and its line; adds to the problems."""
    try:
        hosted = _replayed(match_id, brought)
    except Refusal as problem:
        problems.append(problem)
        return [], None
    kept = rows_in((yield Read(match_id, 0)))
    other = next((mine.version for mine, new in zip(kept, brought, strict=False) if mine.text != new.text), None)
    if other is not None:
        problems.append(_wrong("error-import-other", match=match_id, number=other))
    return brought[len(kept) :], line_of(match_id, brought[0].at, hosted)


def _replayed(match_id: str, rows: Sequence[Row]) -> HostedMatch:
    """The match that these events make. Raises Refusal, which names the event that does not fit."""
    number = 0

    def history() -> Iterator[tuple[AnyEvent, str]]:
        nonlocal number
        for number, row in enumerate(rows, 1):
            if row.version != number:
                raise WrongEvent("an event is missing")
            moment(row.at)
            yield parse_event(row.text), row.at

    try:
        return restored(history())
    except (*WRONG, TypeError) as error:
        raise _wrong("error-import-event", match=match_id, number=max(number, 1), problem=str(error)) from None


def _read(text: str) -> Reading:
    """Raises Refusal if a text is neither of ours nor of a server."""
    if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
        raise _wrong("error-import-large", most=MOST_BYTES // 1_000_000)
    try:
        found = msgspec.json.decode(text)
    except (ValueError, RecursionError, msgspec.DecodeError) as error:
        raise _wrong("error-import-no-json", problem=str(error)) from None
    if isinstance(found, dict) and "cassino" in found:
        if found["cassino"] != FORM:
            raise _wrong("error-import-form", form=str(found["cassino"]), known=FORM)
        return _own(_converted(found, Everything))
    if isinstance(found, dict) and {"me", "matches"} <= found.keys():
        return _of_server(_converted(found, Served))
    raise _wrong("error-import-foreign")


def _converted(found: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise _wrong("error-import-shape", problem=str(error)) from None


def _own(found: Everything) -> Reading:
    reading = Reading(found.house, found.scorebooks)
    for match in found.matches:
        reading.add(match.id, [Row(match.id, number, text, at, name) for number, at, text, name in match.events])
        reading.hints[match.id] = match.hints
    return reading


def _of_server(found: Served) -> Reading:
    """What an export brings; of its matches those that are over."""
    reading, at = Reading(found.house, found.scorebooks), now()
    for match in found.matches:
        if match.phase != "match_over" or match.record is None:
            reading.unfinished += 1
            continue
        try:
            events = _events(match, match.record)
        except CassinoError as error:
            reading.problems.append(_wrong("error-import-record", match=match.id, problem=error))
            continue
        reading.add(match.id, [Row(match.id, number, format_event(each), at) for number, each in enumerate(events, 1)])
    return reading


def _events(match: ServedMatch, text: str) -> list[AnyEvent]:
    """The events of a match on a server, as its record tells them. Raises CassinoError."""
    record, notes = read_record(text)
    rules, history = record.rules, replay(record)
    if sorted(player.seat for player in match.players) != list(range(record.players)):
        raise _wrong("error-import-players", count=record.players)
    created = Created(
        variant=rules.id,
        rules=full_text(rules),
        parent=rules.parent,
        target=rules.ending.target,
        seed=0,
        bot_seed=0,
        places=tuple(_place(match, player) for player in sorted(match.players, key=lambda player: player.seat)),
        last_call=True,
    )
    events: list[AnyEvent] = [created, *played(history, len(history.deals))]
    if ENDED in notes:
        return [*events, _ended(notes[ENDED], match.players)]
    hosted = replayed(events)
    return [*events, commands.counted(hosted)] if hosted.phase == "announcing" else events


def _place(match: ServedMatch, player: ServedPlayer) -> Place:
    """A seat as it was; the bot of a server's match has no name that is known here."""
    if player.kind == "bot":
        return Place("bot", player.name, ADVISER)
    return Place("human", player.name, user=ME if player.seat == match.seat else f"{player.seat}")


def _ended(how: str, players: Sequence[ServedPlayer]) -> Ended:
    """How a match ended early. Raises Refusal."""
    if how == CLOSED:
        return Ended(None, "closed")
    ways = {f"{player.name} {words}": (player.seat, reason) for player in players for reason, words in GAVE_UP.items()}
    if how not in ways:
        raise _wrong("error-import-ending", how=how)
    seat, reason = ways[how]
    return msgspec.convert({"event": "end", "seat": seat, "reason": reason}, Ended)


def _wrong(key: str, **facts: Any) -> Refusal:
    return Refusal("not_imported", key, **facts)
