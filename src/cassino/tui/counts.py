"""The count at the end of a deal, and how a match ends, as lines of text."""

from collections.abc import Iterator, Sequence

from cassino.cards import CardSyntaxError, parse_card
from cassino.engine.ending import Outcome, needs_tiebreak
from cassino.engine.near_target import PLAIN
from cassino.engine.scoring import DealScore, Line, item_name, item_title
from cassino.notation.speech import YOU
from cassino.rules import packs
from cassino.rules.options import Claim
from cassino.rules.rules import Rules
from cassino.tui.narration import acts, counted, listed
from cassino.tui.reports import goal, owner_text, strip

DECIDED = {
    "target": "",
    "higher_total": " by the higher total",
    "restricted": " with all that was needed near the target",
    "sweep": " by a sweep in the count",
}


def count_lines(rules: Rules, sides: Sequence[str], score: DealScore) -> Iterator[str]:
    """The points of a deal, item by item."""
    if score.claimant >= 0:
        yield claim_line(rules, sides[score.claimant], score.claim_is_right)
    for line in score.lines:
        yield item_line(sides, line)
        if line.name == "sweeps" and score.cancelled:
            yield f"Each side turns {counted(score.cancelled, 'sweep')} down: they cancel out."
    for name, items, is_met in zip(sides, score.restrictions, score.has_met, strict=False):
        if items:
            yield restricted_line(name, items, is_met)
    yield f"This deal: {strip(sides, score.points)}."


def claim_line(rules: Rules, name: str, is_right: bool) -> str:
    """What became of a claim."""
    said = "announcement" if rules.calling.claim is Claim.ANNOUNCE else "claim"
    subject = f"Your {said}" if name == YOU else f"The {said} of {name}"
    return f"{subject} is {'right' if is_right else 'wrong'}."


def item_line(sides: Sequence[str], line: Line) -> str:
    """`Most cards: You 28, Bob 24. You score 3.`"""
    scored = [f"{acts(name, 'score')} {n}" for name, n in zip(sides, line.points, strict=True) if n]
    counts = f" {strip(sides, line.counts)}." if any(line.counts) or not any(line.points) else ""
    return f"{line.title}:{counts} {', '.join(scored) or 'Nobody scores'}."


def restricted_line(name: str, items: Sequence[str], is_met: bool) -> str:
    """What a side near the target could score, and whether it did."""
    need = listed([PLAIN[item] for item in items])
    return f"Near the target only {need} could be {owner_text(name)}: {'done' if is_met else 'not done'}."


def ending_lines(rules: Rules, sides: Sequence[str], result: Outcome) -> Iterator[str]:
    """The match score after a deal, and who has won."""
    yield f"Match score: {strip(sides, result.scores)}. {goal(rules)}"
    if result.is_over:
        yield winner_line(rules, [sides[side] for side in result.winners], result)
        if result.is_double:
            yield "The target was reached in the first deal: the win counts double."
    elif needs_tiebreak(rules, result.scores):
        yield "The leaders are level: another deal decides."


def winner_line(rules: Rules, winners: Sequence[str], result: Outcome) -> str:
    """`You win the match by the higher total.`"""
    if len(winners) > 1:
        return f"{listed(winners)} are level and share the match."
    return f"{acts(winners[0], 'win')} the match{decided_text(rules, result.decided_by)}."


def decided_text(rules: Rules, decided_by: str) -> str:
    """How a match was won; nothing for the plain way."""
    if decided_by in DECIDED:
        return DECIDED[decided_by]
    is_announced = rules.calling.claim is Claim.ANNOUNCE
    if decided_by == "claim":
        return " by announcing the target" if is_announced else " by counting out"
    if decided_by == "false_claim":
        return " because the announcement was wrong"
    return f" in the count, with {award_text(rules, decided_by)}"


def award_text(rules: Rules, name: str) -> str:
    """`most cards`, `the ace of spades`: what brought the last points."""
    titles = {item_name(item): item_title(item, rules.deck.pack).lower() for item in rules.scoring.items}
    try:
        return f"the {packs.card_name(parse_card(name), rules.deck.pack)}"
    except CardSyntaxError:
        return titles.get(name, name.replace("_", " "))
