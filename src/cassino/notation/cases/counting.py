"""Cases of counting: the points of a deal, the winner of a match, a claim."""

import re
from collections.abc import Iterator
from typing import Any

from cassino.cards import SUIT_NAMES, card_set
from cassino.engine.dealing import next_dealer
from cassino.engine.ending import Outcome, outcome
from cassino.engine.scoring import DealScore, Tally, score_claim, score_tallies
from cassino.engine.tables import tables_for
from cassino.notation.cases import reading
from cassino.notation.cases.filling import players_of
from cassino.notation.cases.loading import Block, Case
from cassino.notation.cases.playing import by_side, differ, winner_differs
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.options import Claim, pack_cards
from cassino.rules.rules import Rules

TALLY_KEYS = ("cards", "items", "sweeps", *SUIT_NAMES)
DECIDED_BY = {"higher": "higher_total", "sweeps": "sweep"}


class Count:
    """The given numbers of a case and what the engine makes of them."""

    def __init__(self, rules: Rules, case: Case, tallies: str) -> None:
        given = case.part("given")
        self.rules = rules
        self.players = players_of(rules, given)
        self.sides = tables_for(rules, self.players).side_count
        self.scores = self.numbers(given.get("scores"))
        if "target" in given and given["target"] != rules.ending.target:
            raise CaseProblem(f"the target is {rules.ending.target}, not {given['target']}")
        blocks = reading.by_seat(given[tallies], self.sides) if given.get(tallies) is not None else {}
        self.tallies = [self.tally(side, blocks.get(side)) for side in range(self.sides)]
        self.check()

    def numbers(self, block: Any) -> list[int]:
        """A number for each side, 0 where there is none."""
        found = {} if block is None else reading.by_seat(block, self.sides)
        return [reading.number(found.get(side, 0)) for side in range(self.sides)]

    def tally(self, side: int, block: Any) -> Tally:
        """What a side captured."""
        if block is None:
            return Tally(0, (0, 0, 0, 0), 0, 0)
        if not isinstance(block, Block):
            raise CaseProblem(f"expected what a side captured, found {block!r}")
        reading.only_keys(block, TALLY_KEYS, "tally")
        clubs, diamonds, hearts, spades = (reading.number(block.get(suit, 0)) for suit in SUIT_NAMES)
        made = reading.number(block.get("sweeps", 0), "a number of sweeps", 0, 26)
        sweeps = sum(1 << turn * self.sides + side for turn in range(made))
        special = reading.one_set(reading.items(block.get("items"), "cards"))
        return Tally(
            reading.number(block.get("cards", 0), "a number of cards", 0, 52),
            (clubs, diamonds, hearts, spades),
            special,
            sweeps,
        )

    def check(self) -> None:
        """No more cards than there are, none of them twice."""
        pack = pack_cards(self.rules.deck.pack)
        specials = [tally.special for tally in self.tallies]
        if sum(tally.cards for tally in self.tallies) > pack.bit_count():
            raise CaseProblem(f"the sides captured more than {pack.bit_count()} cards")
        if sum(specials) != card_set(card for card in range(52) if any(s >> card & 1 for s in specials)):
            raise CaseProblem("two sides captured the same card")

    def score(self) -> DealScore:
        """The points of the deal."""
        return score_tallies(self.rules, self.tallies)


def run_score(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the points of a deal."""
    reading.only_keys(case.part("given"), ("scores", "tally", "players", "target"), "given")
    count = Count(rules, case, "tally")
    deal = count.score()
    result = outcome(rules, count.scores, deal)
    for key, expected in case.part("expect").items():
        wrong = _mismatch(count, deal, result, key, expected)
        if wrong:
            yield f"{_shown(count)}\n    {wrong}"


run_match = run_score


def _shown(count: Count) -> str:
    """The numbers of a case, for a report."""
    lines = [
        f"    {'ABCDEF'[side]}: match score {count.scores[side]}, {tally.cards} cards, {tally.suits[3]} spades, "
        f"{tally.sweeps.bit_count()} sweeps, {reading.card_text(tally.special)}"
        for side, tally in enumerate(count.tallies)
    ]
    return "\n".join(["the count:", *lines])


def _mismatch(count: Count, deal: DealScore, result: Outcome, key: str, expected: Any) -> str | None:
    sweeps = next((line for line in deal.lines if line.name == "sweeps"), None)
    swept = sum(sweeps.points) if sweeps else 0
    match key:
        case "deal":
            return by_side(count.sides, expected, deal.points, "points")
        case "after" | "raw_after":
            return by_side(count.sides, expected, result.scores, "score")
        case "winner":
            return winner_differs(expected, result.winner, count.sides)
        case "decided_by":
            return differ("decision by", DECIDED_BY.get(str(expected), expected), result.decided_by)
        case "total":
            return differ("points in all", expected, sum(deal.points))
        case "item_total":
            return differ("points of the items in all", expected, sum(deal.points) - swept)
        case "net_sweeps":
            return by_side(count.sides, expected, tuple(t.sweeps.bit_count() for t in count.tallies), "sweeps")
        case "next":
            return differ("next", expected, "another_deal" if result.winner is None else "match_over")
    if plain := re.fullmatch(r"([a-f])_points_without_rule", key):
        side = reading.seat(plain.group(1).upper(), count.sides)
        return differ(f"points of {plain.group(1).upper()}", expected, deal.points[side])
    return f"the expectation {key!r} is not known"


def run_claim(rules: Rules, case: Case) -> Iterator[str]:
    """What fails when a side claims to have reached the target."""
    given = case.part("given")
    reading.only_keys(given, ("scores", "secured", "players", "claim_by", "word", "target"), "given")
    if rules.calling.claim is Claim.NONE:
        yield "nothing can be claimed in this game"
        return
    if given.get("word", "count out") not in ("count out", "call out"):
        raise CaseProblem(f"a player says 'count out', not {given['word']!r}")
    count = Count(rules, case, "secured")
    seat = reading.seat(given.get("claim_by"), count.players)
    found = Claimed(count, seat)
    for key, expected in case.part("expect").items():
        wrong = found.mismatch(key, expected)
        if wrong:
            yield f"{_shown(count)}\n    {wrong}"


class Claimed:
    """A claim and what comes of it."""

    def __init__(self, count: Count, seat: int) -> None:
        self.count = count
        self.seat = seat
        self.side = seat % count.sides
        secured = score_tallies(count.rules, count.tallies, is_final=False)
        self.total = count.scores[self.side] + secured.points[self.side]
        self.deal = score_claim(count.rules, count.tallies, count.scores, self.side)
        self.outcome = outcome(count.rules, count.scores, self.deal)

    def skips_next_deal(self) -> bool:
        """Whether the deal passes the claimant by when it comes to him."""
        owed = [int(seat == self.seat and not self.deal.claim_is_right) for seat in range(self.count.players)]
        dealer = (self.seat - 1) % self.count.players
        return next_dealer(self.count.players, dealer, owed)[0] != self.seat

    def mismatch(self, key: str, expected: Any) -> str | None:
        """A sentence if an expectation is wrong."""
        match key:
            case "correct":
                return differ("right claim", expected, self.deal.claim_is_right)
            case "claimed_total":
                return differ("claimed total", expected, self.total)
            case "claimant_skips_next_deal":
                return differ("loss of the next deal", expected, self.skips_next_deal())
            case "double":
                return differ("double game", expected, False)
        return _mismatch(self.count, self.deal, self.outcome, key, expected)
