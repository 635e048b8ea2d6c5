"""Cases of counting: the points of a deal, the winner of a match, a claim, cancelled sweeps, primiera."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cassino.engine.dealing import next_dealer
from cassino.engine.ending import Outcome, needs_tiebreak, outcome
from cassino.engine.near_target import EVENT_OF, NOBODY_YET, Event, first_in_time
from cassino.engine.scorer import primiera_total
from cassino.engine.scoring import DealScore, score_claim, score_tallies
from cassino.notation.cases import reading
from cassino.notation.cases.checks import by_side, differ
from cassino.notation.cases.loading import Block, Case, made_block
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.cases.tallies import Tallies
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import Cancelling, Claim, NearTarget, Primiera
from cassino.rules.rules import Rules

DECIDED_BY = {"higher": "higher_total", "sweeps": "sweep"}
CLAIM_WORDS = {Claim.COUNT_OUT: ("count out", "call out"), Claim.ANNOUNCE: ("announce", "kint vagyok")}
GIVEN = ("scores", "tally", "players", "target", "tiebreak", "chronology", "deal_number")
SWEEP_LINES = ("sweeps", "large_sweeps", "first_sweep")


class Count:
    """The given numbers of a case and what the engine makes of them."""

    def __init__(self, rules: Rules, case: Case, key: str = "tally") -> None:
        self.rules = rules
        self.parts = Tallies(rules, case, key)
        given = case.part("given")
        self.is_tiebreak = reading.flag(given, "tiebreak")
        self.number = reading.number(given.get("deal_number", 1), "a number of deals", 1)
        self.first_met = self.chronology(reading.items(given.get("chronology"), "events"))

    def chronology(self, events: list[Any]) -> int:
        """Who was first to have what it needs, by a list of events; what happened is counted."""
        if not events:
            return NOBODY_YET
        read = [self.event(block) for block in events]
        for event in read:
            self.parts.tallies[event.side] = self.happened(event)
        return first_in_time(self.rules, self.parts.scores, read)

    def event(self, block: Any) -> Event:
        """One event."""
        if not isinstance(block, Block):
            raise CaseProblem(f"expected an event, found {block!r}")
        reading.only_keys(block, ("at", "side", "event"), "event")
        if block.get("event") not in EVENT_OF.values():
            raise CaseProblem(f"event: {block.get('event')!r} is not known; known are {', '.join(EVENT_OF.values())}")
        side = reading.seat(block.get("side"), self.parts.sides)
        return Event(reading.number(block.get("at"), "when it happened"), side, block["event"])

    def happened(self, event: Event) -> Any:
        """The tally of a side with what an event brought it: a majority, or the ten of diamonds."""
        tally = self.parts.tallies[event.side]
        if event.name == EVENT_OF["10D"]:
            return tally._replace(special=tally.special | reading.one_set(["10D"], self.parts.pack))
        if event.name == EVENT_OF["most_cards"]:
            return tally._replace(cards=max(tally.cards, 27))
        clubs, diamonds, hearts, spades = tally.suits
        return tally._replace(suits=(clubs, diamonds, hearts, max(spades, 7)))

    def score(self) -> DealScore:
        """The points of the deal."""
        return score_tallies(
            self.rules, self.parts.tallies, scores=self.parts.scores, tiebreak=self.is_tiebreak,
            first_met=self.first_met,
        )  # fmt: skip

    def free_score(self) -> DealScore:
        """The points of the deal if no side were restricted."""
        return score_tallies(self.rules, self.parts.tallies)

    def outcome(self, deal: DealScore) -> Outcome:
        """The match after the deal."""
        return outcome(self.rules, self.parts.scores, deal, self.number)


def run_score(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the points of a deal."""
    reading.only_keys(case.part("given"), GIVEN, "given")
    count = Count(rules, case)
    deal = count.score()
    result = count.outcome(deal)
    for key, expected in case.part("expect").items():
        wrong = _mismatch(count, deal, result, key, expected)
        if wrong:
            yield f"{count.parts.shown()}\n    {wrong}"


run_match = run_score


