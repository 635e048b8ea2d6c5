"""A match as its events made it: the engine's match, who plays it, and what has been seen of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from cassino.cards import format_card, parse_cards
from cassino.engine.layout import Laid, is_sweep, left_by
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.notation.move import format_move, parse_move
from cassino.notation.speech import describe_move
from cassino.rules import Rules, parse_rules, variant_ids
from cassino.server.events import AnyEvent, Claimed, Created, Dealt, Moved, Place, Rematched, Undone

WATCHER = -1
"""Who reads a move that everybody may read."""
ASKING_WINDOWS = (1, 2, 3)
"""The windows in which a player is asked whether he wants something; the last one, he has to answer. B8, B12, B27"""
WRONG = (ValueError, LookupError, ArithmeticError)
"""What a stored event that cannot have happened may raise."""


class WrongEvent(ValueError):
    """An event that does not fit the match so far."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of this deal as everybody saw it. `left` is the set of cards on the table after it.

    tried: the cards that were wrongly taken before the card was trailed.
    """

    version: int
    seat: int
    move: Move
    text: str
    speech: str
    left: int
    is_sweep: bool
    tried: str = ""


class Course:
    """A match built from its events, one version for each."""

    def __init__(self, created: Created, first: Dealt) -> None:
        self.created = created
        self.version = 2
        self.match = first_deal(created, first)
        self.steps: list[Step] = []
        self.marks = {self.version: 0}
        """How many moves of this deal had been made at a version."""
        self.successor: str | None = None
        self.was_undone = False

    def fork(self) -> Self:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.steps = self.steps.copy()
        twin.marks = self.marks.copy()
        twin.match = copied(self.match)
        return twin

    def apply(self, event: AnyEvent) -> None:
        """Let an event happen. Raises WrongEvent."""
        try:
            self._apply(event)
        except WRONG as error:
            raise WrongEvent(str(error)) from None
        self.version += 1
        self.marks[self.version] = len(self.steps)

    def _apply(self, event: AnyEvent) -> None:
        self.was_undone = False
        match event:
            case Dealt():
                self._deal(event)
            case Moved():
                self._move(event)
            case Claimed():
                self._play(Move(Kind.CLAIM, 0, seat=event.seat), event.seat)
            case Undone():
                self._undo(event)
            case Rematched():
                self.successor = event.match
            case Created():
                raise WrongEvent("the match is created twice")

    def _deal(self, event: Dealt) -> None:
        self.match.next_deal(parse_cards(event.order))
        if self.match.deal.dealer != event.dealer:
            raise WrongEvent(f"seat {event.dealer} deals, but it is the turn of seat {self.match.deal.dealer}")
        self.steps = []
        self.marks = {}

    def _move(self, event: Moved) -> None:
        if event.seat != self.match.state.turn:
            raise WrongEvent(f"seat {event.seat} moves, but it is the turn of seat {self.match.state.turn}")
        self._play(parse_move(self.match.state, event.move), event.seat, event.tried)

    def _play(self, move: Move, seat: int, tried: str = "") -> None:
        state = self.match.state
        text, speech = format_move(state, move, WATCHER), describe_move(state, move, self.names)
        left, swept = left_by(state, move), is_sweep(state, move)
        self.match.play(move)
        self.steps.append(Step(self.version + 1, seat, move.without_order(), text, speech, left, swept, tried))

    def _undo(self, event: Undone) -> None:
        left = self.marks[event.to]
        if left > len(self.steps):
            raise WrongEvent(f"version {event.to} cannot be gone back to")
        while len(self.steps) > left:
            self.match.back()
            self.steps.pop()
        self.was_undone = True

    @property
    def places(self) -> tuple[Place, ...]:
        """Who sits where."""
        return self.created.places

    @property
    def names(self) -> list[str]:
        """The name at each seat."""
        return [place.name for place in self.places]

    @property
    def side_names(self) -> list[str]:
        """The name of each side."""
        count = self.match.state.side_count
        return [" and ".join(self.names[side::count]) for side in range(count)]

    @property
    def phase(self) -> str:
        """`play`, `deal_over` or `match_over`."""
        if not self.match.deal_over:
            return "play"
        return "match_over" if self.match.is_over else "deal_over"

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot whose turn it is."""
        turn = self.match.state.turn
        return turn if self.phase == "play" and self.places[turn].kind == "bot" else None

    @property
    def asked_person(self) -> int | None:
        """The seat of the person who is asked whether he insists, calls or asks."""
        state = self.match.state
        is_asked = self.phase == "play" and state.window in ASKING_WINDOWS
        return state.turn if is_asked and self.places[state.turn].kind == "human" else None

    @property
    def first_human(self) -> int:
        """The first seat where a person sits."""
        return next(seat for seat, place in enumerate(self.places) if place.kind == "human")

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return self.match.view(seat)

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
        """How many cards were left on the table when the deal ended by its last play."""
        if not self.match.deal_over or not self.steps or self.steps[-1].move.kind == Kind.CLAIM:
            return 0
        return self.steps[-1].left.bit_count()

    def undo_for(self, seat: int) -> Undone | None:
        """The event that takes a seat back to its previous decision of this deal; None if it cannot.

        Among people only the steps of a turn still in progress can be taken back.
        """
        others_are_bots = all(place.kind == "bot" for other, place in enumerate(self.places) if other != seat)
        own = [step for step in self.steps if step.seat == seat and step.move.kind != Kind.PASS]
        if not own or self.successor is not None:
            return None
        is_step = self.steps[-1].seat == seat and self.match.can_take_step_back
        return Undone(own[-1].version - 1) if others_are_bots or is_step else None

    def next_deal(self) -> Dealt:
        """The event of the next deal."""
        return dealt(self.match.next_dealer(), self.match.pack_order(len(self.match.deals)))


