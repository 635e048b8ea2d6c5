"""What a player remembers of the captured cards: less than its view, never more."""

from cassino.bots.worth import fixed_worth
from cassino.cards import cards_in, rank_of
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.options import PileFace

HALF = 26
FRESH = 3
"""This many cards on top of each face-up pile are in sight."""
STRIKING = 2.0
"""A card worth this many times the mean of the pack is not forgotten."""
MEMORY_KEY = 0x3E3


def forgotten(view: View, share: float) -> int:
    """The captured cards that a player has forgotten; they stay forgotten for the rest of the deal.

    share: of the cards known when half of the pack is captured.
    """
    state = view.public
    captured = _captured(state)
    known = share ** (captured.bit_count() / HALF)
    whole = 0
    for card in cards_in(captured & ~_remarkable(state)):
        if _of_deal(state).split(card).random() >= known:
            whole |= 1 << card
    return whole


def misremembered(view: View, lost: int, rng: Rng) -> View:
    """A view as the player remembers it: forgotten cards are replaced by other unseen cards.

    Built from the view alone: what it gets wrong is drawn at random, what it gets right is in the view.
    """
    state = view.public
    proven = list(view.deduction.needs)
    held = sum(view.known.values()) | view.bottom
    lost = _without_ranks(lost, proven)
    out = list(cards_in((_without_ranks(view.unseen, proven) & ~held) | lost))
    rng.shuffle(out)
    instead = dict(zip(cards_in(lost), out, strict=False))
    mind = state.copy()
    for holder in range(state.tables.pile_count):
        if state.rules.piling.face is PileFace.UP:
            batches = state.batches(holder)
        else:
            batches = tuple((card,) for card in cards_in(state.held(holder)))
        mind.set_pile(holder, [[instead.get(card, card) for card in batch] for batch in batches])
    return View(mind, view.seat)


def _captured(state: State) -> int:
    captured = 0
    for side in range(state.side_count):
        captured |= state.pile(side)
    return captured


def _remarkable(state: State) -> int:
    """The cards that everybody remembers: those that score by themselves, and those still in sight."""
    worth = fixed_worth(state.rules)
    deck = state.tables.deck
    usual = STRIKING * sum(worth[card] for card in cards_in(deck)) / deck.bit_count()
    cards = sum(1 << card for card in cards_in(deck) if worth[card] > usual)
    if state.rules.piling.face is PileFace.UP:
        for holder in range(state.tables.pile_count):
            cards |= sum(1 << card for card in state.pile_of(holder)[-FRESH:])
    return cards | 1 << state.bottom if state.bottom < 52 else cards


def _without_ranks(cards: int, ranks: list[int]) -> int:
    return sum(1 << card for card in cards_in(cards) if rank_of(card) not in ranks)


def _of_deal(state: State) -> Rng:
    """A generator that stays the same through a deal."""
    mixed = Rng(MEMORY_KEY).split(state.dealer)
    for side in range(state.side_count):
        mixed = mixed.split(state.score(side))
    return mixed
