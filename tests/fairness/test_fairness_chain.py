"""The chain of seeds: what is published tells nothing of what comes, and nothing can be put in its place."""

import hashlib
import subprocess

import pytest
from hypothesis import given, strategies as st

from cassino.fairness.chain import LINKS, Chain, ChainError, hash_of, is_link

secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)


@given(secrets, st.integers(1, LINKS - 1))
def test_each_link_is_the_hash_of_the_next(secret: str, number: int) -> None:
    chain = Chain(secret)
    assert hash_of(chain.link(number)) == chain.link(number - 1)
    assert hash_of(chain.link(0)) == chain.commitment
    assert chain.link(LINKS - 1) == secret


@given(secrets)
def test_the_secret_is_in_no_text_about_the_chain(secret: str) -> None:
    assert secret not in f"{Chain(secret)!r} {Chain(secret)}"


@given(secrets, secrets)
def test_another_secret_does_not_fit_the_commitment(secret: str, other: str) -> None:
    assert Chain(secret, Chain(secret).commitment).commitment == Chain(secret).commitment
    if other != secret:
        with pytest.raises(ChainError, match="does not belong"):
            Chain(other, Chain(secret).commitment)


@pytest.mark.parametrize("number", [-1, LINKS])
def test_there_is_nothing_beyond_the_ends(number: int) -> None:
    with pytest.raises(ChainError, match=f"0 to {LINKS - 1}"):
        Chain("00" * 32).link(number)


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "0G" * 32, "AB" * 32, "00" * 32 + "\n"])
def test_a_link_is_sixty_four_small_digits(text: str) -> None:
    assert not is_link(text)
    with pytest.raises(ChainError):
        Chain(text)


def test_a_link_is_checked_by_sha256sum_too() -> None:
    link = hashlib.sha256(b"any").hexdigest()
    made = subprocess.run(["sha256sum"], input=bytes.fromhex(link), capture_output=True, check=True)
    assert made.stdout.split()[0].decode() == hash_of(link)
