"""Cases of counting: the points of a deal, the winner of a match, a claim."""

from collections.abc import Iterator
from typing import Any

from cassino.cards import SUIT_NAMES, card_set, cards_in
from cassino.casefiles import values
from cassino.casefiles.casefile import Case
from cassino.casefiles.position import players_of
from cassino.casefiles.values import CaseProblem, by_letter, compare
from cassino.engine.dealing import next_dealer
from cassino.engine.ending import Outcome, needs_tiebreak, outcome
from cassino.engine.near_target import EVENT_OF, NOBODY_YET, Event, first_in_time
from cassino.engine.scorer import primiera_total
from cassino.engine.scoring import DealScore, score_claim, score_tallies
from cassino.engine.tables import tables_for
from cassino.engine.tally import Tally, of_pile
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import KINDS, Cancelling, Claim, NearTarget, Primiera
from cassino.rules.rules import Rules
from cassino.texts import tell

DECIDED_BY = {"higher": "higher_total", "sweeps": "sweep"}
CLAIM_WORDS = {Claim.COUNT_OUT: ("count out", "call out"), Claim.ANNOUNCE: ("announce", "kint vagyok")}
GIVEN = ("players", "scores", "tally", "tiebreak", "deal_number", "chronology", "claim_by", "word")
SWEEP_LINES = ("sweeps", "large_sweeps", "first_sweep")
RANKS = tuple(word for word in KINDS if word not in ("cards", *SUIT_NAMES))
COUNTS = ("oranges", "false_oranges", "penalty")
TALLY_WORDS = ("captured", "cards", "items", "sweeps", "sweep_sizes", "first_play_sweep", *COUNTS, *SUIT_NAMES, *RANKS)
MOST_SWEEPS = 13


