"""Moves that somebody might try: legal ones changed in one thing, and what has no counterpart in any list."""

from collections.abc import Iterator
from random import Random

from cassino.cards import cards_in
from cassino.engine.move import Kind, Move
from cassino.engine.state import NO_CARD, State
from cassino.rules.options import PileFace

PLAYS = (Kind.TRAIL, Kind.CAPTURE, Kind.BUILD, Kind.JOIN, Kind.RAISE)
SAYINGS = (Kind.END, Kind.INSIST, Kind.PASS, Kind.CALL, Kind.ASK)
FEW = 5
FREELY = 6


def within_reach(state: State) -> list[int]:
    """The cards on the table and on top of all face-up piles."""
    cards = state.loose | sum(build.cards for build in state.builds())
    for holder in range(state.tables.pile_count if state.rules.piling.face is PileFace.UP else 0):
        if state.top(holder) != NO_CARD:
            cards |= 1 << state.top(holder)
    return list(cards_in(cards))


def changed(move: Move, **parts: int) -> Move:
    """A move with some of its parts replaced."""
    kind, cards, taken, value, seat, order = move.key()
    found = {"kind": kind, "cards": cards, "taken": taken, "value": value, "seat": seat} | parts
    return Move(found["kind"], found["cards"], found["taken"], found["value"], found["seat"], order)


def candidates(state: State, move: Move, moves: list[Move], random: Random) -> Iterator[Move]:
    """Moves near a legal one; `moves` are all that are legal."""
    yield from other_words(state, move, random)
    yield from other_cards(state, move, moves, random)
    yield from other_builds(state, move, random)
    yield from sayings(state)
    yield from chosen_freely(state, random)


def other_words(state: State, move: Move, random: Random) -> Iterator[Move]:
    """The same cards with another kind, value or seat."""
    seats = range(-1, state.players + 1)
    yield from (changed(move, kind=kind) for kind in Kind if kind != Kind.CLAIM)
    yield from (changed(move, seat=seat) for seat in seats)
    yield from (changed(move, kind=kind, seat=seat) for kind in (Kind.BUILD, Kind.JOIN) for seat in seats)
    others = (move.value - 1, move.value + 1, move.value + 13, 0, 1, 14, 15, random.randrange(15))
    yield from (changed(move, value=value) for value in others)
    yield changed(move, kind=random.choice((Kind.CAPTURE, Kind.BUILD)), value=random.randrange(15))


def other_cards(state: State, move: Move, moves: list[Move], random: Random) -> Iterator[Move]:
    """Another hand card or none, other cards taken."""
    hand, table = list(cards_in(state.hand(state.turn))), within_reach(state)
    yield from (changed(move, cards=1 << card) for card in hand[:FEW])
    yield from (changed(move, cards=move.cards ^ 1 << card) for card in hand[:FEW])
    yield changed(move, cards=0)
    yield changed(move, cards=state.played)
    yield changed(move, kind=Kind.CAPTURE, cards=state.played | state.shown)
    yield from (changed(move, taken=move.taken ^ 1 << card) for card in random.sample(table, min(FEW, len(table))))
    yield changed(move, taken=move.taken ^ 1 << random.randrange(52))
    yield changed(move, cards=1 << random.randrange(52))
    other = random.choice(moves)
    yield changed(move, taken=other.taken)
    yield changed(move, taken=move.taken | other.taken)
    yield changed(move, cards=other.cards)


def other_builds(state: State, move: Move, random: Random) -> Iterator[Move]:
    """A build more or less, and its value."""
    if state.builds():
        build = random.choice(state.builds())
        yield changed(move, taken=move.taken ^ build.cards)
        yield changed(move, taken=move.taken ^ build.cards, value=build.value)
        yield changed(move, kind=Kind.JOIN, taken=move.taken | build.cards, value=build.value)


def sayings(state: State) -> Iterator[Move]:
    """Everything that can be said without a card."""
    seats = (-1, state.turn, (state.turn + 1) % state.players)
    yield from (Move(kind, 0, 0, value, seat) for kind in SAYINGS for value in range(5) for seat in seats)


def chosen_freely(state: State, random: Random) -> Iterator[Move]:
    """Any cards for any play."""
    hand, table = list(cards_in(state.hand(state.turn))), within_reach(state)
    for _ in range(FREELY if hand else 0):
        taken = random.sample(table, random.randint(0, min(4, len(table))))
        seat = random.choice((-1, -1, (state.turn + 2) % state.players))
        cards = random.choice((0, 1 << random.choice(hand)))
        yield Move(random.choice(PLAYS), cards, sum(1 << card for card in taken), random.randint(1, 14), seat)
