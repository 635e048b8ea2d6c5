"""Random people at a table: whatever is accepted can be replayed, and nobody gets what he may not have."""

from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, event as note, given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cassino.answers.summary import summary
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.hosted.commands import commands, offers, seating
from cassino.hosted.commands.creation import NewMatch, SeatWish, again, created, terms
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match import clocks
from cassino.hosted.match.events import AnyEvent, Moved, Rematched, event_kind, format_event, parse_event
from cassino.hosted.match.match import HostedMatch, begun, restored
from cassino.hosted.match.timestamps import written
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from cassino.notation.move import format_move
from cassino.rules import load_variant, variant_ids
from company import BEGIN, CROWD, Somebody
from sent import sent

SIZES = [(id, number) for id in variant_ids() for number in load_variant(id).seating.players]
KINDS = st.sampled_from(["human", "bot", "open", "open"])
CLOCKS = st.sampled_from([None, Clock("move", 10), Clock("move", 5, 30), Clock("days", 86_400)])


PEOPLE = st.sampled_from(CROWD)
SEATS = st.integers(0, 5)
ASKED_BY_SEAT: dict[str, tuple[type[requests.Decision], dict[str, Any]]] = {
    "undo": (requests.Undo, {}),
    "claim": (requests.ClaimTarget, {}),
    "next_deal": (requests.NextDeal, {}),
    "agree": (requests.Agree, {}),
    "resign": (requests.Resign, {}),
    "flag": (requests.Flag, {}),
}
"""What a view says may be asked for, and the request for it."""


def told(hosted: HostedMatch) -> tuple[Any, ...]:
    """Everything of a match that its events determine."""
    known = hosted.version, hosted.at, hosted.places, hosted.waiting, hosted.phase, hosted.winners, hosted.successor
    table = hosted.offer, hosted.ended, hosted.watch, hosted.was_undone, hosted.bot_to_move, hosted.asked_person
    return (*known, *table, hosted.match.state, hosted.match.scores, tuple(hosted.steps), hosted.marks.counts)


