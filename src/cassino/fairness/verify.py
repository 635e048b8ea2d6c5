"""Checking the deals of a record against what was promised: every check, what could not be checked, and every fault."""

from collections.abc import Iterator, Sequence
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
    text: str


def verify(record: Record, proof: Proof | None, noted: str | None = None) -> list[Finding]:
    """All checks of a record. noted: the commitment that a player wrote down before the match."""
    if proof is None:
        return [_unchecked(0, "the record has no commitment: nobody promised anything about its cards")]
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


def _right(deal: int, text: str) -> Finding:
    return Finding(deal, Verdict.RIGHT, text)


def _fault(deal: int, text: str) -> Finding:
    return Finding(deal, Verdict.FAULT, text)


def _unchecked(deal: int, text: str) -> Finding:
    return Finding(deal, Verdict.UNCHECKED, text)


def _malformed(record: Record, proof: Proof) -> Iterator[Finding]:
    """Problems that make any further check impossible."""
    for name, link in (("commitment", proof.commitment), ("opening", proof.opening)):
        if not is_link(link):
            yield _fault(0, f"the {name} is not 64 small hexadecimal digits")
    if len(proof.deals) != len(record.deals):
        yield _fault(0, f"{len(record.deals)} deals, but seeds and salts of {len(proof.deals)}")
    for number, shown in enumerate(proof.deals, 1):
        if shown.seed and not is_link(shown.seed):
            yield _fault(number, "the seed is not 64 small hexadecimal digits")
        for seat, salt in enumerate(shown.salts):
            if salt and not is_link(salt):
                yield _fault(number, f"the salt of {SEATS[seat]} is not 64 small hexadecimal digits")
        if len(shown.salts) != record.players:
            yield _fault(number, f"{len(shown.salts)} salts of {record.players} seats")


def _opening(record: Record, proof: Proof, noted: str | None) -> Iterator[Finding]:
    if noted is None:
        yield _unchecked(0, "whether the commitment was there before the match: compare it with the one you noted then")
    elif noted == proof.commitment:
        yield _right(0, "the commitment is the one you noted")
    else:
        yield _fault(0, f"the commitment is {proof.commitment}, not the one you noted")
    if hash_of(proof.opening) == proof.commitment:
        yield _right(0, "the commitment is the hash of the opening")
    else:
        yield _fault(0, "the commitment is not the hash of the opening")
    first, drawn = record.deals[0].dealer, drawn_dealer(record.players, proof)
    if first == drawn:
        yield _right(0, f"the first dealer, {SEATS[first]}, is the one drawn")
    else:
        yield _unchecked(0, f"{SEATS[first]} deals first, {SEATS[drawn]} was drawn: right only if this is a rematch")


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
        yield _right(number, f"the seed belongs to the chain: its hash is {_earlier(number)}")
    else:
        yield _fault(number, f"the seed does not belong to the chain: its hash is not {_earlier(number)}")
    yield _order(record, proof, number, shown)
    yield from _salts(proof, number, shown.salts)


def _earlier(number: int) -> str:
    return "the opening" if number == 1 else f"the seed of deal {number - 1}"


def _seedless(record: Record, number: int) -> Finding:
    if number >= LINKS:
        return _unchecked(number, f"the chain ended with deal {LINKS - 1}; this deal was drawn without it")
    if number == len(record.deals) and not replay(record).deal_over:
        return _unchecked(number, "its seed is not revealed yet: the deal is not over")
    return _fault(number, "its seed is missing, though the deal is over")


def _order(record: Record, proof: Proof, number: int, shown: DealProof) -> Finding:
    order = record.deals[number - 1].order
    made = fair_order(record.rules, deal_key(shown.seed, proof.commitment, number, shown.salts))
    if made == order:
        return _right(number, f"all {len(order)} cards lie as seed and salts shuffle them")
    place = next(place for place, (one, other) in enumerate(zip(order, made, strict=True)) if one != other)
    pack = record.rules.deck.pack
    found, expected = format_card(order[place], pack), format_card(made[place], pack)
    return _fault(number, f"card {place + 1} of the pack is {found}; seed and salts make it {expected}")


def _salts(proof: Proof, number: int, salts: Sequence[str]) -> Iterator[Finding]:
    if not any(salts):
        yield _unchecked(number, "nobody added a salt: this deal rests on the commitment alone")
    for seat, salt in enumerate(salts):
        last = _last_salt(proof, number, seat)
        if salt and last and hash_of(salt) == last:
            yield _right(number, f"the salt of {SEATS[seat]} was bound by the one before")
        elif salt:
            yield _unchecked(number, f"{SEATS[seat]} added a salt; what bound it is not in the record")


def _last_salt(proof: Proof, number: int, seat: int) -> str:
    earlier = (shown.salts[seat] for shown in reversed(proof.deals[: number - 1]))
    return next((salt for salt in earlier if salt), "")


def _rulings(number: int, dealt: DealRecord) -> Iterator[Finding]:
    if any(ruling.order for ruling in dealt.rulings):
        yield _unchecked(number, "cards were shuffled again after a misdeal, without the chain")