def _mismatch(count: Count, deal: DealScore, result: Outcome, key: str, expected: Any) -> str | None:
    sides = count.parts.sides
    by_sides: dict[str, tuple[Sequence[int], str]] = {
        "deal": (deal.points, "points"),
        "after": (result.scores, "score"),
        "raw_after": (result.scores, "score"),
        "net_sweeps": (net_sweeps(count, deal), "sweeps"),
    }
    facts: dict[str, tuple[object, str]] = {
        "decided_by": (result.decided_by, "decision by"),
        "total": (sum(deal.points), "points in all"),
        "item_total": (sum(deal.points) - _sweep_points(deal), "points of the items in all"),
        "next": (_next(count, result), "next"),
        "double": (result.is_double, "double game"),
    }
    if key in by_sides:
        return by_side(sides, expected, *by_sides[key])
    if key in facts:
        return differ(facts[key][1], DECIDED_BY.get(str(expected), expected), facts[key][0])
    if key in ("winner", "winners"):
        return _winner_differs(expected, result, sides)
    if plain := re.fullmatch(r"([a-f])_points_without_rule", key):
        side = reading.seat(plain.group(1).upper(), sides)
        return differ(f"points of {plain.group(1).upper()}", expected, count.free_score().points[side])
    return f"the expectation {key!r} is not known"


def _sweep_points(deal: DealScore) -> int:
    return sum(sum(line.points) for line in deal.lines if line.name in SWEEP_LINES)


def net_sweeps(count: Count, deal: DealScore) -> tuple[int, ...]:
    """The sweeps of each side without those that cancel each other; a side that may record none has none. D-28"""
    has_none = count.rules.sweeping.cancelling is Cancelling.UNRESTRICTED_SIDES
    return tuple(
        0 if has_none and restricted else tally.sweeps.bit_count() - deal.cancelled
        for restricted, tally in zip(deal.restrictions, count.parts.tallies, strict=True)
    )


def _winner_differs(expected: Any, result: Outcome, sides: int) -> str | None:
    """A sentence unless the winning sides are those expected; null is nobody yet."""
    letters = [] if expected is None else expected if isinstance(expected, list) else [expected]
    wanted = [SEAT_LETTERS[reading.seat(letter, sides)] for letter in letters]
    found = [SEAT_LETTERS[side] for side in result.winners]
    return differ("winner", " ".join(wanted) or "nobody", " ".join(found) or "nobody")


def _next(count: Count, result: Outcome) -> str:
    """What comes after the deal."""
    if result.is_over:
        return "match_over"
    is_limited = count.rules.ending.near_target is not NearTarget.FREE
    return (
        "tiebreak_without_restrictions" if is_limited and needs_tiebreak(count.rules, result.scores) else "another_deal"
    )


