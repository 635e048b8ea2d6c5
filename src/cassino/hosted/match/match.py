"""A match as its events made it: the engine's match, the people in it, and what has been seen of it."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from datetime import timedelta
from typing import Self

from cassino.cards import card_set, parse_cards
from cassino.engine.calling import claims
from cassino.engine.irregularities import Misdeal, Ruling
from cassino.engine.layout import Laid
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.scoring import is_played_out
from cassino.engine.view import View
from cassino.engine.why import ASKED
from cassino.fairness.chain import Chain
from cassino.fairness.salts import Salting
from cassino.hosted.match import rulesets
from cassino.hosted.match.events import (
    Answered,
    AnyEvent,
    Claimed,
    Counted,
    Created,
    Credited,
    Cut,
    Dealt,
    Ended,
    Moved,
    Offered,
    Place,
    Queued,
    Rematched,
    Ruled,
    Salted,
    Seated,
    Undone,
    dealt,
)
from cassino.hosted.match.marks import Marks
from cassino.hosted.match.names import called, public_names, side_names
from cassino.hosted.match.steps import Offer, ParsedMove, Step
from cassino.hosted.match.timestamps import moment, now, written
from cassino.hosted.match.watch import Acting, wound
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Phase
from cassino.notation.move import format_move, read_move
from cassino.rules import Rules
from cassino.texts.message import Message

WRONG = (ValueError, LookupError, ArithmeticError)
"""The exceptions that a stored event can cause if it is impossible."""
TableEvent = Seated | Queued | Offered | Answered | Ended | Salted | Counted | Cut | Ruled | Credited
AFTER_THE_END = (Rematched, Seated, Queued, Offered, Answered, Salted)
"""What can still happen after somebody has given up or run out of time."""
MOST_EVENTS = 10_000
"""A match with more events than this must end: people's games come nowhere near it, and reading one takes half a
second.
"""
AT_THE_LIMIT = (Rematched, Seated, Queued, Ended, Credited)
"""What can still happen in a match that has reached the limit of events."""
BESIDES_AN_OFFER = (Answered, Queued, Salted, Credited)
"""What does not end an offer; everything else does."""
OFFERED_IN = {"takeback": "play", "call_off": "play", "misdeal": "play", "rematch": "match_over"}
"""By kind of offer, the phase in which it can be made."""
NOTHING: tuple[AnyEvent | None, str] = (None, "")


class WrongEvent(ValueError):
    """An event that does not fit the match so far."""


class HostedMatch:
    """A match built from its events, with one version for each; `version` is that of the last event, or of the last of
    the events that began it.
    """

    def __init__(self, created: Created, match: Match, at: str, version: int = 2) -> None:
        self.created = created
        self.version = version
        self.match = match
        self.places = created.places
        """Who is in each seat now."""
        self.waiting: dict[int, Place] = {}
        """Who will get each seat at the end of the deal."""
        self.was_sat_at = any(place.user for place in created.places)
        """Whether anybody has ever had a seat, even if they have been deleted since: they may have seen a hand."""
        self.steps: list[Step] = []
        self.marks = Marks(self.version, 0)
        """How many moves of this deal had been made at each version."""
        self.successor: str | None = None
        self.was_undone = False
        self.stands_since = version
        """The version since which the cards have not changed: the last one at which they were played, dealt or taken
        back.
        """
        self.stands_at = at
        """The time of that version."""
        self._was_counted = False
        """Whether the deal has been counted, so that nobody can announce the target any more."""
        self.offer: Offer | None = None
        self.ended: Ended | None = None
        """How the match ended early."""
        self.at = at
        """The time of the last event."""
        self.salting = Salting.after(len(created.places), ())
        self.chain: Chain | None = None
        """The seeds of the deals, including coming ones. They are in no event; the code that opens the match loads
        them.
        """
        self.was_silent = False
        """Whether the last event needs no announcement."""
        self.was_ruled = False
        """Whether the last event was a ruling on a misdeal."""
        self.declined: Message | None = None
        """What the last event says, if it declined or withdrew an offer."""
        self.credited: Credited | None = None
        """The last event, if it gave the person to act extra time."""
        self.watch = wound(created.clock, len(created.places), moment(at))
        self.shows_hands = self.is_bots_only
        """Whether frames show all hands: no person plays in the match, or it is over and being replayed."""
        self._parsed: ParsedMove | None = None
        self._look_at_the_clock()

    @classmethod
    def resumed(cls, created: Created, match: Match, at: str) -> Self:
        """A match that continues from a record; the moves of its last deal are steps, each with its own version."""
        hosted = cls(created, match, at)
        for state, move in zip(match.states, match.moves, strict=False):
            seat = move.seat if move.kind == Kind.CLAIM else state.turn
            hosted.steps.append(Step.made(hosted.version + 1, seat, move, state, ""))
            hosted.version += 1
            hosted.marks.add(len(hosted.steps))
        hosted.stands_since = hosted.version
        return hosted

    def fork(self) -> Self:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.steps = self.steps.copy()
        twin.marks = self.marks.copy()
        twin.match = copy(self.match)
        return twin

    def apply(self, event: AnyEvent, at: str) -> None:
        """Apply an event that happened at a time. Raises WrongEvent; then the match can no longer be used."""
        try:
            self.at = max(self.at, written(moment(at)))
            self._apply(event)
        except WRONG as error:
            raise WrongEvent(str(error)) from error
        self._seat_waiting()
        self._look_at_the_clock()
        self.version += 1
        if self.stands_since == self.version:
            self.stands_at = self.at
        self.marks.add(len(self.steps))

    def _apply(self, event: AnyEvent) -> None:
        if self.ended and not isinstance(event, AFTER_THE_END):
            raise WrongEvent("the match has ended")
        self.was_undone, self.was_silent, self.was_ruled = False, isinstance(event, Salted), isinstance(event, Ruled)
        self.credited = event if isinstance(event, Credited) else None
        self.declined = None
        if not isinstance(event, BESIDES_AN_OFFER):
            self.offer = None
        match event:
            case Dealt():
                self._deal(event)
            case Moved():
                self._move(event)
            case Claimed():
                if not self.claims(event.seat):
                    raise WrongEvent(f"seat {event.seat} has nothing to claim")
                self._play(Move(Kind.CLAIM, 0, seat=event.seat), event.seat)
            case Undone():
                self._undo(event)
            case Rematched():
                self.successor = event.match
            case Created():
                raise WrongEvent("the match is created twice")
            case _:
                self._apply_at_table(event)

    def _apply_at_table(self, event: TableEvent) -> None:
        """Apply an event that changes no cards, except a cut and a ruling on a misdeal."""
        match event:
            case Seated():
                self._seat(event.seat, event.place)
            case Queued():
                self._queue(event)
            case Offered():
                self._offer(event)
            case Answered():
                self._answer(event)
            case Ended():
                self._end(event)
            case Salted():
                self._salt(event)
            case Counted():
                self._count()
            case Cut() | Ruled():
                self._change_cards(event)
            case Credited():
                self._credit(event)

    def _credit(self, event: Credited) -> None:
        credit, until = timedelta(seconds=event.seconds), moment(event.until)
        if self.watch is None or self.watch.acting is None:
            raise WrongEvent("no clock runs")
        if not timedelta() <= timedelta(seconds=event.away) <= credit or until <= self.watch.settled:
            raise WrongEvent(f"the downtimes until {event.until} are counted already, or give no time")
        self.watch = self.watch.credited(credit, until)

    def _count(self) -> None:
        if self.phase != "announcing":
            raise WrongEvent("there is nothing to count now")
        self._was_counted = True

    def _change_cards(self, event: Cut | Ruled) -> None:
        """Cards change before they are played."""
        if isinstance(event, Cut):
            self._cut(event)
        else:
            self._rule(event)
        self.stands_since = self.version + 1

    def _cut(self, event: Cut) -> None:
        if self.created.fair:
            raise WrongEvent("the pack of a fair deal is not cut")
        self.match.cut(event.place)

    def _salt(self, event: Salted) -> None:
        if event.deal != len(self.match.deals):
            raise WrongEvent(f"a salt for deal {event.deal + 1} comes in deal {len(self.match.deals)}")
        self.salting = self.salting.take(self._known(event.seat), event.salt, self.is_deal_done)

    def _known(self, seat: int) -> int:
        if not 0 <= seat < len(self.places):
            raise WrongEvent(f"there is no seat {seat}")
        return seat

    def _seat(self, seat: int, place: Place) -> None:
        """Give a seat to a player; anyone who waited for it no longer waits."""
        places = list(self.places)
        places[self._known(seat)] = place
        self.places = tuple(places)
        self.was_sat_at |= bool(place.user)
        self.waiting = {other: waits for other, waits in self.waiting.items() if other != seat}

    def _queue(self, event: Queued) -> None:
        waiting = {**self.waiting, self._known(event.seat): event.place}
        self.waiting = {seat: place for seat, place in waiting.items() if place is not None}

    def _seat_waiting(self) -> None:
        """Seat the people who wait: the deal is over, or nobody is left to play it."""
        if self.phase == "deal_over" or (self.phase == "play" and not self.people):
            for seat, place in self.waiting.items():
                self._seat(seat, place)

    def _offer(self, event: Offered) -> None:
        self._sits(event.seat)
        if self.phase != OFFERED_IN[event.kind]:
            raise WrongEvent(f"a {event.kind} is not offered now")
        if event.kind == "takeback" and self.marks[event.to] >= len(self.steps):
            raise WrongEvent(f"no move was made after version {event.to}")
        if (event.kind == "misdeal") != (event.misdeal is not None):
            raise WrongEvent(f"a {event.kind} does not fit {event.misdeal}")
        self.offer = Offer(event.seat, event.kind, event.to, event.misdeal)

    def _answer(self, event: Answered) -> None:
        self._sits(event.seat)
        if self.offer is None:
            raise WrongEvent("nothing is offered")
        if not event.agrees:
            is_own = event.seat == self.offer.seat
            self.declined = Message("offer-withdrawn" if is_own else "offer-declined", {"who": event.seat})
        agreed = self.offer.agreed | {event.seat}
        self.offer = replace(self.offer, agreed=agreed) if event.agrees else None

    def _end(self, event: Ended) -> None:
        if self.phase == "match_over":
            raise WrongEvent("the match is over")
        if (event.seat is None) != (event.reason == "closed"):
            raise WrongEvent(f"{event.reason} does not fit seat {event.seat}")
        if event.seat is not None:
            self._sits(event.seat)
        if event.reason == "flag" and self.out_of_time(self.at) != event.seat:
            raise WrongEvent(f"seat {event.seat} still has time")
        self.ended = event

    def _sits(self, seat: int) -> None:
        if self.places[self._known(seat)].kind != "human":
            raise WrongEvent(f"no person sits at seat {seat}")

    def _look_at_the_clock(self) -> None:
        if self.watch is not None:
            self.watch = self.watch.after(self._acting, moment(self.at))

    @property
    def _acting(self) -> Acting | None:
        """Whose clock is running: nobody's while a count is shown, a bot is to move, or a person has not joined yet."""
        state = self.match.state
        is_person = self.phase == "play" and self.places[state.turn].kind == "human"
        return Acting(state.turn, state.turn_no, len(self.match.deals)) if is_person and self.is_full else None

    def out_of_time(self, at: str) -> int | None:
        """The seat whose clock runs and has run out by a moment."""
        return self.watch.late(moment(at)) if self.watch else None

    def _deal(self, event: Dealt) -> None:
        if self.waits_for_all:  # The first person to join adds a salt to the first deal: nobody has seen a hand yet.
            self.match = first_deal(self.created, event)
            self.salting = Salting.after(len(self.places), event.fair.salts if event.fair else ())
        else:
            self._next_deal(event)
        self.steps, self.marks, self._was_counted = [], Marks(self.version + 1), False
        self.stands_since = self.version + 1

    def _next_deal(self, event: Dealt) -> None:
        if event.fair and event.fair.salts != self.salting.salts:
            raise WrongEvent("the deal is not made with the salts that were given")
        self.match.next_deal(parse_cards(event.order))
        self.salting = self.salting.dealt()
        if self.match.deal.dealer != event.dealer:
            raise WrongEvent(f"seat {event.dealer} deals, but it is the turn of seat {self.match.deal.dealer}")

    def check_length(self, events: Iterable[AnyEvent]) -> None:
        """Check that there is room for more events. Raises Refusal."""
        if self.version >= MOST_EVENTS and not all(isinstance(event, AT_THE_LIMIT) for event in events):
            raise Refusal("too_many_events", "error-too-many-events", most=MOST_EVENTS)

    def event_of(self, move: Move, seat: int, tried: str = "") -> Moved:
        """The event of a legal move of the player to act. From now on, the match knows what the text of the event
        means.
        """
        state = self.match.state
        self._parsed = ParsedMove(state, format_move(state, move), move)
        return Moved(seat, self._parsed.text, tried)

    def _move(self, event: Moved) -> None:
        state, told = self.match.state, self._parsed
        if event.seat != state.turn:
            raise WrongEvent(f"seat {event.seat} moves, but it is the turn of seat {state.turn}")
        move = told.move if told and told.fits(state, event.move) else read_move(state, event.move)
        self._play(move, event.seat, event.tried)
        if self.match.moves[-1] != move:
            raise WrongEvent(f"{event.move} breaks a rule")

    def _play(self, move: Move, seat: int, tried: str = "") -> None:
        state = self.match.state
        self.match.play(move)
        if move.kind != Kind.CLAIM:
            self.stands_since = self.version + 1
        self.steps.append(Step.made(self.version + 1, seat, move, state, tried))

    def _undo(self, event: Undone) -> None:
        left = self.marks[event.to]
        if left > len(self.steps):
            raise WrongEvent(f"version {event.to} cannot be gone back to")
        while len(self.steps) > left:
            self.match.back()
            self.steps.pop()
        self.was_undone, self._was_counted = True, False
        self.stands_since = self.version + 1

    def _rule(self, event: Ruled) -> None:
        """Apply a ruling; after one that ends the deal nobody has anything to announce."""
        if self.created.rated:
            raise WrongEvent("a rated match has no rulings")
        order = tuple(parse_cards(event.order))
        kind, cards = Misdeal(event.kind), card_set(parse_cards(event.cards))
        self.match.repeat_ruling(Ruling(len(self.steps), kind, event.seat, cards, order))
        self._was_counted = self.match.deal_over

    @property
    def names(self) -> list[str]:
        """The name at each seat, as other people see it."""
        return public_names(place.name for place in self.places)

    def names_for(self, viewer: int | None) -> list[str]:
        """The name at each seat from a viewer's point of view: `You` at the viewer's own."""
        return called(self.names, viewer)

    def side_names_for(self, viewer: int | None = None) -> list[str]:
        """The name of each side from a viewer's point of view: `You and Ann`."""
        return side_names(self.names_for(viewer), self.match.state.side_count)

    @property
    def phase(self) -> Phase:
        """`play`, `announcing`, `deal_over` or `match_over`.

        announcing: the last card has been played, and the target can still be announced before the count. D-95
        """
        if self.ended is not None:
            return "match_over"
        if not self.match.deal_over:
            return "play"
        if not self.is_counted:
            return "announcing"
        return "match_over" if self.match.is_over else "deal_over"

    @property
    def is_counted(self) -> bool:
        """Whether the deal has been counted, so that nobody can announce the target any more."""
        if self._was_counted or not self.match.deal_over:
            return self._was_counted
        return not (self.created.last_call and claims(self.match.state))

    @property
    def may_people_announce(self) -> bool:
        """Whether the count waits for people who may still announce the target."""
        people = self.people if self.phase == "announcing" else ()
        return any(claim.seat in people for claim in claims(self.match.state))

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side, including this deal once it is counted."""
        return self.match.scores if self.is_counted else self.match.scores_before

    @property
    def is_deal_done(self) -> bool:
        """Whether the deal has been counted, or the match has ended."""
        return self.phase in ("deal_over", "match_over")

    @property
    def turn(self) -> int | None:
        """The seat of the player to move, if there is one."""
        return self.match.state.turn if self.phase == "play" else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match: all others if one gave up or ran out of time; none if it has no result."""
        if self.ended is None:
            return self.match.winners if self.is_counted else ()
        if self.ended.seat is None or not self.has_result:
            return ()
        state, loser = self.match.state, self.match.state.side_of(self.ended.seat)
        return tuple(side for side in range(state.side_count) if side != loser)

    @property
    def is_closed(self) -> bool:
        """Whether the operator of the server has closed the table for good."""
        return self.ended is not None and self.ended.reason == "closed"

    @property
    def has_result(self) -> bool:
        """Whether somebody has won or can still win: the match was neither closed nor called off."""
        return self.ended is None or self.ended.reason not in ("closed", "call_off")

    @property
    def people(self) -> list[int]:
        """The seats of people, including those who have not joined yet."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "human"]

    @property
    def is_bots_only(self) -> bool:
        """Whether only bots have ever played and nobody can join: watchers step through such a match. D-80"""
        return all(place.kind == "bot" and not place.open and not place.user for place in self.created.places)

    @property
    def is_full(self) -> bool:
        """Whether everybody has joined."""
        return all(self.places[seat].user for seat in self.people)

    @property
    def waits_for_all(self) -> bool:
        """Whether this is a table without an owner that nobody has joined yet, so that its cards belong to nobody so
        far.
        """
        is_untouched = bool(self.created.fair) and len(self.match.deals) == 1 and not self.steps and self.ended is None
        return is_untouched and not self.waiting and not self.was_sat_at and not self.is_bots_only

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing happens automatically: an offer waits for answers, nobody has joined yet, or no person is
        left.
        """
        return self.offer is not None or not self.people or self.waits_for_all

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot whose turn it is."""
        turn = self.match.state.turn
        is_bot = self.phase == "play" and self.places[turn].kind == "bot"
        return turn if is_bot and not self.is_at_rest else None

    @property
    def asked_person(self) -> int | None:
        """The seat of the person who is asked whether they insist, call or ask."""
        state = self.match.state
        is_asked = self.phase == "play" and state.window in ASKED and not self.is_at_rest
        return state.turn if is_asked and self.places[state.turn].kind == "human" else None

    def view(self, seat: int | None, past: bool = False) -> View:
        """What a seat may know. past: include the plays of the deal so far."""
        return self.match.view(seat, past)

    def claims(self, seat: int | None) -> list[Move]:
        """The claims open to a seat; none once the deal has been counted."""
        return self.view(seat).claims() if self.phase in ("play", "announcing") else []

    def layout(self) -> Sequence[Laid]:
        """The table in order of arrival."""
        return self.match.layout()

    @property
    def is_new_round(self) -> bool:
        """Whether cards were dealt with the last event: at the start, or after a move that ended a round."""
        states = self.match.states
        return len(states) == 1 or states[-1].round_no > states[-2].round_no

    @property
    def residue(self) -> int:
        """How many cards were left on the table by the last play of the deal; 0 if a claim or a ruling ended it."""
        if not self.match.deal_over or self.match.deal.thrown_in_by >= 0 or not is_played_out(self.match.state):
            return 0
        plays = (step.left for step in reversed(self.steps) if step.move.kind != Kind.CLAIM)
        return next(plays, 0).bit_count()

    def way_back(self, seat: int) -> Undone | None:
        """The event that takes back a seat's previous decision in this deal; None if there is none."""
        if self.successor is not None or self.ended is not None:
            return None
        for step in reversed(self.steps):
            if step.seat == seat and step.move.kind != Kind.PASS:
                return Undone(step.version - 1)
        return None


