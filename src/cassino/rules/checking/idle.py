"""Options that have no effect beside the others, and why."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cassino.rules import options
from cassino.rules.checking.setup import pack_size, seats
from cassino.rules.options import By, Claim, FromHand, Orange, PileFace, Replenish, Source

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

Reason = tuple[str, str]
"""The option, and why it has no effect."""
BUILDING = (
    "raised_by", "raise_with_sets", "joined_by", "joined_to_capture", "equal_value", "for_partner", "partner_asks",
    "joiner", "limit",
)  # fmt: skip


def idle_options(rules: "Rules") -> Iterator[Reason]:
    """The options without effect, and why."""
    for group in (_seating, _dealing, _cards, _capturing, _building, _piling, _sweeping, _calling, _ending):
        yield from group(rules)


def _seating(rules: "Rules") -> Iterator[Reason]:
    if rules.seating.sides is options.Sides.SOLO:
        for key in ("seating.partners", "building.for_partner", "building.partner_asks"):
            yield key, "nobody has a partner"
    if set(rules.seating.players) == {2}:
        yield "seating.direction", "only two play"


def _dealing(rules: "Rules") -> Iterator[Reason]:
    dealing = rules.dealing
    at_once = dealing.replenish is Replenish.ALL_CARDS
    if at_once:
        yield "dealing.hand", "all cards are dealt at once"
        yield "dealing.bottom_seen", "all cards are dealt at once"
    if dealing.replenish is Replenish.DRAW or (at_once and 2 not in rules.seating.players):
        for key in ("seating.round_leader", "dealing.last_round_open", "calling.last_round"):
            yield key, "there are no rounds"
    if dealing.replenish is not Replenish.ROUNDS:
        yield "dealing.leftover", "there are no rounds"
    elif _comes_out_even(rules):
        yield "dealing.leftover", "the pack comes out even"
    if not dealing.table:
        yield "dealing.cut", "no cards are laid on the table"
        yield "dealing.redeal", "no cards are laid on the table"
        yield "sweeping.first_play_points", "no cards are laid on the table"
    elif not dealing.cut:
        yield "dealing.redeal", "no cards are cut"


def _comes_out_even(rules: "Rules") -> bool:
    rest, hand = pack_size(rules) - rules.dealing.table, max(rules.dealing.hand, 1)
    return all(rest % (hand * players) == 0 for players in seats(rules))


def _cards(rules: "Rules") -> Iterator[Reason]:
    if rules.deck.pack is not options.Pack.FRENCH_52:
        reason = "there are no jacks, queens and kings beside the numbers 1 to 10"
        for key in ("counting.faces", "capturing.equal_faces", "piling.pictures_below"):
            yield key, reason
    elif rules.counting.faces is not options.Faces.RANK_ONLY:
        yield "capturing.equal_faces", "pictures count like numbers"
        yield "piling.pictures_below", "pictures count like numbers"


def _capturing(rules: "Rules") -> Iterator[Reason]:
    if rules.capturing.combinations is options.Combinations.ONE:
        yield "capturing.equal_faces", "one play takes one combination"
    if rules.capturing.from_hand is FromHand.ONE_CARD:
        yield "capturing.hand_total_at_most", "one hand card is played at a time"


def _building(rules: "Rules") -> Iterator[Reason]:
    if rules.building.source is Source.NONE:
        for key in BUILDING:
            yield f"building.{key}", "nothing may be built"
        for key in ("trailing.owner", "trailing.owner_builds", "piling.stolen"):
            yield key, "nothing may be built"
        return
    if rules.building.raised_by is By.NOBODY:
        yield "building.raise_with_sets", "nobody may raise"
    yield from _steps(rules)
    yield from _joining(rules)
    if rules.trailing.owner is options.OwnerTrail.FREE:
        yield "trailing.owner_builds", "an owner may trail"


def _steps(rules: "Rules") -> Iterator[Reason]:
    if rules.building.source is Source.HAND:
        yield "building.joined_to_capture", "a turn has one step"
        return
    yield "building.raise_with_sets", "further sets are steps of their own"
    if rules.building.joined_by not in (By.OWN_SIDE, By.OWNER, By.NOBODY):
        yield "building.joined_to_capture", "opponents may join anyway"


def _joining(rules: "Rules") -> Iterator[Reason]:
    if rules.building.joined_by is not By.NOBODY:
        return
    yield "building.joiner", "nobody may join"
    if rules.building.source is Source.HAND:
        yield "piling.stolen", "nobody may join"


def _piling(rules: "Rules") -> Iterator[Reason]:
    if rules.seating.sides is options.Sides.SOLO:
        yield "piling.of", "nobody has a partner"
    if rules.piling.face is PileFace.DOWN:
        for key in ("of", "order", "pictures_below"):
            yield f"piling.{key}", "piles lie face down"


def _sweeping(rules: "Rules") -> Iterator[Reason]:
    sweeping = rules.sweeping
    if not sweeping.large_from:
        yield "sweeping.large_points", "no sweep is a large one"
        yield "sweeping.count_played", "no sweep is a large one"
    if not (sweeping.points or sweeping.large_from or sweeping.first_play_points):
        yield "sweeping.cancelling", "sweeps score nothing"
        yield "sweeping.last_play", "sweeps score nothing"


def _calling(rules: "Rules") -> Iterator[Reason]:
    calling = rules.calling
    if calling.claim is not Claim.COUNT_OUT:
        yield "calling.false_claim_points", "nobody may count out"
    if calling.claim is not Claim.ANNOUNCE:
        yield "calling.false_announcement", "nothing may be announced"
    if calling.orange is Orange.NONE:
        yield "calling.orange_points", "no oranges are counted"
    if calling.orange is not Orange.CALLED:
        yield "calling.false_orange_points", "oranges are not called"
    if rules.ending.finish is options.Finish.AT_ONCE:
        yield "calling.claim", "a match that is decided stops by itself"


def _ending(rules: "Rules") -> Iterator[Reason]:
    if rules.ending.deals:
        reason = "the number of deals is fixed"
        for key in ("target", "several", "near_target", "finish", "double_game"):
            yield f"ending.{key}", reason
        yield "calling.claim", reason
    elif rules.ending.several is options.SeveralReach.PRIORITY_COUNT:
        yield "ending.level", "the count decides between sides that are level"
    if not any(isinstance(item, options.Most) for item in rules.scoring.items):
        yield "scoring.ties", "no item is for having most"
