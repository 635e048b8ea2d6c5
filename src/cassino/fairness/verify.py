"""Checking the deals of a record against what was promised: every check, what could not be checked, and every fault."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cassino.engine.match import DealRecord, Record, replay
from cassino.engine.rng import Rng
from cassino.fairness.chain import LINKS, hash_of, is_link
from cassino.fairness.shuffle import deal_key, fair_order, opening_seed
from cassino.rules.packs import format_card

SEATS = "ABCDEF"


@dataclass(frozen=True, slots=True)
class DealProof:
    """The seed of a deal and the salts by seat; the seed is empty until it is revealed, or if the chain was
    too short.
    """

    seed: str
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The commitment, the link that opened the match, and each deal."""

    commitment: str
    opening: str
    deals: tuple[DealProof, ...]


class Verdict(StrEnum):
    """The result of one check."""

    RIGHT = "right"
    FAULT = "fault"
    UNCHECKED = "not checked"


@dataclass(frozen=True, slots=True)
class Finding:
    """One check. deal: from 1; 0 for the match."""

    deal: int
    verdict: Verdict
    key: str
    facts: Mapping[str, str | int]
    """The key and the arguments of the message that says what was found."""

    @property
    def text(self) -> str:
        """What was found, in the current language."""
        from cassino.texts import tell

        return tell(self.key, **self.facts)


def verify(record: Record, proof: Proof | None, noted: str | None = None) -> list[Finding]:
    """All checks of a record. noted: the commitment that a player wrote down before the match."""
    if proof is None:
        return [_unchecked(0, "fairness-no-commitment")]
    malformed = list(_malformed(record, proof))
    if malformed:
        return malformed
    found = [*_opening(record, proof, noted)]
    before = proof.opening
    for number, (dealt, shown) in enumerate(zip(record.deals, proof.deals, strict=True), 1):
        found += _deal(record, proof, number, before)
        found += _rulings(number, dealt)
        before = shown.seed
    return found


def _right(deal: int, key: str, /, **facts: str | int) -> Finding:
    return Finding(deal, Verdict.RIGHT, key, facts)


def _fault(deal: int, key: str, /, **facts: str | int) -> Finding:
    return Finding(deal, Verdict.FAULT, key, facts)


def _unchecked(deal: int, key: str, /, **facts: str | int) -> Finding:
    return Finding(deal, Verdict.UNCHECKED, key, facts)


def _malformed(record: Record, proof: Proof) -> Iterator[Finding]:
    """Problems that make any further check impossible."""
    for name, link in (("commitment", proof.commitment), ("opening", proof.opening)):
        if not is_link(link):
            yield _fault(0, "fairness-malformed", what=name)
    if len(proof.deals) != len(record.deals):
        yield _fault(0, "fairness-deals", deals=len(record.deals), seeds=len(proof.deals))
    for number, shown in enumerate(proof.deals, 1):
        if shown.seed and not is_link(shown.seed):
            yield _fault(number, "fairness-malformed", what="seed")
        for seat, salt in enumerate(shown.salts):
            if salt and not is_link(salt):
                yield _fault(number, "fairness-malformed-salt", player=SEATS[seat])
        if len(shown.salts) != record.players:
            yield _fault(number, "fairness-salts", salts=len(shown.salts), players=record.players)


def _opening(record: Record, proof: Proof, noted: str | None) -> Iterator[Finding]:
    if noted is None:
        yield _unchecked(0, "fairness-not-noted")
    elif noted == proof.commitment:
        yield _right(0, "fairness-noted")
    else:
        yield _fault(0, "fairness-other-commitment", commitment=proof.commitment)
    if hash_of(proof.opening) == proof.commitment:
        yield _right(0, "fairness-opening")
    else:
        yield _fault(0, "fairness-other-opening")
    first, drawn = record.deals[0].dealer, drawn_dealer(record.players, proof)
    if first == drawn:
        yield _right(0, "fairness-dealer", player=SEATS[first])
    else:
        yield _unchecked(0, "fairness-other-dealer", player=SEATS[first], drawn=SEATS[drawn])


def drawn_dealer(players: int, proof: Proof) -> int:
    """The first dealer by the opening; its salt is that of the only seat that gave one."""
    salts = [salt for salt in proof.deals[0].salts if salt]
    return Rng(opening_seed(proof.opening, proof.commitment, salts[0] if len(salts) == 1 else "")).below(players)


def _deal(record: Record, proof: Proof, number: int, before: str) -> Iterator[Finding]:
    shown = proof.deals[number - 1]
    if not shown.seed:
        yield _seedless(record, number)
        return
    if before and hash_of(shown.seed) == before:
        yield _right(number, "fairness-seed", deal=number - 1)
    else:
        yield _fault(number, "fairness-other-seed", deal=number - 1)
    yield _order(record, proof, number, shown)
    yield from _salts(proof, number, shown.salts)


def _seedless(record: Record, number: int) -> Finding:
    if number >= LINKS:
        return _unchecked(number, "fairness-chain-ended", last=LINKS - 1)
    if number == len(record.deals) and not replay(record).deal_over:
        return _unchecked(number, "fairness-seed-hidden")
    return _fault(number, "fairness-seed-missing")


def _order(record: Record, proof: Proof, number: int, shown: DealProof) -> Finding:
    order = record.deals[number - 1].order
    made = fair_order(record.rules, deal_key(shown.seed, proof.commitment, number, shown.salts))
    if made == order:
        return _right(number, "fairness-order", count=len(order))
    place = next(place for place, (one, other) in enumerate(zip(order, made, strict=True)) if one != other)
    pack = record.rules.deck.pack
    found, expected = format_card(order[place], pack), format_card(made[place], pack)
    return _fault(number, "fairness-other-card", place=place + 1, found=found, expected=expected)


def _salts(proof: Proof, number: int, salts: Sequence[str]) -> Iterator[Finding]:
    if not any(salts):
        yield _unchecked(number, "fairness-no-salt")
    for seat, salt in enumerate(salts):
        last = _last_salt(proof, number, seat)
        if salt and last and hash_of(salt) == last:
            yield _right(number, "fairness-bound-salt", player=SEATS[seat])
        elif salt:
            yield _unchecked(number, "fairness-unbound-salt", player=SEATS[seat])


def _last_salt(proof: Proof, number: int, seat: int) -> str:
    earlier = (shown.salts[seat] for shown in reversed(proof.deals[: number - 1]))
    return next((salt for salt in earlier if salt), "")


def _rulings(number: int, dealt: DealRecord) -> Iterator[Finding]:
    if any(ruling.order for ruling in dealt.rulings):
        yield _unchecked(number, "fairness-misdeal")