class Table(RuleBasedStateMachine):
    """One match and the people around it."""

    def __init__(self) -> None:
        super().__init__()
        self.time = BEGIN
        self.history: list[tuple[AnyEvent, str]] = []
        self.stages: list[tuple[Any, ...]] = []

    @property
    def at(self) -> str:
        return written(self.time)

    @initialize(
        size=st.sampled_from(SIZES),
        kinds=st.lists(KINDS, min_size=6, max_size=6),
        visibility=st.sampled_from(["link", "open"]),
        rated=st.booleans(),
        clock=CLOCKS,
        seed=st.integers(0, 10_000),
    )
    def begin(self, size: Any, kinds: Any, visibility: Any, rated: Any, clock: Any, seed: int) -> None:
        variant, players = size
        kinds = ["human", *kinds[: players - 1]]
        if rated:
            kinds, clock = ["human"] * players, clock or Clock("move", 10)
        seats = tuple(SeatWish(kind, f"Seat {number}", "random") for number, kind in enumerate(kinds))
        wish = NewMatch(seats, variant, visibility=visibility, rated=rated, clock=clock, target=5, seed=seed)
        self.start(begun(created(terms(wish), CROWD[0])))

    def start(self, events: Iterable[AnyEvent]) -> None:
        self.history = [(event, self.at) for event in events]
        self.hosted = restored(self.history)
        self.stages = [told(self.hosted)]

    def happen(self, events: Iterable[AnyEvent]) -> None:
        """What was decided is accepted, and kept as text."""
        after = self.hosted.fork()
        for event in events:
            after.apply(event, self.at)
            note(event_kind(event))
            self.history.append((parse_event(format_event(event)), self.at))
            self.stages.append(told(after))
        self.hosted = after

    def ask(self, number: int, asks: type[requests.Decision], /, **fields: Any) -> None:
        """One of the people at the table asks for something; nothing happens where it is refused."""
        if people := self.hosted.people:
            self.happen(self.asked(people[number % len(people)], asks, **fields) or [])

    def asked(self, seat: int, asks: type[requests.Decision], /, **fields: Any) -> list[AnyEvent] | None:
        request = asks(version=self.hosted.version, **fields)
        try:
            return commands.decided(self.hosted, seat, request, self.at)
        except Refusal:
            return None

    @rule(seconds=st.sampled_from([0.0, 0.5, 4.0, 20.0, 100_000.0]))
    def time_passes(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)

    @rule(person=PEOPLE, wanted=st.none() | st.integers(-1, 6))
    def somebody_comes(self, person: Somebody, wanted: int | None) -> None:
        try:
            sitting = seating.joined(self.hosted, person, wanted)
        except Refusal:
            return
        self.happen([sitting.event] if sitting.event else [])
        if sitting.when == "now":
            assert seating.played_seat(self.hosted, person.id, str(sitting.seat)) == sitting.seat
        else:
            assert self.hosted.waiting[sitting.seat].user == person.id
        assert seating.joined(self.hosted, person, sitting.seat).event is None

    @rule(person=PEOPLE)
    def somebody_leaves(self, person: Somebody) -> None:
        try:
            events = seating.left(self.hosted, person.id)
        except Refusal:
            return
        assert not self.hosted.created.rated
        self.happen(events)
        assert not seating.is_at_table(self.hosted, person.id)

    @rule(number=SEATS, seat=SEATS, stays=st.booleans())
    def somebody_fills_a_seat(self, number: int, seat: int, stays: bool) -> None:
        self.ask(number, requests.Fill, seat=seat, bot="random", open=not stays)

    @rule(seed=st.integers(0, 10_000), steps=st.sampled_from([1, 2, 5, 200]))
    def play_goes_on(self, seed: int, steps: int) -> None:
        chance = Rng(seed)
        for _ in range(steps):
            state = self.hosted.match.state
            if self.hosted.phase != "play" or self.hosted.is_at_rest:
                return
            moves = legal_moves(state, 200)
            move = format_move(state, moves[chance.below(len(moves))])
            if self.hosted.bot_to_move is not None:
                self.happen([Moved(state.turn, move)])
            else:
                self.happen(self.asked(state.turn, requests.Play, move=move) or [])

    @rule(number=SEATS)
    def somebody_deals(self, number: int) -> None:
        self.ask(number, requests.NextDeal)

    @rule(number=SEATS, asks=st.sampled_from([requests.Undo, requests.ClaimTarget, requests.Flag, requests.Decline]))
    def somebody_asks(self, number: int, asks: type[requests.Decision]) -> None:
        self.ask(number, asks)

    @rule(number=SEATS, answers=st.lists(st.booleans(), max_size=5))
    def somebody_wants_a_move_back(self, number: int, answers: list[bool]) -> None:
        self.ask(number, requests.Offer, kind="takeback")
        for seat, agrees in zip(offers.waiting(self.hosted), answers, strict=False):
            self.happen(self.asked(seat, requests.Agree if agrees else requests.Decline) or [])

    @rule(number=SEATS, odds=st.integers(0, 9))
    def somebody_gives_up(self, number: int, odds: int) -> None:
        if odds == 0:
            self.ask(number, requests.Resign)

    @rule()
    def the_clock_strikes(self) -> None:
        event = clocks.due(self.hosted, self.at)
        deadline = clocks.deadline(self.hosted)
        assert (event is not None) == (deadline is not None and deadline <= self.at)
        self.happen([event] if event else [])

    @precondition(lambda self: self.hosted.phase == "match_over")
    @rule(number=SEATS)
    def somebody_wants_more(self, number: int) -> None:
        if not (people := self.hosted.people):
            return
        wish = offers.rematch(self.hosted, people[number % len(people)])
        self.happen([wish] if wish else [])
        if offers.is_rematch_agreed(self.hosted) and self.hosted.successor is None:
            self.happen([Rematched("another")])
            self.check_replay()
            new = msgspec.structs.replace(again(self.hosted), seed=len(self.history))
            self.start(begun(new, self.hosted.match.next_dealer()))

    @invariant()
    def seats_are_right(self) -> None:
        hosted = self.hosted
        users = [place.user for place in hosted.places if place.user]
        users += [place.user for place in hosted.waiting.values()]
        if hosted.created.rated:
            assert all(place.kind == "human" for place in hosted.places) and not hosted.waiting
            assert all(user in ("u0", "u1", "u2", "u3") for user in users)
        if hosted.created.rated or hosted.created.visibility == "open":
            assert len(set(users)) == len(users)
        assert not hosted.waiting or (hosted.phase != "deal_over" and hosted.people)
        assert summary(hosted).seats == tuple((place.user, place.name) for place in seating.next_places(hosted))

    @invariant()
    def a_view_promises_what_can_be_done(self) -> None:
        for seat in [None, *self.hosted.people]:
            user = "" if seat is None else self.hosted.places[seat].user
            view = sent(view_frame(self.hosted, "m", seat, viewer=Viewer(user, self.at)))["view"]
            if seat is None:
                assert not any(may for what, may in view["can"].items() if what != "join")
                continue
            for what, (kind, fields) in ASKED_BY_SEAT.items():
                assert view["can"][what] == (self.asked(seat, kind, **fields) is not None), what
            fills = [self.asked(seat, requests.Fill, seat=other) for other in range(len(self.hosted.places))]
            assert view["can"]["fill"] == any(fills)
            offered = self.asked(seat, requests.Offer, kind="takeback")
            may = (view["can"]["take_back"] or view["can"]["undo"]) and self.hosted.offer is None
            assert may == (offered is not None)
            assert view["can"]["leave"] == (not self.hosted.created.rated and bool(user))

    @invariant()
    def no_clock_runs_backwards(self) -> None:
        if self.hosted.watch is not None:
            assert all(bank >= timedelta() for bank in self.hosted.watch.banks)

    def check_replay(self) -> None:
        """The stored events make the same match at every version."""
        stages = [told(restored(self.history[:2]))]
        hosted = restored(self.history[:2])
        for event, at in self.history[2:]:
            hosted.apply(event, at)
            stages.append(told(hosted))
        assert stages == self.stages

    def teardown(self) -> None:
        if self.history:
            self.check_replay()


