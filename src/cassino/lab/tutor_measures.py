"""Measurements of the tutor in self-play: what each skill is worth, and how often each rule is right.

Worth: a player without one skill plays against one with all of them, in duplicate deals: each side gets the same cards
once.

Precision: players play deals against a full bot; half of them lack one skill, the others lack none. The tutor looks at
records of various lengths and names a skill; it is right if the player lacks that skill. In addition, a deeper search
(that of reviews, with more worlds) judges moves that missed a chance.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean

from cassino.analysis.review.losses import weigh
from cassino.analysis.skills import Skill
from cassino.arena import play_deal
from cassino.arena.estimate import Estimate, estimate
from cassino.bots import Clock, TimedBot
from cassino.bots.heuristic import HeuristicBot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.engine.view import view
from cassino.lab.lacking import LackingBot
from cassino.rules.rules import Rules
from cassino.search.budget import Budget
from cassino.tutor.chances import Moment, moments_in
from cassino.tutor.tip import tip_of

PLAYERS = 2
DEEP = Budget(worlds=1000)
"""The deeper search."""
LENGTHS = (8, 16, 40, 40)
"""The numbers of deals in the records for the tutor, in turn; a match has about four."""
MOST_CHECKED = 25
"""At most this many missed chances of a skill are searched more deeply."""
ENDLESS = 1000
"""A target that no record reaches."""


def worth_of(skill: Skill, rules: Rules, packs: int, seed: int, on_pack: Callable[[], None] = lambda: None) -> Estimate:
    """How many points per deal a full bot wins more than one without a skill. on_pack: called after each pack."""
    margins = []
    for pack in range(packs):
        margins.append(_margin(skill, rules, pack, seed))
        on_pack()
    return estimate(margins)


def _margin(skill: Skill, rules: Rules, pack: int, seed: int) -> float:
    """The mean margin of the full bot over a pack that is played once with each side."""
    rng = Rng(seed).split(pack)
    order = shuffled(rules, rng)
    margins = []
    for lacking in range(PLAYERS):
        bots: list[TimedBot] = [HeuristicBot(rng.split(seat)) for seat in range(PLAYERS)]
        bots[lacking] = LackingBot(rng.split(lacking), skill)
        points = play_deal(deal(rules, PLAYERS, pack % PLAYERS, order), bots, Clock()).points
        margins.append(points[1 - lacking] - points[lacking])
    return fmean(margins)


@dataclass(slots=True)
class Tally:
    """How often a rule was right, and how often a deeper search agreed with its chances."""

    named: int = 0
    right: int = 0
    checked: int = 0
    agreed: int = 0


@dataclass(slots=True)
class Precision:
    """The results so far. silent: how many players without a skill got no tip."""

    rules: Rules
    seed: int
    tallies: dict[Skill, Tally] = field(default_factory=lambda: {skill: Tally() for skill in Skill})
    lacking: int = 0
    silent: int = 0

    def run(self, trials: int) -> Iterator[int]:
        """Look at `trials` records of each kind of player; yields the number of each finished trial."""
        for trial in range(trials):
            for number, skill in enumerate(Skill):
                rng = Rng(self.seed).split(trial).split(number)
                self.look(skill, LENGTHS[trial % len(LENGTHS)], rng.split(1))
                self.look(None, LENGTHS[trial % len(LENGTHS)], rng.split(2))
            yield trial + 1

    def look(self, lacking: Skill | None, deals: int, rng: Rng) -> None:
        """Let the tutor look at a record of a player who lacks a skill (or none)."""
        match = record_of(self.rules, lacking, deals, rng)
        moments = list(moments_in(match, 0))
        tip = tip_of([moments], frozenset(Skill))
        if lacking is not None:
            self.lacking += 1
            self.silent += tip is None
        if tip is not None:
            tally = self.tallies[tip.skill]
            tally.named += 1
            tally.right += tip.skill == lacking
        for moment in moments:
            if moment.chance.skill == lacking and not moment.chance.is_taken:
                self.check(match, moment, rng)

    def check(self, match: Match, moment: Moment, rng: Rng) -> None:
        """Check a missed chance with a deeper search."""
        tally = self.tallies[moment.chance.skill]
        if tally.checked >= MOST_CHECKED:
            return
        deal_played = match.deals[moment.deal]
        seen = view(deal_played.states[moment.place], 0, deal_played.past(moment.place))
        tally.checked += 1
        tally.agreed += weigh(seen, deal_played.moves[moment.place], DEEP, rng.split(moment.place)).loss > 0.0


def record_of(rules: Rules, lacking: Skill | None, deals: int, rng: Rng) -> Match:
    """A record of `deals` deals between a player without a skill (or a full bot) in seat 0 and a full bot."""
    match = Match(rules, PLAYERS, rng.below(1 << 31), target=ENDLESS if rules.ending.target else None)
    bots: list[TimedBot] = [HeuristicBot(rng.split(seat)) for seat in range(PLAYERS)]
    if lacking is not None:
        bots[0] = LackingBot(rng.split(0), lacking)
    while True:
        while not match.deal_over:
            match.play(bots[match.state.turn].choose(match.view(match.state.turn, past=True)))
        if len(match.deals) == deals:
            return match
        match.next_deal()