class Count:
    """The scores before a deal, what each side captured in it, and how the engine counts them."""

    def __init__(self, rules: Rules, case: Case) -> None:
        self.rules = rules
        self.pack = rules.deck.pack
        self.players = players_of(rules, case)
        self.sides = tables_for(rules, self.players).side_count
        self.scores = values.numbers(case.given.get("scores", ""), self.sides)
        self.is_tiebreak = values.flag(case.given.get("tiebreak", "no"))
        self.number = values.number(case.given.get("deal_number", "1"), 1)
        lines = values.by_seat(case.of_seats("tally"), self.sides)
        found = {side: values.pairs(text) for side, text in lines.items()}
        self.named = 0
        for parts in found.values():
            self.named |= self.items(parts)
        self.tallies = [self.tally(side, found[side]) if side in found else _NOTHING for side in range(self.sides)]
        self.check()
        self.first_met = self.chronology(case.given.get("chronology", values.NONE))

    def items(self, parts: dict[str, str]) -> int:
        """The cards that a side has in the case."""
        return values.one_set(parts.get("captured", parts.get("items", values.NONE)), self.pack)

    def tally(self, side: int, parts: dict[str, str]) -> Tally:
        """What a side captured."""
        values.only_words(parts, TALLY_WORDS, "tally")
        special = self.with_ranks(parts, self.items(parts))
        sweeps, large = self.sweeps(side, parts)
        calls = [values.number(parts.get(word, "0")) for word in COUNTS]
        if "captured" in parts:
            return Tally(*of_pile(special), sweeps, large, *calls)
        clubs, diamonds, hearts, spades = (values.number(parts.get(suit, "0")) for suit in SUIT_NAMES)
        cards = values.number(parts.get("cards", "0"), 0, 52)
        return Tally(cards, (clubs, diamonds, hearts, spades), special, sweeps, large, *calls)

    def with_ranks(self, parts: dict[str, str], special: int) -> int:
        """The cards, with some cards of each rank that is counted (`fives 3`), whichever they are."""
        for word in RANKS:
            if word not in parts:
                continue
            kind = KINDS[word] & self.rules.deck.cards
            missing = values.number(parts[word], 0, 4) - (special & kind).bit_count()
            free = list(cards_in(kind & ~self.named))
            if not 0 <= missing <= len(free):
                raise CaseProblem("cases-too-many-of-rank", word=word, count=parts[word])
            special |= card_set(free[:missing])
            self.named |= special
        return special

    def sweeps(self, side: int, parts: dict[str, str]) -> tuple[int, int]:
        """The turns of the sweeps of a side, and of its large ones; turn 0 is the first play of a deal."""
        sizes = [values.number(size) for size in values.words(parts.get("sweep_sizes", values.NONE))]
        made = values.number(parts.get("sweeps", str(len(sizes))), 0, MOST_SWEEPS)
        if sizes and made != len(sizes):
            raise CaseProblem("cases-sweep-sizes", sweeps=made, sizes=len(sizes))
        turns = [(number + 1) * self.sides + side for number in range(made)]
        if values.flag(parts.get("first_play_sweep", "no")) and turns:
            turns[0] = 0
        from_size = self.rules.sweeping.large_from
        large = [turn for turn, size in zip(turns, sizes, strict=False) if from_size and size >= from_size]
        return card_set(turns), card_set(large)

    def check(self) -> None:
        """Check that there are not too many cards, and none twice."""
        most = self.rules.deck.cards.bit_count()
        if sum(tally.cards for tally in self.tallies) > most:
            raise CaseProblem("cases-too-many-captured", most=most)
        seen = 0
        for tally in self.tallies:
            if seen & tally.special:
                raise CaseProblem("cases-captured-twice")
            seen |= tally.special

    def chronology(self, text: str) -> int:
        """The side that was first to have what it needed, from `1 A majority_of_cards, ...`; the events are counted."""
        events = [self.event(part.split()) for part in text.split(",") if text != values.NONE]
        for event in events:
            self.tallies[event.side] = self.happened(event)
        return first_in_time(self.rules, self.scores, events) if events else NOBODY_YET

    def event(self, words: list[str]) -> Event:
        """One event: when, whose, and what."""
        if len(words) != 3 or words[2] not in EVENT_OF.values():
            raise CaseProblem("cases-event", known=", ".join(EVENT_OF.values()))
        return Event(values.number(words[0]), values.seat(words[1], self.sides), words[2])

    def happened(self, event: Event) -> Tally:
        """The tally of a side, including what an event brought it: a majority, or the ten of diamonds."""
        tally = self.tallies[event.side]
        if event.name == EVENT_OF["10D"]:
            return tally._replace(special=tally.special | values.one_set("10D", self.pack))
        if event.name == EVENT_OF["most_cards"]:
            return tally._replace(cards=max(tally.cards, 27))
        clubs, diamonds, hearts, spades = tally.suits
        return tally._replace(suits=(clubs, diamonds, hearts, max(spades, 7)))

    def score(self) -> DealScore:
        """The points of the deal."""
        return score_tallies(
            self.rules, self.tallies, scores=self.scores, tiebreak=self.is_tiebreak, first_met=self.first_met
        )

    def outcome(self, deal: DealScore) -> Outcome:
        """The match after the deal."""
        return outcome(self.rules, self.scores, deal, self.number)

    def shown(self, wrong: str) -> str:
        """A mismatch with the numbers of the case."""
        lines = [
            "    "
            + tell(
                "cases-tally",
                side=SEAT_LETTERS[side],
                score=self.scores[side],
                cards=tally.cards,
                spades=tally.suits[3],
                sweeps=tally.sweeps.bit_count(),
                special=str(values.Cards(tally.special, self.pack)),
            )
            for side, tally in enumerate(self.tallies)
        ]
        return "\n".join([*lines, f"    {wrong}"])


_NOTHING = Tally(0, (0, 0, 0, 0), 0, 0)


