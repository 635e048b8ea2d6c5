"""What one seat may know, with all it can deduce; and states that agree with it. Rule B11, part of every game."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

from cassino.arguments import required, whole
from cassino.engine.deduction import Deduction
from cassino.engine.lacking import may_hold
from cassino.engine.legal import broken_rule, claims, legal_moves, plays_for, takeable_with
from cassino.engine.move import Kind, Move, MoveList
from cassino.engine.piling import shuffle_piles
from cassino.engine.places import place, set_of_cards
from cassino.engine.refusals import Refusal
from cassino.engine.rng import Rng
from cassino.engine.sampling import TRIES, Sampler, held_values, last_receiver, unseen_cards
from cassino.engine.setting import seen_from, with_hand
from cassino.engine.state import UNDRAWN, State, seat_at, values_in
from cassino.engine.why import BrokenRule as BrokenRule, explained
from cassino.errors import RestoreError

PICKLE = 1
"""The version of the layout of pickled views: another number is refused."""


class Play(NamedTuple):
    """An earlier play of the deal, and the position before it as everybody saw it."""

    before: State
    seat: int
    move: Move


class View:
    """The game as one seat sees it; a seat of None is a spectator. Made by `view`.

    `public` is the state without hidden cards: other hands are empty sets and the stock has no order, but `hand_size`
    and `stock_size` are true. `past`: the plays of the deal so far, if they were asked for.
    """

    def __init__(self, public: State, seat: int | None, past: Sequence[Play] = ()) -> None:
        self.public = public if isinstance(public, State) else required(public, State)
        self.seat = seat if seat is None else seat_at(public, seat)
        self.past = past

    @property
    def hand(self) -> int:
        """The seat's own cards."""
        return 0 if self.seat is None else self.public.hand(self.seat)

    @cached_property
    def unseen(self) -> int:
        """Every card that is in a hand this seat cannot see, or in the stock."""
        return unseen_cards(self.public)

    @cached_property
    def bottom(self) -> int:
        """The last card of the pack, as a set, if this seat has looked at it and it is still hidden. 000:174"""
        return (1 << self.public.bottom) & self.unseen

    @cached_property
    def known(self) -> dict[int, int]:
        """For each hidden hand, the cards that this seat knows because it saw them before."""
        state = self.public
        hidden = [seat for seat in range(state.players) if seat != self.seat and not state.hand(seat)]
        holder = last_receiver(state) if self.bottom and not state.stock_size else None
        return {seat: self.bottom if seat == holder and state.hand_size(seat) else 0 for seat in hidden}

    def sampler(self) -> Sampler:
        """A new sampler of the states that agree with this view."""
        return Sampler(self.public, -1 if self.seat is None else self.seat, self.unseen)

    @cached_property
    def _knowledge(self) -> Sampler:
        """What this seat knows about hidden hands; do not draw from it, because that changes a sampler."""
        return self.sampler()

    @cached_property
    def deduction(self) -> Deduction:
        """Where the cards can be whose place this seat does not know."""
        state = self.public
        known, sizes = self.known.copy(), {}
        for seat, cards in known.items():
            sizes[seat] = state.hand_size(seat) - cards.bit_count()
        if state.turn_of in known:
            # The card shown to the partner has left the hand, but has proven everything that it will capture.
            known[state.turn_of] |= state.shown
        unplaced = self.unseen & ~self.bottom if state.stock_size else self.unseen
        for cards in self.known.values():
            unplaced &= ~cards
        proven = {seat: values_in(held_values(state, seat)) for seat in known}
        return Deduction(unplaced, sizes, proven, known, {seat: state.lacking(seat) for seat in known})

    def possible(self, seat: int) -> int:
        """Every card that a seat may hold, as far as this seat knows."""
        return self._knowledge.possible(seat_at(self.public, seat))

    def certain(self, seat: int) -> int:
        """Every card that a seat must hold."""
        return self._knowledge.certain(seat_at(self.public, seat))

    @property
    def is_to_act(self) -> bool:
        """Whether this seat has to play or answer now."""
        return self.seat == self.public.turn and not self.public.is_chance

    @property
    def legal_moves(self) -> MoveList:
        """The plays open to this seat; none if it is not its turn. Raises MoveListTooLong."""
        return legal_moves(self.public) if self.is_to_act else MoveList(self.public.rules.deck.pack.number)

    def moves_up_to(self, limit: int) -> MoveList:
        """At most `limit` of the plays; `complete` of the list is True if these are all."""
        return (
            legal_moves(self.public, whole(limit)) if self.is_to_act else MoveList(self.public.rules.deck.pack.number)
        )

    def sample(self, rng: Rng) -> State:
        """A state that agrees with this view; all such states are equally likely, see `sample`.

        While cards are due, it waits for the same cards.
        """
        return sample(self, required(rng, Rng))

    def is_legal(self, move: Move) -> bool:
        """Whether this seat may make a move now."""
        return self.broken_rule(move) is None

    def broken_rule(self, move: Move) -> BrokenRule | None:
        """The rule that forbids this seat a move; no seat can claim or play for another."""
        if required(move, Move).kind == Kind.CLAIM and move.seat != self.seat:
            move = Move(Kind.CLAIM, 0, seat=-1)
        is_for_nobody = self.public.is_over or self.public.is_chance
        if move.kind == Kind.CLAIM or self.is_to_act or is_for_nobody:
            return broken_rule(self.public, move)
        return explained(Refusal.OTHERS_TURN, self.public, move)

    def moves_for(self, card: int, taken: int) -> list[Move]:
        """The moves that a hand card and exactly these table cards can become."""
        return self.plays_for(1 << place(card, 52, "argument-no-card"), taken)

    def plays_for(self, cards: int, taken: int) -> list[Move]:
        """The moves that these hand cards (or none) and exactly these table cards and tops can become."""
        played, found = set_of_cards(cards), set_of_cards(taken)
        return plays_for(self.public, played, found) if self.is_to_act else []

    def takeable(self, card: int) -> int:
        """All cards of the table that some capture or build with this hand card can use."""
        return self.takeable_with(1 << place(card, 52, "argument-no-card"))

    def takeable_with(self, cards: int) -> int:
        """All table cards and tops that some move with exactly these hand cards, or none, can use."""
        played = set_of_cards(cards)
        return takeable_with(self.public, played) if self.is_to_act else 0

    def claims(self) -> list[Move]:
        """The claims open to this seat."""
        return [move for move in claims(self.public) if move.seat == self.seat]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View) or (self.seat, self.public) != (other.seat, other.public):
            return False
        return list(self.past) == list(other.past)

    def __hash__(self) -> int:
        return hash((self.seat, self.public))

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: {repr(self.public)[1:-1]}>"

    def _repr_html_(self) -> str:
        """The table as a notebook shows it."""
        return str(import_module("cassino.notation.table_html").table_html(self.public))

    def __copy__(self) -> "View":
        return View(self.public.copy(), self.seat, self.past)

    def __deepcopy__(self, memo: object) -> "View":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (PICKLE, self.public, self.seat, tuple(self.past))