TestTable = pytest.mark.slow(Table.TestCase)
TestTable.settings = settings(
    max_examples=15,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


def one_step(table: Table, chance: Rng) -> None:
    """Something that may happen at a table; mostly that play goes on."""
    number, person = chance.below(6), CROWD[chance.below(6)]
    asks = (requests.Undo, requests.ClaimTarget, requests.Flag, requests.Decline)[chance.below(4)]
    steps: list[Callable[[], None]] = [
        lambda: table.play_goes_on(chance.below(10_000), (1, 2, 5, 200)[chance.below(4)]),
        lambda: table.play_goes_on(chance.below(10_000), 1 + chance.below(9)),
        lambda: table.somebody_deals(number),
        lambda: table.somebody_comes(person, None if chance.below(2) else chance.below(6)),
        lambda: table.somebody_comes(person, None),
        lambda: table.somebody_leaves(person) if chance.below(3) == 0 else None,
        lambda: table.somebody_fills_a_seat(number, chance.below(6), chance.below(2) == 0),
        lambda: table.somebody_asks(number, asks),
        lambda: table.somebody_wants_a_move_back(number, [chance.below(4) > 0 for _ in range(chance.below(6))]),
        lambda: table.somebody_gives_up(number, chance.below(30)),
        lambda: table.time_passes((0.0, 0.5, 4.0, 20.0)[chance.below(4)]),
        table.the_clock_strikes,
        lambda: table.somebody_wants_more(number) if table.hosted.phase == "match_over" else None,
    ]
    steps[chance.below(len(steps))]()


@pytest.mark.slow
@given(st.integers(0, 2**32), st.sampled_from(SIZES))
@settings(max_examples=20)
def test_a_long_evening(seed: int, size: tuple[str, int]) -> None:
    chance, table = Rng(seed), Table()
    kinds = [("human", "bot", "open", "open")[chance.below(4)] for _ in range(5)]
    clock = (None, Clock("move", 10), Clock("move", 5, 30), Clock("days", 86_400))[chance.below(4)]
    table.begin(size, kinds, ("link", "open")[chance.below(2)], chance.below(3) == 0, clock, seed % 1000)
    for _ in range(80):
        one_step(table, chance)
        table.seats_are_right()
        table.a_view_promises_what_can_be_done()
        table.no_clock_runs_backwards()
    table.check_replay()