def copied(match: Match) -> Match:
    """A match that can go on independently."""
    twin = Match.__new__(Match)
    twin.__dict__.update(match.__dict__)
    last = match.deal
    deal = type(last)(last.dealer, last.order, last.states.copy(), last.owed, last.moves.copy())
    twin.deals = [*match.deals[:-1], deal]
    return twin


def dealt(dealer: int, order: Iterable[int]) -> Dealt:
    """A deal as an event."""
    return Dealt(dealer, " ".join(format_card(card) for card in order))


def rules_of(created: Created) -> Rules:
    """The rules of a match, with the parent they are compared with while there is one. Raises RulesError."""
    rules = parse_rules(created.rules, created.variant)
    return replace(rules, parent=created.parent) if created.parent in variant_ids() else rules


def first_deal(created: Created, first: Dealt) -> Match:
    """The match as its first two events have it. Raises WrongEvent."""
    if all(place.kind == "bot" for place in created.places):
        raise WrongEvent("no person sits at this table")
    try:
        rules = rules_of(created)
        order = parse_cards(first.order)
        return Match(rules, len(created.places), created.seed, first.dealer, created.target, order)
    except WRONG as error:
        raise WrongEvent(str(error)) from None


def begun(created: Created, dealer: int | None = None) -> list[AnyEvent]:
    """The events that begin a match: it is created, the first cards are dealt."""
    rules = rules_of(created)
    match = Match(rules, len(created.places), created.seed, dealer, created.target)
    return [created, dealt(match.deal.dealer, match.deal.order)]


def replayed(events: Iterable[AnyEvent]) -> Course:
    """The match that these events make. Raises WrongEvent."""
    rest = iter(events)
    first, second = next(rest, None), next(rest, None)
    if not isinstance(first, Created) or not isinstance(second, Dealt):
        raise WrongEvent("a match begins with its creation and a deal")
    course = Course(first, second)
    for event in rest:
        course.apply(event)
    return course