def run_score(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in the points of a deal, in the match after it, or in a claim to have reached the target."""
    values.only_words(case.given, GIVEN, "case")
    if case.type == "claim" and rules.calling.claim is Claim.NONE:
        yield tell("refused-no-claims")
        return
    count = Count(rules, case)
    if case.type == "claim":
        facts = _claim_facts(count, case)
    else:
        deal = count.score()
        facts = _facts(count, deal, count.outcome(deal), case) | _primiera_facts(count, deal)
    yield from map(count.shown, compare(case.checks[0].expect, facts))


def _facts(count: Count, deal: DealScore, result: Outcome, case: Case) -> dict[str, Any]:
    """Everything that a case can expect of a counted deal."""
    winners, expect = [SEAT_LETTERS[side] for side in result.winners], case.checks[0].expect
    decision = expect.get("decided_by", "")
    free = score_tallies(count.rules, count.tallies).points
    net = by_letter(_net_sweeps(count, deal))
    return {
        "deal": by_letter(deal.points),
        "after": by_letter(result.scores),
        "raw_after": by_letter(result.scores),
        "net_sweeps": net,
        "net": net,
        "winner": winners,
        "winners": winners,
        "decided_by": decision if DECIDED_BY.get(decision) == result.decided_by else result.decided_by,
        "total": sum(deal.points),
        "item_total": sum(sum(line.points) for line in deal.lines if line.name not in SWEEP_LINES),
        "next": _next(count, result),
        "double": result.is_double,
        **{f"{letter.lower()}_points_without_rule": points for letter, points in by_letter(free).items()},
    }


def _primiera_facts(count: Count, deal: DealScore) -> dict[str, Any]:
    """The totals of the best cards of four suits, and who gets the point, if the game has it."""
    line = next((line for line in deal.lines if line.name == "primiera"), None)
    if line is None or not any(isinstance(item, Primiera) for item in count.rules.scoring.items):
        return {}
    totals = by_letter(primiera_total(pile.special) or None for pile in count.tallies)
    return {"totals": totals, "point_to": [letter for letter, points in by_letter(line.points).items() if points][:1]}


def _net_sweeps(count: Count, deal: DealScore) -> tuple[int, ...]:
    """The sweeps of each side without those that cancel each other; none for a side that may not record any. D-28"""
    has_none = count.rules.sweeping.cancelling is Cancelling.UNRESTRICTED_SIDES
    return tuple(
        0 if has_none and restricted else tally.sweeps.bit_count() - deal.cancelled
        for restricted, tally in zip(deal.restrictions, count.tallies, strict=True)
    )


def _next(count: Count, result: Outcome) -> str:
    """What follows after the deal."""
    if result.is_over:
        return "match_over"
    is_limited = count.rules.ending.near_target is not NearTarget.FREE
    is_tie = is_limited and needs_tiebreak(count.rules, result.scores)
    return "tiebreak_without_restrictions" if is_tie else "another_deal"


def _claim_facts(count: Count, case: Case) -> dict[str, Any]:
    """The result of a claim."""
    rules, scores = count.rules, count.scores
    _check_word(rules, case.given.get("word", ""))
    seat = values.seat(case.given.get("claim_by", ""), count.players)
    side = seat % count.sides
    secured = score_tallies(rules, count.tallies, is_final=False, scores=scores, tiebreak=count.is_tiebreak)
    deal = score_claim(rules, count.tallies, scores, side, tiebreak=count.is_tiebreak)
    result = count.outcome(deal)
    if rules.calling.claim is Claim.ANNOUNCE and not deal.claim_is_right and not result.is_over:
        result = Outcome(tuple(scores), (), "")  # the deal continues
    is_wrong = rules.calling.claim is Claim.COUNT_OUT and not deal.claim_is_right
    owed = [int(each == seat and is_wrong) for each in range(count.players)]
    return _facts(count, deal, result, case) | {
        "correct": deal.claim_is_right,
        "claimed_total": scores[side] + secured.points[side],
        "claimant_skips_next_deal": next_dealer(count.players, (seat - 1) % count.players, owed)[0] != seat,
    }


def _check_word(rules: Rules, word: str) -> None:
    """Check that the words are a claim of the game."""
    known = [*CLAIM_WORDS[rules.calling.claim], rules.words.claim or "claim", str(rules.ending.target)]
    said = word.strip(" !").lower()
    if word and not any(said == each.lower() or said.startswith(each.lower() + " ") for each in known):
        raise CaseProblem("cases-claim-word", known=", ".join(known), found=word)
