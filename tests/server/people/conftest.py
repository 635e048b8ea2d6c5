"""Passwords that cost little: what they really cost has a test of its own."""

from collections.abc import Iterator

import pytest

from cassino.server.people import passwords


@pytest.fixture(autouse=True, scope="package")
def cheap_passwords() -> Iterator[None]:
    """Another usual cost for the servers of these tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "USUAL", passwords.Cost(log2=10, block=8, times=1))
        yield