def rules_of(created: Created) -> Rules:
    """The rules of a match, and the parent with which they are compared, if it still exists. Raises RulesError."""
    return rulesets.restored(created.rules, created.variant, created.parent, created.target)


def first_deal(created: Created, first: Dealt) -> Match:
    """The match after its first two events. Raises WrongEvent."""
    try:
        rules = rules_of(created)
        order = parse_cards(first.order)
        return Match(rules, len(created.places), created.seed, first.dealer, order=order)
    except WRONG as error:
        raise WrongEvent(str(error)) from error


def begun(created: Created, dealer: int | None = None) -> list[AnyEvent]:
    """The events that begin a match: it is created, and the first cards are dealt."""
    rules = rules_of(created)
    match = Match(rules, len(created.places), created.seed, dealer)
    return [created, dealt(match.deal.dealer, match.deal.order)]


def replayed(events: Iterable[AnyEvent], at: str = "") -> HostedMatch:
    """The match that these events make, all at the same time (by default now). Raises WrongEvent."""
    time = at or now()
    return restored((event, time) for event in events)


def restored(history: Iterable[tuple[AnyEvent, str]]) -> HostedMatch:
    """The match that these events make, each with its time. Raises WrongEvent."""
    rest = iter(history)
    (first, at), (second, _) = next(rest, NOTHING), next(rest, NOTHING)
    if not isinstance(first, Created) or not isinstance(second, Dealt):
        raise WrongEvent("a match begins with its creation and a deal")
    hosted = HostedMatch(first, first_deal(first, second), at)
    hosted.salting = Salting.after(len(first.places), second.fair.salts if second.fair else ())
    for event, at in rest:
        hosted.apply(event, at)
    return hosted
