"""What the plays of others tell of their hands, and how far they do what is expected of them."""

from collections.abc import Iterator, Sequence
from itertools import islice

from cassino.engine.move import Kind
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View, imagined
from cassino.search.pace import now
from cassino.search.replies import Mind
from cassino.search.worlds import worlds_of

USUAL_TRUST = 0.5
"""How likely it is that somebody of whom nothing is known does what is expected of him."""
FAITHFUL, OTHERWISE = 0.95, 0.67
"""How often who does it plays the expected card, and how often others do, be they greedy or search."""
LEAST_TRUST = 0.3
"""Whoever is less likely to do what is expected is not read: his plays have other reasons."""
NO_TRUST, FULL_TRUST = 0.5, 0.9
"""Up to here nobody is taken to reply as expected; from here on everybody is."""
OTHER_CARDS = 2
"""So many cards, about, that a player might have played instead."""
MOST_WORLDS = 128
"""So many worlds are held against what was played, or where time is short fewer, but not very few."""
LEAST_WORLDS = 16
KEPT = 1 << 14


class Reader:
    """Reads hands off plays, by what a mind would have played with other cards."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._choices: dict[tuple[int, ...], int] = {}

    def trust(self, view: View) -> float:
        """How likely it is that the others do what is expected, going by plays of which the whole hand is known."""
        faithful, otherwise = USUAL_TRUST, 1.0 - USUAL_TRUST
        for play, later in _plays_of_others(view):
            hand = play.move.cards | later
            if hand.bit_count() == play.before.hand_size(play.seat) > play.move.cards.bit_count():
                is_expected = self._agrees(play, hand)
                faithful *= FAITHFUL if is_expected else 1.0 - FAITHFUL
                otherwise *= OTHERWISE if is_expected else 1.0 - OTHERWISE
        return faithful / (faithful + otherwise)

    def likely_worlds(self, view: View, trust: float, most: int, rng: Rng, until: float | None) -> list[State]:
        """States that agree with a view, at most so many, each as often as it is likely by what was played.

        None where nothing was, where they are not to be trusted, or where there is no time to look at enough of them.
        """
        told = [each for each in _plays_of_others(view) if each[0].before.round_no == view.public.round_no]
        if not told or trust < LEAST_TRUST:
            return []
        worlds, odds = [], []
        for world in islice(worlds_of(view, rng), min(most, MOST_WORLDS)):
            if until is not None and now() > until:
                break
            worlds.append(world)
            odds.append(self._odds(world, told, trust))
        return _as_likely(worlds, odds) if len(worlds) >= min(most, LEAST_WORLDS) else []

    def _odds(self, world: State, told: Sequence[tuple[Play, int]], trust: float) -> float:
        """How likely the plays are in a world. Of who does not do what is expected they tell nothing."""
        faithful, otherwise = trust, 1.0 - trust
        for play, later in told:
            hand = play.move.cards | later | world.hand(play.seat)
            if hand != play.move.cards:
                faithful *= FAITHFUL if self._agrees(play, hand) else (1.0 - FAITHFUL) / OTHER_CARDS
                otherwise /= 1 + OTHER_CARDS
        return faithful + otherwise

    def _agrees(self, play: Play, hand: int) -> bool:
        """Whether the cards played are those expected of a hand."""
        key = (play.seat, play.before.turn_no, play.before.loose, play.before.stock_size, hand)
        if key not in self._choices:
            if len(self._choices) >= KEPT:
                self._choices.clear()
            self._choices[key] = self.mind(imagined(play, hand)).cards
        return self._choices[key] == play.move.cards


def reply_share(trust: float) -> float:
    """How far the others are taken to reply as expected."""
    return min(1.0, max(0.0, (trust - NO_TRUST) / (FULL_TRUST - NO_TRUST)))


def _plays_of_others(view: View) -> Iterator[tuple[Play, int]]:
    """The plays of cards by others, and for each the cards of the same hand that were played later."""
    for number, play in enumerate(view.past):
        if play.seat == view.seat or not play.move.cards or play.move.kind >= Kind.CLAIM:
            continue
        later = 0
        for other in view.past[number + 1 :]:
            if (other.seat, other.before.round_no) == (play.seat, play.before.round_no):
                later |= other.move.cards
        yield play, later


def _as_likely(worlds: Sequence[State], odds: Sequence[float]) -> list[State]:
    """As many worlds, each so often as its odds are."""
    step, reached = sum(odds) / len(worlds), 0.0
    kept: list[State] = []
    for world, weight in zip(worlds, odds, strict=True):
        reached += weight
        while len(kept) < len(worlds) and reached > (len(kept) + 0.5) * step:
            kept.append(world)
    return kept
