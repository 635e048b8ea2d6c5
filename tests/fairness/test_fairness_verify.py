"""`verify`: an honest record has no fault, and whatever is changed in one is found."""

import hashlib
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings, strategies as st

from cassino.engine.match import DealRecord, Match, Record
from cassino.fairness.chain import LINKS, Chain
from cassino.fairness.verify import DealProof, Finding, Proof, Verdict, verify
from cassino.rules import load_variant, variant_ids
from fair_matches import SECRET, fair_match

OTHER = hashlib.sha256(b"something else").hexdigest()


@cache
def honest(players: int = 3) -> tuple[Record, Proof]:
    match, proof = fair_match(load_variant("casino"), players)
    return match.record(), proof


def faults(found: list[Finding]) -> list[tuple[int, str]]:
    return [(finding.deal, finding.text) for finding in found if finding.verdict is Verdict.FAULT]


@pytest.mark.parametrize("variant", variant_ids())
def test_an_honest_record_has_no_fault(variant: str) -> None:
    rules = load_variant(variant)
    match, proof = fair_match(rules, rules.seating.players[-1], deals=2)
    found = verify(match.record(), proof, proof.commitment)
    assert faults(found) == []
    for number in range(1, len(match.deals) + 1):
        right = [finding.text for finding in found if finding.deal == number and finding.verdict is Verdict.RIGHT]
        assert any("belongs to the chain" in text for text in right)
        assert any("cards are in the order that the seed and the salts give" in text for text in right)


def test_a_record_without_commitment_is_not_called_right() -> None:
    found = verify(honest()[0], None)
    assert [finding.verdict for finding in found] == [Verdict.UNCHECKED]


def test_the_commitment_is_compared_with_the_one_noted() -> None:
    record, proof = honest()
    assert faults(verify(record, proof, OTHER)) == [(0, f"the commitment is {proof.commitment}, not the one you noted")]
    unnoted = verify(record, proof)
    assert unnoted[0].verdict is Verdict.UNCHECKED
    assert faults(unnoted) == []


def with_deal(proof: Proof, number: int, **changes: object) -> Proof:
    deals = list(proof.deals)
    deals[number] = replace(deals[number], **changes)  # type: ignore[arg-type]
    return replace(proof, deals=tuple(deals))


@settings(max_examples=40)
@given(st.data())
def test_two_cards_that_changed_places_are_found(data: st.DataObject) -> None:
    record, proof = honest()
    number = data.draw(st.integers(0, len(record.deals) - 1))
    one, other = data.draw(st.lists(st.integers(0, 51), min_size=2, max_size=2, unique=True))
    order = list(record.deals[number].order)
    order[one], order[other] = order[other], order[one]
    deals = list(record.deals)
    deals[number] = DealRecord(deals[number].dealer, tuple(order), deals[number].moves)
    found = faults(verify(Record(record.rules, record.players, tuple(deals)), proof))
    assert [deal for deal, _ in found] == [number + 1]
    assert f"card {min(one, other) + 1} of the pack" in found[0][1]


def flipped(text: str, place: int) -> str:
    return text[:place] + f"{int(text[place], 16) ^ 1:x}" + text[place + 1 :]


@settings(max_examples=40)
@given(st.integers(0, 2), st.integers(0, 63))
def test_another_seed_is_found(number: int, place: int) -> None:
    record, proof = honest()
    changed = with_deal(proof, number, seed=flipped(proof.deals[number].seed, place))
    found = faults(verify(record, changed))
    assert any(deal == number + 1 and "does not belong to the chain" in text for deal, text in found)
    assert any(deal == number + 1 and "of the pack is" in text for deal, text in found)


@settings(max_examples=40)
@given(st.integers(0, 2), st.integers(0, 2), st.integers(0, 63))
def test_another_salt_is_found(number: int, seat: int, place: int) -> None:
    record, proof = honest()
    salts = list(proof.deals[number].salts)
    salts[seat] = flipped(salts[seat], place) if salts[seat] else OTHER
    found = faults(verify(record, with_deal(proof, number, salts=tuple(salts))))
    assert any(deal == number + 1 and "of the pack is" in text for deal, text in found)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_salt_left_out_is_found(seat: int) -> None:
    record, proof = honest()
    salts = [*proof.deals[1].salts]
    salts[seat] = ""
    assert any("of the pack is" in text for _, text in faults(verify(record, with_deal(proof, 1, salts=tuple(salts)))))


def test_salts_of_other_seats_are_found() -> None:
    record, proof = honest()
    turned = proof.deals[1].salts[1:] + proof.deals[1].salts[:1]
    assert any("of the pack is" in text for _, text in faults(verify(record, with_deal(proof, 1, salts=turned))))


def test_another_opening_or_commitment_is_found() -> None:
    record, proof = honest()
    for changed in (replace(proof, opening=OTHER), replace(proof, commitment=OTHER)):
        assert (0, "the commitment is not the hash of the opening seed") in faults(verify(record, changed))


def test_a_whole_other_chain_is_found_by_who_noted_the_commitment() -> None:
    """Who makes everything anew, cards too, deceives the record alone, but nobody who kept the commitment."""
    record, proof = honest()
    other = Chain(OTHER)
    lie = Proof(
        other.commitment,
        other.link(0),
        tuple(DealProof(other.link(number), shown.salts) for number, shown in enumerate(proof.deals, 1)),
    )
    assert faults(verify(record, lie, proof.commitment))


def test_a_missing_seed_is_found_but_not_that_of_a_running_deal() -> None:
    record, proof = honest()
    for number in range(3):
        found = faults(verify(record, with_deal(proof, number, seed="")))
        assert (number + 1, "the seed is missing, though the deal is over") in found
    running = replace(record, deals=(*record.deals[:-1], replace(record.deals[-1], moves=())))
    last = len(record.deals) - 1
    found = verify(running, with_deal(proof, last, seed=""))
    assert faults(found) == []
    assert any("not revealed yet" in finding.text for finding in found)


@pytest.mark.parametrize("lie", ["", "abc", "Z" * 64])
def test_what_is_no_link_is_named(lie: str) -> None:
    record, proof = honest()
    assert faults(verify(record, replace(proof, opening=lie))) == [
        (0, "the opening seed is not 64 hexadecimal digits in lower case")
    ]


def test_too_few_deals_or_salts_are_named() -> None:
    record, proof = honest()
    assert "3 deals, but seeds and salts for 2" in faults(verify(record, replace(proof, deals=proof.deals[:2])))[0][1]
    assert "3 players, but 2 salts" in faults(verify(record, with_deal(proof, 0, salts=("", ""))))[0][1]


def test_a_deal_without_salts_says_so() -> None:
    rules = load_variant("casino")
    match, proof = fair_match(rules, 2, deals=1)
    bare = with_deal(proof, 0, salts=("", ""))
    assert any("depends on the commitment alone" in finding.text for finding in verify(match.record(), bare))


def test_beyond_the_chain_is_not_called_wrong() -> None:
    rules = load_variant("casino")
    far = Record(rules, 2, Match(rules, 2).record().deals * LINKS)
    chain = Chain(SECRET)
    shown = (*(DealProof(chain.link(number), ("", "")) for number in range(1, LINKS)), DealProof("", ("", "")))
    last = [finding for finding in verify(far, Proof(chain.commitment, chain.link(0), shown)) if finding.deal == LINKS]
    assert [finding.verdict for finding in last] == [Verdict.UNCHECKED]
    assert f"ended with deal {LINKS - 1}" in last[0].text