def restored(version: int, public: State, seat: int | None, past: Sequence[Play]) -> View:
    """A view from its pickle. Raises RestoreError if it is damaged or from another version."""
    if version != PICKLE:
        raise RestoreError("engine-restore-version", found=str(version), known=PICKLE)
    if not _is_seen(public, seat) or not isinstance(past, tuple) or not all(isinstance(play, Play) for play in past):
        raise RestoreError("engine-restore-damaged", problem="-")
    return View(public, seat, past)


def _is_seen(public: object, seat: object) -> bool:
    """Whether these are a state, and one of its seats or None."""
    return isinstance(public, State) and (seat is None or (isinstance(seat, int) and 0 <= seat < public.players))


def view(state: State, seat: int | None, past: Sequence[Play] = ()) -> View:
    """What a seat may know of a state; None for a spectator. Raises CassinoError if there is no such seat."""
    return View(seen_from(state, -1 if seat is None else seat_at(state, seat)), seat, past)


def played(state: State, move: Move) -> Play:
    """A move of the player to act, as everybody sees it: without the order on the pile."""
    return Play(seen_from(state, -1), state.turn, move.without_order())


def imagined(play: Play, hand: int) -> View:
    """What the player would have seen before a play with this hand."""
    return View(with_hand(play.before, play.seat, hand), play.seat)


def sample(seen: View, rng: Rng) -> State:
    """A state that agrees with a view; all such states are equally likely, and each can be played to the end.

    In games with drawing, some hands could have come about in more ways than others; that does not count. Each state
    has a past in which all plays were legal, with two exceptions: where one trails only when stuck, what a trail shows
    is forgotten when its player draws a card, and nothing is known of hand cards that are only played together.
    """
    return seen.sampler().world(rng) or exact_sample(seen, rng)


def exact_sample(seen: View, rng: Rng) -> State:
    """As `sample`, by counting the ways instead of trying: slow, but it always finds a state.

    That two cards cannot be in a hand together (`State.apart_by`) is only tried: TRIES times.
    """
    state = seen.public
    hands = [state.hand(seat) for seat in range(state.players)]
    for _ in range(TRIES):
        drawn, stock = seen.deduction.draw(rng)
        for seat, known in seen.known.items():
            hands[seat] = known | drawn[seat]
        if all(may_hold(state, seat, hands[seat]) for seat in seen.known):
            break
    if state.is_chance:
        stock = (UNDRAWN,) * len(stock)
    if seen.bottom and state.stock_size:
        stock = (*stock, state.bottom)
    filled = state.filled(hands, stock)
    shuffle_piles(filled, -1 if seen.seat is None else seen.seat, rng)
    return filled
