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

USUAL_TRUST = 0.7
"""How often somebody of whom nothing is known does what is expected."""
USUAL_PLAYS = 3
"""That weighs as much as so many of his plays."""
NO_TRUST, FULL_TRUST = 0.5, 0.9
"""Who does what is expected as seldom as that is not taken to reply as expected; who does it so often always is."""
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
        """How often the others do what is expected, from 0 to 1, going by plays of which the whole hand is known."""
        hits, count = USUAL_TRUST * USUAL_PLAYS, float(USUAL_PLAYS)
        for play, later in _plays_of_others(view):
            hand = play.move.cards | later
            if hand.bit_count() == play.before.hand_size(play.seat) > play.move.cards.bit_count():
                hits += self._agrees(play, hand)
                count += 1
        return hits / count

    def likely_worlds(self, view: View, trust: float, most: int, rng: Rng, until: float | None) -> list[State]:
        """States that agree with a view, at most so many, each as often as it is likely by what was played.

        None where nothing was, or where there is no time to look at enough of them.
        """
        told = [each for each in _plays_of_others(view) if each[0].before.round_no == view.public.round_no]
        if not told:
            return []
        worlds, odds = [], []
        for world in islice(worlds_of(view, rng), min(most, MOST_WORLDS)):
            if until is not None and now() > until:
                break
            worlds.append(world)
            odds.append(self._odds(world, told, trust))
        return _as_likely(worlds, odds) if len(worlds) >= min(most, LEAST_WORLDS) else []

    def _odds(self, world: State, told: Sequence[tuple[Play, int]], trust: float) -> float:
        """How likely the plays are in a world, beside one in which all of them are expected."""
        odds = 1.0
        for play, later in told:
            hand = play.move.cards | later | world.hand(play.seat)
            if hand != play.move.cards and not self._agrees(play, hand):
                odds *= (1.0 - trust) / (OTHER_CARDS * trust)
        return odds

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