def run_sweep_cancel(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the sweeps that are left when sides cancel each other's."""
    given = case.part("given")
    reading.only_keys(given, ("players", "sweeps", "scores"), "given")
    made = reading.by_seat(given.get("sweeps"), len(SEAT_LETTERS))
    blocks = made_block(
        {SEAT_LETTERS[side]: made_block({"sweeps": count}, case.line) for side, count in made.items()}, case.line
    )
    parts = {**{key: part for key, part in given.items() if key != "sweeps"}, "tally": blocks}
    counted = replace(case, block=made_block({**case.block, "given": made_block(parts, case.line)}, case.line))
    count = Count(rules, counted)
    deal = count.score()
    for key, expected in case.part("expect").items():
        wrong = f"the expectation {key!r} is not known"
        if key == "net":
            wrong = by_side(count.parts.sides, expected, net_sweeps(count, deal), "sweeps") or ""
        if wrong:
            yield f"{count.parts.shown()}\n    {wrong}"


def run_primiera(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the totals of the best cards of four suits."""
    given = case.part("given")
    reading.only_keys(given, ("players", "captured"), "given")
    if not any(isinstance(item, Primiera) for item in rules.scoring.items):
        yield "primiera does not count in this game"
        return
    piles = {
        side: reading.one_set(cards, rules.deck.pack)
        for side, cards in reading.by_seat(given.get("captured"), len(SEAT_LETTERS)).items()
    }
    captured = {
        SEAT_LETTERS[side]: made_block({"captured": given["captured"][SEAT_LETTERS[side]]}, case.line) for side in piles
    }
    parts = {
        **{key: part for key, part in given.items() if key != "captured"},
        "tally": made_block(captured, case.line),
    }
    count = Count(
        rules, replace(case, block=made_block({**case.block, "given": made_block(parts, case.line)}, case.line))
    )
    line = next(line for line in count.score().lines if line.name == "primiera")
    totals = tuple(primiera_total(pile.special) or None for pile in count.parts.tallies)
    winners = [SEAT_LETTERS[side] for side, points in enumerate(line.points) if points]
    for key, expected in case.part("expect").items():
        match key:
            case "totals":
                wrong = by_side(count.parts.sides, expected, totals, "total")
            case "point_to":
                wrong = differ("point to", expected, winners[0] if winners else None)
            case _:
                wrong = f"the expectation {key!r} is not known"
        if wrong:
            yield f"{count.parts.shown()}\n    {wrong}"


def run_claim(rules: Rules, case: Case) -> Iterator[str]:
    """What fails when a side claims to have reached the target."""
    given = case.part("given")
    known = ("scores", "secured", "players", "claim_by", "word", "target", "tiebreak", "deal_number")
    reading.only_keys(given, known, "given")
    if rules.calling.claim is Claim.NONE:
        yield "nothing can be claimed in this game"
        return
    _check_word(rules, given.get("word"))
    count = Count(rules, case, "secured")
    seat = reading.seat(given.get("claim_by"), count.parts.players)
    found = Claimed(count, seat)
    for key, expected in case.part("expect").items():
        wrong = found.mismatch(key, expected)
        if wrong:
            yield f"{count.parts.shown()}\n    {wrong}"


def _check_word(rules: Rules, word: Any) -> None:
    """What is said must be a claim of the game."""
    if word is None:
        return
    known = [*CLAIM_WORDS[rules.calling.claim], rules.words.word("claim"), str(rules.ending.target)]
    said = str(word).strip(" !").lower()
    if not any(said == each.lower() or said.startswith(each.lower() + " ") for each in known):
        raise CaseProblem(f"a player says {' or '.join(map(repr, known))}, not {word!r}")


class Claimed:
    """A claim and what comes of it."""

    def __init__(self, count: Count, seat: int) -> None:
        self.count = count
        self.seat = seat
        parts = count.parts
        self.side = seat % parts.sides
        secured = score_tallies(
            count.rules, parts.tallies, is_final=False, scores=parts.scores, tiebreak=count.is_tiebreak
        )
        self.total = parts.scores[self.side] + secured.points[self.side]
        self.deal = score_claim(count.rules, parts.tallies, parts.scores, self.side, tiebreak=count.is_tiebreak)
        goes_on = count.rules.calling.claim is Claim.ANNOUNCE and not self.deal.claim_is_right
        self.outcome = count.outcome(self.deal)
        if goes_on and not self.outcome.is_over:
            self.outcome = Outcome(tuple(parts.scores), (), "")

    def skips_next_deal(self) -> bool:
        """Whether the deal passes the claimant by when it comes to him."""
        is_wrong = self.count.rules.calling.claim is Claim.COUNT_OUT and not self.deal.claim_is_right
        players = self.count.parts.players
        owed = [int(seat == self.seat and is_wrong) for seat in range(players)]
        return next_dealer(players, (self.seat - 1) % players, owed)[0] != self.seat

    def mismatch(self, key: str, expected: Any) -> str | None:
        """A sentence if an expectation is wrong."""
        match key:
            case "correct":
                return differ("right claim", expected, self.deal.claim_is_right)
            case "claimed_total":
                return differ("claimed total", expected, self.total)
            case "claimant_skips_next_deal":
                return differ("loss of the next deal", expected, self.skips_next_deal())
        return _mismatch(self.count, self.deal, self.outcome, key, expected)
