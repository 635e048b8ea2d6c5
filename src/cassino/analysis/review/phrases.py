"""Why a move is good or bad, in one sentence made of what was seen in the worlds."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from cassino.analysis.review.outlook import Outlook
from cassino.bots.reasons import reason_for
from cassino.bots.worth import fixed_worth
from cassino.cards import cards_in, rank_mask
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.rules import packs
from cassino.rules.options import Each, Most, cards_of
from cassino.rules.rules import Rules

NAMED = 3
"""At most this many cards are named; the others are counted."""
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
SAID = (Kind.CLAIM, Kind.INSIST, Kind.PASS, Kind.CALL, Kind.ASK)
NUMBERS = ("no", "one", "two", "three", "four")

Clause = tuple[float, str]
"""How many points are at stake, and the words."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a move is compared with: the outlook after that move, and by how many points that move is worse.

    name: how the other move is called; empty if it is the better one. for_match: it is worse by this many matches in a
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


def sentence(view: View, move: Move, seen: Outlook, rival: Compared | None = None, is_exact: bool = False) -> str:
    """Why a move is good, or bad, compared with a rival."""
    if move.kind in SAID:
        return reason_for(view, move, None)
    told = sorted(_clauses(view, move, seen, rival), key=lambda clause: -clause[0])
    words = [text for stake, text in told if stake >= LEAST_STAKE][:MOST_CLAUSES]
    if rival and rival.is_worse and not words:
        words = [_by_value(rival)]
    if is_exact:
        words.append("no card is hidden any more")
    return "; ".join([deed(view, move), *words]) + "."


def _by_value(rival: Compared) -> str:
    """What to say if nothing stands out."""
    if rival.behind < (CLEAR_CHANCE if rival.for_match else CLEAR):
        return f"{rival.name} is about as good"
    if rival.for_match:
        return f"{rival.name} wins {rival.behind:.0f} matches in a hundred fewer"
    return f"{rival.name} brings {rival.behind:.1f} points less on average"


def deed(view: View, move: Move) -> str:
    """What a move does: `Takes 10♦ and 4♣ (2 points)`, `Leaves 8♣`."""
    rules = view.public.rules
    if move.kind == Kind.END:
        return "Nothing more is gained in this turn"
    if move.kind == Kind.TRAIL:
        return f"Leaves {named(rules, move.cards)}{_worth(rules, move.cards)}"
    if move.kind == Kind.CAPTURE:
        taken = f"Takes {named(rules, move.taken)}{_worth(rules, move.taken | move.cards)}"
        return taken + (f" and {_sweeping(rules)}" if is_sweep(view.public, move) else "")
    word = {Kind.BUILD: "Builds", Kind.JOIN: "Adds to the build of"}.get(Kind(move.kind), "Raises a build to")
    builds = sum(build.cards for build in view.public.builds())
    return f"{word} {move.value} with {named(rules, (move.cards | move.taken) & ~builds)}"


def named(rules: Rules, cards: int) -> str:
    """Cards for reading, those worth most first."""
    worth, pack = fixed_worth(rules), rules.deck.pack
    names = [packs.symbol(card, pack) for card in sorted(cards_in(cards), key=lambda card: -worth[card])]
    if len(names) > NAMED + 1:
        return f"{', '.join(names[:NAMED])} and {len(names) - NAMED} more cards"
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def points_of(rules: Rules, cards: int) -> int:
    """What cards are worth by themselves."""
    items = [item for item in rules.scoring.items if isinstance(item, Each)]
    return sum(item.points * (cards & cards_of(item.of)).bit_count() for item in items)


def counted_points(number: float) -> str:
    """`1 point`, `2 points`."""
    return f"{number:g} point{'' if number == 1 else 's'}"


def percent(share: float) -> str:
    """`31 %`."""
    return f"{round(100 * share)} %"


def _worth(rules: Rules, cards: int) -> str:
    points = points_of(rules, cards)
    return f" ({counted_points(points)})" if points else ""


def _sweeping(rules: Rules) -> str:
    if not rules.sweeping.points:
        return "clears the table"
    local = f", {rules.words.sweep}" if rules.words.sweep else ""
    return f"sweeps the table ({counted_points(rules.sweeping.points)}{local})"


def _clauses(view: View, move: Move, seen: Outlook, rival: Compared | None) -> Iterator[Clause]:
    """All that could be said of what follows."""
    rules = view.public.rules
    yield from _swept(view, seen)
    if move.kind == Kind.TRAIL:
        yield _trailed(move, seen)
    yield from _lost(rules, seen, move.cards if move.kind == Kind.TRAIL else 0)
    if seen.share(seen.undone) >= SELDOM:
        yield 2 * seen.share(seen.undone), f"an own build is lost or changed {_worlds(seen, seen.undone)}"
    yield from _regained(rules, move, seen)
    if rival:
        yield from _races(rules, seen, rival)
    if rival and rival.is_worse:
        yield from _avoided(rules, seen, rival)


