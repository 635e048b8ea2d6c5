"""Why a move is good or bad, in sentences about what happened in the worlds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from cassino.analysis.review.outlook import TOGETHER, Outlook
from cassino.bots.reasons import named, reason_for
from cassino.bots.worth import fixed_worth
from cassino.cards import cards_in, rank_mask, rank_of
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.rules import packs
from cassino.rules.options import Each, Most, cards_of
from cassino.rules.rules import Rules
from cassino.texts.amounts import amount, in_ten
from cassino.texts.message import Argument, Message, Reason

MOST_SENTENCES = 3
SELDOM, OFTEN, MOSTLY = 0.1, 0.35, 0.6
LEAST_STAKE = 0.08
"""A smaller stake, in points, is not mentioned."""
CLEAR = 0.15
"""A difference of at least this many points is mentioned."""
CLEAR_CHANCE = 1.5
"""The same in matches of a hundred."""
RACE_STEP = 0.15
"""A larger difference in how often a race is won is mentioned, unless it may be chance."""
SURE = 2.0
"""A difference of this many standard errors is not chance."""
AVOIDED = 0.2
"""An event is mentioned if it is this much more frequent after the other move."""
SWEEP_STAKE = 0.4
"""What a sweep costs the swept side if sweeps score no points."""
HAND_STAKE = 0.3
DEEDS = {Kind.BUILD: "why-builds", Kind.JOIN: "why-adds"}
PLAYED = "played"
"""What the move is called that was played, if it is worse."""
BEST = "best"
"""What the better move is called."""
SAID = (Kind.CLAIM, Kind.INSIST, Kind.PASS, Kind.CALL, Kind.ASK)

Args = dict[str, Argument]
Weighted = tuple[float, Message]
"""How many points are at stake, and the message about it."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a move is compared with: the outlook after the other move, and how many points worse that move is.

    name: what the other move is; empty if it is the better one. for_match: the difference is in matches of a hundred.
    """

    seen: Outlook
    behind: float
    name: str
    for_match: bool = False

    @property
    def is_worse(self) -> bool:
        """Whether the other move is worse."""
        return bool(self.name)


def reason(
    view: View,
    move: Move,
    seen: Outlook,
    rival: Compared | None = None,
    is_exact: bool = False,
    later: Reason = (),
) -> Reason:
    """Why a move is good or bad, compared with a rival. later: the sentences about the rest of the turn."""
    if move.kind in SAID:
        return reason_for(view, move, None)
    reasons = _Reasons(view, move, seen, rival)
    found = sorted(reasons.all(), key=lambda each: -each[0])
    told = [message for stake, message in found if stake >= LEAST_STAKE][:MOST_SENTENCES]
    if rival and rival.is_worse and not told and not _is_said_before(rival):
        told = [_by_value(view, rival)]
    if move.kind == Kind.TRAIL:
        told = [reasons.trailed(), *told][:MOST_SENTENCES]
    if is_exact:
        told.append(Message("why-nothing-hidden"))
    return deed(view, move, rival is None or rival.is_worse), *later, *told


def _is_said_before(rival: Compared) -> bool:
    """Whether the reader has just been told how much better this move is than the one that was played."""
    return rival.name == PLAYED and not rival.for_match


def _by_value(view: View, rival: Compared) -> Message:
    """What to say if nothing stands out."""
    if rival.behind < (CLEAR_CHANCE if rival.for_match else CLEAR):
        return Message("why-as-good", {"other": rival.name})
    if rival.for_match:
        args: Args = {"other": rival.name, "who": view.public.turn, "matches": round(rival.behind)}
        return Message("why-fewer-matches", args)
    return Message("why-fewer-points", {"other": rival.name, "points": amount(rival.behind)})


def deed(view: View, move: Move, is_best: bool = True) -> Message:
    """What a move does: `Takes 10♦ and 4♣ (2 points)`, `Leaves 8♣`. is_best: whether no other move is better."""
    rules = view.public.rules
    if move.kind == Kind.END:
        return Message("why-end-after" if is_best else "why-ends-after", named(rules, view.public.played))
    if move.kind == Kind.TRAIL:
        return Message("why-leaves", _valued(rules, move.cards))
    if move.kind == Kind.CAPTURE:
        worth = points_of(rules, move.taken | move.cards)
        return Message("why-takes", {**named(rules, move.taken), "worth": worth, **_sweeping(view, move)})
    builds = sum(build.cards for build in view.public.builds())
    added = named(rules, (move.cards | move.taken) & ~builds)
    return Message(DEEDS.get(Kind(move.kind), "why-raises"), {"value": move.value, **added})


def points_of(rules: Rules, cards: int) -> int:
    """What cards are worth by themselves."""
    items = [item for item in rules.scoring.items if isinstance(item, Each)]
    return sum(item.points * (cards & cards_of(item.of)).bit_count() for item in items)


def _sweeping(view: View, move: Move) -> Args:
    """Whether it is a sweep, and what it scores."""
    rules = view.public.rules
    points, word = rules.sweeping.points, rules.words.sweep
    if not is_sweep(view.public, move):
        return {"sweep": "none", "points": 0}
    if not points:
        return {"sweep": "cleared", "points": 0}
    return {"sweep": "named", "points": points, "word": word} if word else {"sweep": "scored", "points": points}


def _valued(rules: Rules, cards: int) -> Args:
    """`A♠ (1 point)`."""
    return {**named(rules, cards), "worth": points_of(rules, cards)}


def _often(seen: Outlook, count: int) -> Args:
    """How often something happens; certain if there is only one world."""
    if seen.worlds == 1 and count:
        return {"often": "certain", "tenths": 10}
    return {"often": "some", "tenths": in_ten(seen.share(count))}


class _Reasons:
    """What could be said about a move."""

    def __init__(self, view: View, move: Move, seen: Outlook, rival: Compared | None) -> None:
        self.view = view
        self.move = move
        self.seen = seen
        self.rival = rival
        self.rules = view.public.rules
        self.worth = fixed_worth(self.rules)
        state, side = view.public, view.public.side_of(view.public.turn)
        self.who: Args = {"who": state.turn}
        self.by: Args = {"by": [seat for seat in range(state.players) if state.side_of(seat) != side]}

    def all(self) -> Iterator[Weighted]:
        """Every sentence except that about a card laid down."""
        seen, rival = self.seen, self.rival
        yield from self.swept()
        yield from self.lost(self.move.cards if self.move.kind == Kind.TRAIL else 0)
        if (share := seen.share(seen.undone)) >= SELDOM:
            yield 2 * share, Message("why-build-lost", {**self.who, **self.by, **_often(seen, seen.undone)})
        yield from self.regained()
        if rival:
            yield from self.races(rival)
        if rival and rival.is_worse:
            yield from self.avoided(rival)

    def captors(self, ranks: Sequence[int]) -> Args:
        """The cards of some ranks that have not been seen: none if there are no ranks, or if all lie in open hands."""
        cards = sum(self.view.unseen & rank_mask(rank) for rank in ranks if rank != TOGETHER)
        listed = named(self.rules, cards)
        return {"captors": listed["cards"], "others": listed["more"], "count": cards.bit_count(), **self.by}

    def trailed(self) -> Message:
        """What happens to a card laid down."""
        seen = self.seen
        card = max(cards_in(self.move.cards), key=lambda card: (seen.lost[card], -card))
        count = seen.lost[card]
        if seen.share(count) < SELDOM and seen.share(seen.used[card]) >= SELDOM:
            return Message("why-used", {**self.by, **_often(seen, seen.used[card])})
        if seen.share(count) < SELDOM:
            has_equal = bool(self.view.unseen & rank_mask(rank_of(card)))
            return Message("why-hardly-taken" if count or has_equal else "why-not-taken")
        ranks = [rank for rank, each in seen.captors[card].items() if seen.share(each) >= SELDOM / 2]
        captors, often = self.captors(ranks), _often(seen, count)
        if TOGETHER in ranks or not captors["count"]:
            return Message("why-lost", {**self.by, **_valued(self.rules, 1 << card), **often})
        return Message("why-captured", {**captors, **often})

    def swept(self) -> Iterator[Weighted]:
        """Whether an opponent sweeps, and with which cards."""
        seen = self.seen
        share, is_scored = seen.share(seen.swept), bool(self.rules.sweeping.points)
        if share < SELDOM:
            return
        stake, often = share * max(SWEEP_STAKE, self.rules.sweeping.points), _often(seen, seen.swept)
        rank, count = seen.swept_by.most_common(1)[0]
        captors = self.captors([rank])
        if rank == TOGETHER or not captors["count"] or count < MOSTLY * seen.swept:
            yield stake, Message("why-swept" if is_scored else "why-cleared", {**self.by, **often})
        else:
            yield stake, Message("why-swept-by" if is_scored else "why-cleared-by", {**captors, **often})

    def lost(self, besides: int) -> Iterator[Weighted]:
        """The card whose loss costs most."""
        seen, worth = self.seen, self.worth
        stakes = {card: worth[card] * seen.share(count) for card, count in seen.lost.items() if not besides >> card & 1}
        card = max(stakes, key=lambda card: (stakes[card], -card), default=None)
        if card is not None and seen.share(seen.lost[card]) >= SELDOM:
            args = {**self.by, **_valued(self.rules, 1 << card), **_often(seen, seen.lost[card])}
            yield stakes[card], Message("why-lost", args)

    def regained(self) -> Iterator[Weighted]:
        """What the side's next turn usually takes."""
        seen, move, worth = self.seen, self.move, self.worth
        if move.kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE):
            count = min((seen.regained[card] for card in cards_in(move.taken | move.cards)), default=0)
            if seen.share(count) >= SELDOM:
                args = {**self.who, **_often(seen, count)}
                yield HAND_STAKE + seen.share(count), Message("why-build-taken", args)
            return
        likely = [card for card, count in seen.regained.items() if seen.share(count) >= OFTEN]
        if likely:
            card = max(likely, key=lambda card: (worth[card] * seen.regained[card], -card))
            args = {**self.who, **_valued(self.rules, 1 << card), **_often(seen, seen.regained[card])}
            yield worth[card] * seen.share(seen.regained[card]), Message("why-regained", args)

    def races(self, rival: Compared) -> Iterator[Weighted]:
        """The items that the side wins clearly more or less often than with the other move."""
        seen, other_seen = self.seen, rival.seen
        if not seen.played_out or not other_seen.played_out:
            return
        limit = max(RACE_STEP, SURE * sqrt(0.25 / seen.played_out + 0.25 / other_seen.played_out))
        for place, item in enumerate(self.rules.scoring.items):
            own, other = seen.race_share(place), other_seen.race_share(place)
            gained = own - other if rival.is_worse else other - own
            if isinstance(item, Most) and gained >= limit:
                kind = packs.kind_title(item.of, self.rules.deck.pack)
                args: Args = {**self.who, "kind": kind, "tenths": in_ten(own), "against": in_ten(other)}
                yield item.points * gained, Message("why-most", {**args, "other": rival.name or BEST})

    def avoided(self, rival: Compared) -> Iterator[Weighted]:
        """What the other move would have allowed."""
        seen, other = self.seen, rival.seen
        swept = other.share(other.swept) - seen.share(seen.swept)
        if swept >= AVOIDED:
            key = "why-other-swept" if self.rules.sweeping.points else "why-other-cleared"
            stake = swept * max(SWEEP_STAKE, self.rules.sweeping.points)
            yield stake, Message(key, {"other": rival.name, **self.by, **_often(other, other.swept)})
        more = {card: other.share(count) - seen.share(seen.lost[card]) for card, count in other.lost.items()}
        card = max(more, key=lambda card: (self.worth[card] * more[card], -card), default=None)
        if card is not None and more[card] >= AVOIDED:
            args = {"other": rival.name, **self.by, **_valued(self.rules, 1 << card), **_often(other, other.lost[card])}
            yield self.worth[card] * more[card], Message("why-other-loses", args)
