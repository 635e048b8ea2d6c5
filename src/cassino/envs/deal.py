"""A deal that is played id by id and card by card, with all that each seat has seen of it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from cassino.cards import card_set, cards_in, format_card, format_cards
from cassino.encoding import Choice
from cassino.encoding.ids import DONE, id_name
from cassino.engine.move import Move
from cassino.engine.move_text import SEAT_LETTERS
from cassino.engine.rng import Rng
from cassino.engine.state import NO_CARD, UNDRAWN, State
from cassino.engine.view import View


class Event(NamedTuple):
    """A move, or cards that were dealt."""

    hands: tuple[int, ...]
    """The cards of each seat afterwards."""
    table: tuple[int, ...] = ()
    """The cards that were dealt to the table, in the order in which they came."""
    seat: int = -1
    """Who made the move."""
    move: Move | None = None
    """None if cards were dealt."""


class Deal:
    """A deal whose cards are drawn when they are dealt. After a card or a move, moves that leave no choice are made.

    choice: the move that is being chosen; None if cards are due or the deal is over. events: what has happened so far.
    """

    def __init__(self, state: State, events: tuple[Event, ...] = (), taken: tuple[int, ...] = ()) -> None:
        """taken: the ids with which the player to act has begun a move. Raises CassinoError."""
        self.state, self.events = state, events
        self.choice = None if state.is_over or state.is_chance else Choice(state)
        while self.choice and not self.choice.move and len(self.choice.taken) < len(taken):
            self.choice.add(taken[len(self.choice.taken)])

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids that the player to act can choose now; only DONE if the move leaves no choice."""
        return (self.choice.ids or (DONE,)) if self.choice else ()

    def copy(self) -> "Deal":
        """An independent copy."""
        twin: Deal = Deal.__new__(Deal)
        twin.state, twin.events = self.state.copy(), self.events
        twin.choice = self.choice and self.choice.copy()
        return twin

    def __deepcopy__(self, memo: object) -> "Deal":
        return self.copy()

    def __reduce__(self) -> tuple[type["Deal"], tuple[State, tuple[Event, ...], tuple[int, ...]]]:
        return Deal, (self.state, self.events, self.choice.taken if self.choice else ())

    def draw(self, card: int) -> None:
        """Draw the next card, in place. Raises CassinoError."""
        before = self.state.copy()
        self.state.deal_cards([card])
        if self.state.stock_size < before.stock_size:
            came = self.state.loose & ~before.loose
            table = [card for card in self.state.order_on_table()[0] if came >> card & 1] or cards_in(came)
            self.events += (Event(self._hands(), tuple(table)),)
            self._go_on()

    def choose(self, number: int) -> None:
        """Choose the next id of a move, in place, and make the move once it is complete. Raises CassinoError."""
        choice = self.choice or Choice(self.state)
        if choice.ids or number != DONE:
            choice.add(number)
        if (move := choice.move) is not None:
            self._play(move)
            self._go_on()

    def _go_on(self) -> None:
        """Make moves that leave no choice, and begin to choose the next one."""
        self.choice = None
        while not self.state.is_over and not self.state.is_chance:
            choice = Choice(self.state)
            if (move := choice.move) is None:
                self.choice = choice
                return
            self._play(move)

    def _play(self, move: Move) -> None:
        seat = self.state.turn
        self.state.apply(move)
        self.events += (Event(self._hands(), (), seat, move),)

    def _hands(self) -> tuple[int, ...]:
        return tuple(self.state.hand(seat) for seat in range(self.state.players))

    def _with_past(self) -> Iterator[tuple[Event, Event]]:
        """Each event with the one before it."""
        return pairwise((Event((0,) * self.state.players), *self.events))

    def seen_by(self, seat: int | None) -> str:
        """All that a seat, or a spectator, has seen: positions that the seat can tell apart have different texts."""
        return "; ".join((*self._past(seat), *self._present(seat)))

    def chosen_by(self, seat: int | None) -> str:
        """The ids that a seat has chosen of a move; empty for other seats."""
        if not self.choice or self.choice.move or seat != self.state.turn:
            return ""
        return " ".join(map(id_name, self.choice.taken))

    def _past(self, seat: int | None) -> Iterator[str]:
        for before, event in self._with_past():
            if event.move:
                move = event.move if event.seat == seat else event.move.without_order()
                yield f"{SEAT_LETTERS[event.seat]} {move}"
                continue
            if event.table:
                yield " ".join(("table", *map(format_card, event.table)))
            if seat is not None and event.hands[seat] & ~before.hands[seat]:
                yield f"dealt {format_cards(event.hands[seat] & ~before.hands[seat])}"

    def _present(self, seat: int | None) -> Iterator[str]:
        seen = self.state.view(seat).public
        for other in range(seen.players):
            if seen.hand(other):
                yield f"{SEAT_LETTERS[other]} holds {format_cards(seen.hand(other))}"
        if seen.bottom != NO_CARD:
            yield f"last card {format_cards(1 << seen.bottom)}"
        if self.chosen_by(seat):
            yield f"chosen {self.chosen_by(seat)}"

    def resampled(self, seat: int, rng: Rng) -> "Deal":
        """A deal that this seat cannot tell from this one, with other hidden cards; all such hands are equally likely.

        What the other seats have seen is as it would be with their new cards. If the player to act now has only one
        move, it is not made yet, because the seat has not seen it.
        """
        seen = self.state.view(seat)
        world = seen.sample(rng)
        hands = [world.hand(other) for other in range(world.players)]
        stock = [UNDRAWN] * world.stock_size
        if seen.bottom and stock:
            stock[-1] = seen.public.bottom
        taken = self.choice.taken if self.choice and seat == self.state.turn else ()
        return Deal(world.filled(hands, stock), self._retold(seen, hands, rng), taken)

    def _retold(self, seen: View, hands: list[int], rng: Rng) -> tuple[Event, ...]:
        """The events as they led to other hands: the last one first, each dealt card is one still in the hand then."""
        told: list[Event] = []
        for before, event in reversed(list(self._with_past())):
            move = event.move and (event.move if event.seat == seen.seat else event.move.without_order())
            told.append(event._replace(hands=tuple(hands), move=move))
            for seat, (old, new) in enumerate(zip(before.hands, event.hands, strict=True)):
                came = new & ~old
                if seat != seen.seat:
                    came = _some_cards(hands[seat], came.bit_count(), rng)
                hands[seat] = hands[seat] & ~came | old & ~new
        return tuple(reversed(told))


def _some_cards(cards: int, count: int, rng: Rng) -> int:
    """A random set of `count` of these cards."""
    order = list(cards_in(cards))
    rng.shuffle(order)
    return card_set(order[:count])