def _trailed(move: Move, seen: Outlook) -> Clause:
    """What becomes of a card laid down."""
    count = max((seen.lost[card] for card in cards_in(move.cards)), default=0)
    if seen.share(count) < SELDOM:
        return HAND_STAKE, "hardly anybody can take it" if count else "nobody can take it"
    return HAND_STAKE, f"captured {_worlds(seen, count)}"


def _avoided(rules: Rules, seen: Outlook, rival: Compared) -> Iterator[Clause]:
    """What the other move would have allowed."""
    other = rival.seen
    swept = other.share(other.swept) - seen.share(seen.swept)
    if swept >= AVOIDED:
        word = "being swept" if rules.sweeping.points else "a cleared table"
        stake = swept * max(SWEEP_STAKE, rules.sweeping.points)
        yield stake, f"{rival.name} means {word} {_worlds(other, other.swept)}"
    worth = fixed_worth(rules)
    more = {card: other.share(count) - seen.share(seen.lost[card]) for card, count in other.lost.items()}
    card = max(more, key=lambda card: (worth[card] * more[card], -card), default=None)
    if card is not None and more[card] >= AVOIDED:
        text = f"{rival.name} loses {_valued(rules, card)} {_worlds(other, other.lost[card])}"
        yield worth[card] * more[card], text


def _worlds(seen: Outlook, count: int) -> str:
    """`in 31 % of worlds`; `in every world`; `for certain` where there is but one."""
    if count == seen.worlds:
        return "in every world" if count > 1 else "for certain"
    return f"in {percent(seen.share(count))} of worlds"


def _swept(view: View, seen: Outlook) -> Iterator[Clause]:
    share, rules = seen.share(seen.swept), view.public.rules
    if share < SELDOM:
        return
    rank, count = seen.swept_by.most_common(1)[0]
    stake = share * max(SWEEP_STAKE, rules.sweeping.points)
    word = "swept" if rules.sweeping.points else "the table is cleared"
    text = f"{word} {_worlds(seen, seen.swept)}"
    if count >= MOSTLY * seen.swept:
        text = f"{_still_out(view, rank)}: {text}"
    yield stake, text


def _still_out(view: View, rank: int) -> str:
    """`an eight is still out`: how many cards of a rank may be in other hands."""
    pack = view.public.rules.deck.pack
    out = (view.unseen & rank_mask(rank)).bit_count()
    name = packs.rank_name(rank, pack)
    if out == 1:
        return f"{'an' if name[0] in 'ae' else 'a'} {name} is still out"
    return f"{NUMBERS[out]} {packs.plural(rank, pack)} are still out"


def _lost(rules: Rules, seen: Outlook, besides: int) -> Iterator[Clause]:
    """The card whose loss costs most."""
    worth = fixed_worth(rules)
    stakes = {card: worth[card] * seen.share(count) for card, count in seen.lost.items() if not besides >> card & 1}
    card = max(stakes, key=lambda card: (stakes[card], -card), default=None)
    if card is not None and seen.share(seen.lost[card]) >= SELDOM:
        yield stakes[card], f"{_valued(rules, card)} is lost {_worlds(seen, seen.lost[card])}"


def _valued(rules: Rules, card: int) -> str:
    """`A♠ (1 point)`."""
    return named(rules, 1 << card) + _worth(rules, 1 << card)


def _regained(rules: Rules, move: Move, seen: Outlook) -> Iterator[Clause]:
    """What the own next turn takes as a rule."""
    worth = fixed_worth(rules)
    if move.kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE):
        count = min((seen.regained[card] for card in cards_in(move.taken | move.cards)), default=0)
        if seen.share(count) >= SELDOM:
            yield HAND_STAKE + seen.share(count), f"the build is taken next turn {_worlds(seen, count)}"
        return
    likely = [card for card, count in seen.regained.items() if seen.share(count) >= OFTEN]
    if likely:
        card = max(likely, key=lambda card: (worth[card] * seen.regained[card], -card))
        text = f"{_valued(rules, card)} can be taken next turn {_worlds(seen, seen.regained[card])}"
        yield worth[card] * seen.share(seen.regained[card]), text


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
            yield item.points * gained, f"wins the most {kind} in {percent(own)} of worlds against {percent(other)}"
