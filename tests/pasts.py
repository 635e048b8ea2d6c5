"""Every past of a deal that a player must consider: all deals that allow the same plays and show this player the same,
found by playing them all.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from cassino.cards import cards_in, rank_of
from cassino.engine.dealing import deal
from cassino.engine.legal import is_legal, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import Rules

Hands = tuple[int, ...]
Past = Counter[State]
"""How many ways to draw the cards lead to each state."""


def draws(state: State, actual: State, seat: int, drawn: Sequence[int]) -> Iterator[State]:
    """What can be dealt now instead of the cards that were drawn, if one seat's cards and the table's are the same."""
    places = state.cards_to_deal
    assert actual.cards_to_deal == places
    own = {i: drawn[i] for i, place in enumerate(places) if place in (-1, seat)}
    free = set(cards_in(state.undrawn)) - set(own.values())
    if len(own) < sum(place in (-1, seat) for place in places) or not set(own.values()) <= set(cards_in(state.undrawn)):
        return
    others = [other for other in dict.fromkeys(places) if other not in (-1, seat)]
    for hands in shared_out([places.count(other) for other in others], sorted(free)):
        rest = {other: list(hand) for other, hand in zip(others, hands, strict=True)}
        twin = state.copy()
        twin.deal_cards([own[i] if i in own else rest[place].pop() for i, place in enumerate(places)])
        yield twin


def shared_out(sizes: Sequence[int], cards: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to give hands of these sizes."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        for rest in shared_out(sizes[1:], [card for card in cards if card not in hand]):
            yield (hand, *rest)


def next_draw(state: State, past: Past, seat: int, drawn: Sequence[int]) -> Past:
    """The past after cards have been drawn."""
    found: Past = Counter()
    for before, ways in past.items():
        for after in draws(before, state, seat, drawn):
            found[after] += ways
    return found


def next_play(past: Past, move: Move, seen: object, seat: int) -> Past:
    """The past after a play: where it was legal and led to what the seat sees."""
    found: Past = Counter()
    for before, ways in past.items():
        if is_legal(before, move):
            after = play(before, move)
            if view(after, seat) == seen:
                found[after] += ways
    return found


def told(rules: Rules, players: int, seed: int, trails: float) -> Iterator[tuple[State, dict[int, Counter[Hands]]]]:
    """The states of a deal played at random, each with the hands that every seat must consider, and in how many ways.

    trails: how often a trail is played if there is one.
    """
    random = Random(seed)
    state = deal(rules, players, seed % players, None)
    pasts: dict[int, Past] = {seat: Counter([state]) for seat in range(players)}
    while not state.is_over:
        if state.is_chance:
            drawn = random.sample(sorted(cards_in(state.undrawn)), len(state.cards_to_deal))
            pasts = {seat: next_draw(state, past, seat, drawn) for seat, past in pasts.items()}
            state = state.copy()
            state.deal_cards(drawn)
        else:
            move = chosen(state, random, trails)
            state = play(state, move)
            pasts = {seat: next_play(past, move, view(state, seat), seat) for seat, past in pasts.items()}
        if not state.is_chance and not state.is_over:
            yield state, {seat: hands_of(past) for seat, past in pasts.items()}


def chosen(state: State, random: Random, trails: float) -> Move:
    moves = list(legal_moves(state, 500))
    trailing = [move for move in moves if move.kind == Kind.TRAIL]
    doubled = [move for move in trailing if rank_of(move.cards.bit_length() - 1) in state.owner_values(state.turn)]
    if doubled and random.random() < trails:
        return random.choice(doubled)
    if trailing and random.random() < trails:
        return random.choice(trailing)
    asked = [move for move in moves if move.kind == Kind.INSIST]
    building = [move for move in moves if move.kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE)]
    usual = asked or building
    return random.choice(usual if usual and random.random() < 0.6 else moves)


def hands_of(past: Past) -> Counter[Hands]:
    found: Counter[Hands] = Counter()
    for state, ways in past.items():
        found[tuple(state.hand(seat) for seat in range(state.players))] += ways
    return found
