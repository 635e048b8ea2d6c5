"""When a salt counts: only one that was fixed before the salts of the others were known, and only one for a deal."""

import pytest
from hypothesis import given, settings, strategies as st

from cassino.fairness.chain import Chain, hash_of
from cassino.fairness.salts import MOST_BEGINNINGS, SaltError, Salting

ANN, BEA, CAT = (Chain(digit * 64) for digit in "abc")


def begun() -> Salting:
    """Ann has made the match; three play."""
    return Salting.after(3, (ANN.link(0), "", ""))


def test_who_made_the_match_is_bound_from_the_first_deal() -> None:
    salting = begun().take(0, ANN.link(1), True)
    assert salting.salts == (ANN.link(1), "", "")


def test_a_newcomer_is_bound_by_a_link_and_salts_with_the_next() -> None:
    salting = begun().take(1, BEA.link(5), False)
    assert salting.salts == ("", "", "")
    salting = salting.take(1, BEA.link(6), True)
    assert salting.salts == ("", BEA.link(6), "")


def test_who_waited_for_the_salt_of_another_does_not_count_yet() -> None:
    salting = begun().take(0, ANN.link(1), True).take(1, BEA.link(0), True)
    with pytest.raises(SaltError, match="too late for the next deal"):
        salting.take(1, BEA.link(1), True)
    after = salting.dealt()
    assert after.take(1, BEA.link(1), True).salts == ("", BEA.link(1), "")


def test_a_salt_is_kept_until_the_deal_is_over() -> None:
    with pytest.raises(SaltError, match="when this one is over"):
        begun().take(0, ANN.link(1), False)


def test_a_salt_once_given_stays() -> None:
    salting = begun().take(0, ANN.link(1), True)
    for link in (ANN.link(2), BEA.link(0), ANN.link(1)):
        with pytest.raises(SaltError, match="already given your salt for the next deal"):
            salting.take(0, link, True)


@pytest.mark.parametrize("salt", ["", "ab", "zz" * 32, "AA" * 32, "00" * 33])
def test_only_links_are_salts(salt: str) -> None:
    with pytest.raises(SaltError, match="64 hexadecimal digits"):
        begun().take(0, salt, True)


def test_nobody_begins_chains_without_end() -> None:
    salting = begun()
    for number in range(MOST_BEGINNINGS):
        salting = salting.take(2, f"{number:064x}", False)
    with pytest.raises(SaltError, match="at most"):
        salting.take(2, "f" * 64, False)
    assert salting.dealt().take(2, "f" * 64, False).given[2] == "f" * 64


def following(chain: Chain, link: str) -> str:
    """The link after this one among the first of a chain."""
    return chain.link(1 + next((number for number in range(9) if chain.link(number) == link), 0))


steps = st.lists(
    st.tuples(st.sampled_from(["link", "next", "over", "deal"]), st.integers(0, 2), st.integers(0, 8)),
    max_size=60,
)


@settings(max_examples=300)
@given(steps)
def test_no_salt_counts_that_could_follow_from_another(steps: list[tuple[str, int, int]]) -> None:
    """Whatever is sent: the hash of each salt was there before the first salt of the deal was."""
    chains, salting = (ANN, BEA, CAT), begun()
    known = {salting.given[0]}
    bound, is_over = set(known), False
    for what, seat, number in steps:
        if what == "deal":
            salting, is_over = salting.dealt(), False
            bound = set(known)
            continue
        if what == "over":
            is_over = True
            continue
        at = (
            number
            if what == "link"
            else 1 + next((i for i in range(9) if chains[seat].link(i) == salting.given[seat]), 0)
        )
        try:
            salting = salting.take(seat, chains[seat].link(at), is_over)
        except SaltError:
            continue
        known.add(chains[seat].link(at))
        if not any(salting.salts):
            bound = set(known)
        assert all(hash_of(salt) in bound for salt in salting.salts if salt)
        assert is_over or not any(salting.salts)
