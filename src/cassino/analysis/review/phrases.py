"""Why a move is good or bad, in clauses made of what was seen in the worlds."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from cassino.analysis.review.outlook import Outlook
from cassino.bots.reasons import named, reason_for
from cassino.bots.worth import fixed_worth
from cassino.cards import cards_in, rank_mask
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.rules import packs
from cassino.rules.options import Each, Most, cards_of
from cassino.rules.rules import Rules
from cassino.texts.message import Argument, Message, Reason

MOST_CLAUSES = 3
SELDOM, OFTEN, MOSTLY = 0.1, 0.35, 0.6
LEAST_STAKE = 0.08
"""A smaller stake, in points, is not mentioned."""
CLEAR = 0.15
"""A difference of at least this many points is mentioned."""
CLEAR_CHANCE = 1.5
"""And one of at least this many matches in a hundred."""
RACE_STEP = 0.15
"""A larger difference in the frequency of winning a race is mentioned, unless it may be chance."""
SURE = 2.0
"""A difference of this many standard errors is not chance."""
AVOIDED = 0.2
"""An event is mentioned if it is this much more frequent after the other move."""
SWEEP_STAKE = 0.4
"""What being swept costs where a sweep brings no points."""
HAND_STAKE = 0.3
DEEDS = {Kind.BUILD: "why-builds", Kind.JOIN: "why-adds"}
SAID = (Kind.CLAIM, Kind.INSIST, Kind.PASS, Kind.CALL, Kind.ASK)

Args = dict[str, Argument]
Clause = tuple[float, Message]
"""How many points are at stake, and the message that says so."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a move is compared with: the outlook after that move, and by how many points that move is worse.

    name: which the other move is; empty if it is the better one. for_match: it is worse by this many matches in a
    hundred.
    """

    seen: Outlook
    behind: float
    name: str
    for_match: bool = False

    @property
    def is_worse(self) -> bool:
        """Whether the other move is worse."""
        return bool(self.name)


def reason(view: View, move: Move, seen: Outlook, rival: Compared | None = None, is_exact: bool = False) -> Reason:
    """Why a move is good, or bad, compared with a rival."""
    if move.kind in SAID:
        return reason_for(view, move, None)
    told = sorted(_clauses(view, move, seen, rival), key=lambda clause: -clause[0])
    clauses = [clause for stake, clause in told if stake >= LEAST_STAKE][:MOST_CLAUSES]
    if rival and rival.is_worse and not clauses:
        clauses = [_by_value(rival)]
    if is_exact:
        clauses.append(Message("why-nothing-hidden"))
    return deed(view, move), *clauses


def _by_value(rival: Compared) -> Message:
    """What to say if nothing stands out."""
    if rival.behind < (CLEAR_CHANCE if rival.for_match else CLEAR):
        return Message("why-as-good", {"other": rival.name})
    if rival.for_match:
        return Message("why-fewer-matches", {"other": rival.name, "matches": f"{rival.behind:.0f}"})
    return Message("why-fewer-points", {"other": rival.name, "less": f"{rival.behind:.1f}"})


def deed(view: View, move: Move) -> Message:
    """What a move does: `Takes 10♦ and 4♣ (2 points)`, `Leaves 8♣`."""
    rules = view.public.rules
    if move.kind == Kind.END:
        return Message("why-end")
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


def percent(share: float) -> int:
    """The share in a hundred."""
    return round(100 * share)


def _sweeping(view: View, move: Move) -> Args:
    """Whether it is a sweep, and what for."""
    rules = view.public.rules
    points, word = rules.sweeping.points, rules.words.sweep
    if not is_sweep(view.public, move):
        return {"sweep": "none", "points": 0}
    if not points:
        return {"sweep": "cleared", "points": 0}
    return {"sweep": "named", "points": points, "word": word} if word else {"sweep": "scored", "points": points}


def _clauses(view: View, move: Move, seen: Outlook, rival: Compared | None) -> Iterator[Clause]:
    """All that could be said of what follows."""
    rules = view.public.rules
    yield from _swept(view, seen)
    if move.kind == Kind.TRAIL:
        yield _trailed(move, seen)
    yield from _lost(rules, seen, move.cards if move.kind == Kind.TRAIL else 0)
    if seen.share(seen.undone) >= SELDOM:
        yield 2 * seen.share(seen.undone), Message("why-build-lost", _worlds(seen, seen.undone))
    yield from _regained(rules, move, seen)
    if rival:
        yield from _races(rules, seen, rival)
    if rival and rival.is_worse:
        yield from _avoided(rules, seen, rival)


def _trailed(move: Move, seen: Outlook) -> Clause:
    """What becomes of a card laid down."""
    count = max((seen.lost[card] for card in cards_in(move.cards)), default=0)
    if seen.share(count) < SELDOM:
        return HAND_STAKE, Message("why-hardly-taken" if count else "why-not-taken")
    return HAND_STAKE, Message("why-captured", _worlds(seen, count))


def _avoided(rules: Rules, seen: Outlook, rival: Compared) -> Iterator[Clause]:
    """What the other move would have allowed."""
    other = rival.seen
    swept = other.share(other.swept) - seen.share(seen.swept)
    if swept >= AVOIDED:
        key = "why-other-swept" if rules.sweeping.points else "why-other-cleared"
        stake = swept * max(SWEEP_STAKE, rules.sweeping.points)
        yield stake, Message(key, {"other": rival.name, **_worlds(other, other.swept)})
    worth = fixed_worth(rules)
    more = {card: other.share(count) - seen.share(seen.lost[card]) for card, count in other.lost.items()}
    card = max(more, key=lambda card: (worth[card] * more[card], -card), default=None)
    if card is not None and more[card] >= AVOIDED:
        args = {"other": rival.name, **_valued(rules, 1 << card), **_worlds(other, other.lost[card])}
        yield worth[card] * more[card], Message("why-other-loses", args)


def _worlds(seen: Outlook, count: int) -> Args:
    """How often something happens: in every world; for certain where there is but one."""
    often = "some" if count < seen.worlds else "every" if count > 1 else "certain"
    return {"often": often, "percent": percent(seen.share(count))}


def _swept(view: View, seen: Outlook) -> Iterator[Clause]:
    share, rules = seen.share(seen.swept), view.public.rules
    if share < SELDOM:
        return
    rank, count = seen.swept_by.most_common(1)[0]
    stake = share * max(SWEEP_STAKE, rules.sweeping.points)
    is_scored, args = bool(rules.sweeping.points), _worlds(seen, seen.swept)
    if count < MOSTLY * seen.swept:
        yield stake, Message("why-swept" if is_scored else "why-cleared", args)
        return
    out = (view.unseen & rank_mask(rank)).bit_count()
    named_rank = packs.rank_name(rank, rules.deck.pack)
    yield stake, Message("why-swept-by" if is_scored else "why-cleared-by", {**args, "rank": named_rank, "count": out})


def _lost(rules: Rules, seen: Outlook, besides: int) -> Iterator[Clause]:
    """The card whose loss costs most."""
    worth = fixed_worth(rules)
    stakes = {card: worth[card] * seen.share(count) for card, count in seen.lost.items() if not besides >> card & 1}
    card = max(stakes, key=lambda card: (stakes[card], -card), default=None)
    if card is not None and seen.share(seen.lost[card]) >= SELDOM:
        args = {**_valued(rules, 1 << card), **_worlds(seen, seen.lost[card])}
        yield stakes[card], Message("why-lost", args)


def _valued(rules: Rules, cards: int) -> Args:
    """`A♠ (1 point)`."""
    return {**named(rules, cards), "worth": points_of(rules, cards)}


def _regained(rules: Rules, move: Move, seen: Outlook) -> Iterator[Clause]:
    """What the own next turn takes as a rule."""
    worth = fixed_worth(rules)
    if move.kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE):
        count = min((seen.regained[card] for card in cards_in(move.taken | move.cards)), default=0)
        if seen.share(count) >= SELDOM:
            yield HAND_STAKE + seen.share(count), Message("why-build-taken", _worlds(seen, count))
        return
    likely = [card for card, count in seen.regained.items() if seen.share(count) >= OFTEN]
    if likely:
        card = max(likely, key=lambda card: (worth[card] * seen.regained[card], -card))
        args = {**_valued(rules, 1 << card), **_worlds(seen, seen.regained[card])}
        yield worth[card] * seen.share(seen.regained[card]), Message("why-regained", args)


def _races(rules: Rules, seen: Outlook, rival: Compared) -> Iterator[Clause]:
    """Items of which it gets most clearly more or less often than with the other move."""
    if not seen.played_out or not rival.seen.played_out:
        return
    limit = max(RACE_STEP, SURE * sqrt(0.25 / seen.played_out + 0.25 / rival.seen.played_out))
    for place, item in enumerate(rules.scoring.items):
        own, other = seen.race_share(place), rival.seen.race_share(place)
        gained = own - other if rival.is_worse else other - own
        if isinstance(item, Most) and gained >= limit:
            kind = packs.kind_title(item.of, rules.deck.pack)
            args: Args = {"kind": kind, "percent": percent(own), "against": percent(other)}
            yield item.points * gained, Message("why-most", args)
