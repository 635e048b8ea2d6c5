"""People for matches that no browser has begun."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from cassino.engine.legal import legal_moves
from cassino.hosted.commands import commands, seating
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import AnyEvent, Counted, Created, Moved
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.timestamps import written
from cassino.hosted.wire import requests
from cassino.notation.move import format_move

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Somebody:
    """A person; the first four have an account."""

    number: int

    @property
    def id(self) -> str:
        return f"u{self.number}"

    @property
    def name(self) -> str:
        return f"Person {self.number}"

    @property
    def portrait(self) -> str:
        """None that was chosen."""
        return ""

    @property
    def has_account(self) -> bool:
        return self.number < 4


CROWD = [Somebody(number) for number in range(6)]
ANN, BEN, CLEO, DAN, *_ = CROWD


def with_users(created: Created) -> Created:
    """The same match, once a person has come to every seat that is kept for one: user `u0` to seat 0, and so on."""
    places = tuple(
        msgspec.structs.replace(place, user=f"u{seat}") if place.kind == "human" else place
        for seat, place in enumerate(created.places)
    )
    return msgspec.structs.replace(created, places=places)


def later(seconds: float) -> str:
    """So many seconds after the matches of these tests begin."""
    return written(BEGIN + timedelta(seconds=seconds))


class Evening:
    """A match of which Ann has the first seat, and a time that passes when it is told to."""

    def __init__(self, *kinds: Any, variant: str = "casino", **wish: Any) -> None:
        seats = tuple(SeatWish(kind, f"Seat {number}", "random") for number, kind in enumerate(kinds))
        wanted = NewMatch(seats, variant, **{"seed": 1, **wish})
        self.events = begun(created(terms(wanted), ANN), dealer=len(kinds) - 1)
        self.hosted: HostedMatch = replayed(self.events, later(0))
        self.at = later(0)

    def wait(self, seconds: float) -> None:
        """Time passes, counted from the beginning."""
        self.at = later(seconds)

    def happen(self, *events: AnyEvent) -> None:
        for event in events:
            self.hosted.apply(event, self.at)
            self.events.append(event)

    def join(self, person: Somebody, seat: int | None = None) -> str:
        """When the person may play."""
        sitting = seating.joined(self.hosted, person, seat)
        self.happen(*([sitting.event] if sitting.event else []))
        return sitting.when

    def leave(self, person: Somebody) -> None:
        self.happen(*seating.left(self.hosted, person.id))

    def ask(self, seat: int, asks: type[requests.Decision], /, **fields: Any) -> list[AnyEvent]:
        """What comes of a request. Raises Refusal."""
        events = commands.decided(self.hosted, seat, asks(version=self.hosted.version, **fields), self.at)
        self.happen(*events)
        return events

    def play(self, moves: int = 1) -> None:
        """Whoever is to move makes his first legal move."""
        for _ in range(moves):
            state = self.hosted.match.state
            self.happen(Moved(state.turn, format_move(state, legal_moves(state, 1)[0])))

    def play_cards(self) -> None:
        """All cards of the deal are played, and not yet counted where the target may still be announced."""
        while self.hosted.phase == "play":
            self.play()

    def play_deal(self) -> None:
        self.play_cards()
        if self.hosted.phase == "announcing":
            self.happen(Counted())

    @property
    def kinds(self) -> list[str]:
        return [place.kind for place in self.hosted.places]


def users(places: Iterable[Any]) -> list[str]:
    """Whose seats they are."""
    return [place.user for place in places]


def play_greedily(evening: Evening) -> None:
    """Whoever is to move takes as many cards as he can."""
    state = evening.hosted.match.state
    most = max(legal_moves(state), key=lambda move: move.taken.bit_count())
    evening.happen(Moved(state.turn, format_move(state, most)))


def last_call(*kinds: str, **wish: Any) -> Evening:
    """A match whose last card is played, and whoever has the target may announce it: Ann and Ben, or Ann and bots."""
    evening = Evening(*(kinds or ("human", "human")), variant="hungarian_nagy", **wish)
    if not kinds:
        evening.join(BEN)
    while evening.hosted.phase == "play":
        play_greedily(evening)
    assert evening.hosted.phase == "announcing"
    return evening
