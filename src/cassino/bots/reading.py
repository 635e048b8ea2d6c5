"""What other players' plays reveal about their hands if they are faithful, that is, if they play as expected."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from math import exp, prod

from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View, imagined
from cassino.search.budget import now
from cassino.search.worlds import worlds_of

Judge = Callable[[View], tuple[Move, float]]
"""The expected move of a player, and by how many points it beats playing other cards."""

FAITHFUL = 0.995
"""The probability that a faithful player makes the expected move."""
TORN, CLEAR = 0.57, 0.8
"""Other players make the expected move with probability 1 - (1 - TORN) * exp(-lead
CLEAR), where lead is in points.
"""
MOST_LEAD = 2.0
"""A larger lead makes no difference."""
PRIOR = 0.2
"""The probability that an unknown player is faithful."""
LEAST_BELIEF = 0.5
"""The hands of less faithful players are not read."""
OTHER_CARDS = 2
"""About how many other cards a player might have played instead."""
MOST_WORLDS = 128
"""At most this many worlds are compared with the plays; if there is time for fewer than LEAST_WORLDS, none."""
LEAST_WORLDS = 16
KEPT = 1 << 14


class Reader:
    """Infers hands from plays, by what a judge would have played with other cards."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._choices: dict[Hashable, tuple[int, float]] = {}

    def mind(self, view: View) -> Move:
        """The move of a faithful player."""
        return self._judge(view)[0]

    def belief(self, view: View, until: float | None = None) -> float:
        """The probability that the other players are faithful, judged by plays from hands that are known by now."""
        odds = PRIOR / (1.0 - PRIOR)
        for play, later in _plays_of_others(view):
            if until is not None and now() > until:
                break
            hand = play.move.cards | later
            if hand.bit_count() == play.before.hand_size(play.seat) > play.move.cards.bit_count():
                faithful, others = self._chances(play, hand)
                odds *= faithful / others
        return odds / (1.0 + odds)

    def likely_worlds(
        self, view: View, belief: float, most: int, rng: Rng, until: float | None
    ) -> tuple[list[State], float]:
        """Up to `most` states that agree with a view, each in proportion to the probability of the plays.

        Also the updated probability that the other players are faithful; plays of unfaithful players reveal nothing. No
        states if nothing was played, or if there is no time for enough of them.
        """
        told = [each for each in _plays_of_others(view) if each[0].before.round_no == view.public.round_no]
        if not told:
            return [], belief
        worlds, faithful, tally = [], [], _Tally(len(told))
        for world in islice(worlds_of(view, rng), min(most, MOST_WORLDS)):
            if until is not None and now() > until:
                break
            worlds.append(world)
            faithful.append(belief * self._odds(world, told, tally))
        if len(worlds) < min(most, LEAST_WORLDS):
            return [], belief
        others = (1.0 - belief) * tally.chance()
        total = sum(faithful)
        return _as_likely(worlds, [own + others for own in faithful]), total / (total + others * len(worlds))

    def _odds(self, world: State, told: Sequence[tuple[Play, int]], tally: "_Tally") -> float:
        """The probability of the plays in a world by faithful players; plays after an unexpected one are ignored."""
        odds = 1.0
        for place, (play, later) in enumerate(told):
            hand = play.move.cards | later | world.hand(play.seat)
            if hand == play.move.cards:
                continue
            faithful, others = self._chances(play, hand)
            tally.note(place, others)
            odds *= faithful
            if faithful < FAITHFUL:
                break
        return odds

    def _chances(self, play: Play, hand: int) -> tuple[float, float]:
        """The probability that a hand plays these cards, if the player is faithful and if not."""
        key = (play.before.key(), hand)
        if key not in self._choices:
            if len(self._choices) >= KEPT:
                self._choices.clear()
            move, lead = self._judge(imagined(play, hand))
            self._choices[key] = move.cards, lead
        cards, lead = self._choices[key]
        usual = 1.0 - (1.0 - TORN) * exp(-min(lead, MOST_LEAD) / CLEAR)
        if cards == play.move.cards:
            return FAITHFUL, usual
        return (1.0 - FAITHFUL) / OTHER_CARDS, (1.0 - usual) / OTHER_CARDS


class _Tally:
    """The mean probability of each play by an unfaithful player, over worlds where all plays before it were
    expected.
    """

    def __init__(self, plays: int) -> None:
        self._asked, self._sums = [0] * plays, [0.0] * plays

    def note(self, place: int, chance: float) -> None:
        """Add the probability of a play in one world."""
        self._asked[place] += 1
        self._sums[place] += chance

    def chance(self) -> float:
        """The probability of all plays by an unfaithful player, whatever the hand."""
        return prod(total / asked for total, asked in zip(self._sums, self._asked, strict=True) if asked)


def _plays_of_others(view: View) -> Iterator[tuple[Play, int]]:
    """The card plays of other players, and for each the cards of the same hand that were played later."""
    for number, play in enumerate(view.past):
        if play.seat == view.seat or not play.move.cards or play.move.kind >= Kind.CLAIM:
            continue
        later = 0
        for other in view.past[number + 1 :]:
            if (other.seat, other.before.round_no) == (play.seat, play.before.round_no):
                later |= other.move.cards
        yield play, later


def _as_likely(worlds: Sequence[State], odds: Sequence[float]) -> list[State]:
    """The same number of worlds, each repeated in proportion to its odds."""
    step, reached = sum(odds) / len(worlds), 0.0
    kept: list[State] = []
    for world, weight in zip(worlds, odds, strict=True):
        reached += weight
        while len(kept) < len(worlds) and reached > (len(kept) + 0.5) * step:
            kept.append(world)
    return kept
