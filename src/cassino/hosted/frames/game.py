"""What a frame says of the rules: the same in every match that is played by them, so it is found once."""

from dataclasses import dataclass
from functools import lru_cache

from cassino.hosted import Json
from cassino.hosted.creation import asked
from cassino.notation.speech import claim_label
from cassino.rules import Rules
from cassino.rules.options import Claim, FalseAnnouncement, PileFace, PileOrder

MOST_KEPT = 256


@dataclass(frozen=True, slots=True)
class Told:
    """What everybody at a table is told of its rules; to be read only."""

    variant: dict[str, str]
    pack: str
    words: dict[str, str]
    asks: list[str]
    direction: str
    pile_order: str | None
    claim: Json | None


@lru_cache(MOST_KEPT)
def told(rules: Rules) -> Told:
    """What is told of these rules."""
    return Told(
        {"id": rules.id, "title": rules.title},
        str(rules.deck.pack),
        dict(rules.words.local()),
        asked(rules),
        str(rules.seating.direction),
        _pile_order(rules),
        _claim(rules),
    )


def _pile_order(rules: Rules) -> str | None:
    """How far the capturer chooses the order of what he takes; None where he does not."""
    piling = rules.piling
    is_chosen = piling.face is PileFace.UP and piling.order is not PileOrder.ACCUMULATED
    return str(piling.order) if is_chosen else None


def _claim(rules: Rules) -> Json | None:
    """What a player says to claim the target, and what it costs to be wrong."""
    if rules.calling.claim is Claim.NONE:
        return None
    label, local = claim_label(rules), rules.words.claim
    if rules.calling.claim is Claim.COUNT_OUT:
        cost = "Play ends at once and the cards are counted. If you are wrong you pay the penalty of these rules."
    elif rules.calling.false_announcement is FalseAnnouncement.GAME:
        cost = "If you are right you win the match; if you are wrong you lose it."
    else:
        cost = "If you are right you win the match; if you are wrong play goes on."
    return {"kind": str(rules.calling.claim), "label": f"{label} ({local})" if local else label, "cost": cost}
