"""A short soak: random deals under random rules, every invariant of the rule book checked (see `soak.py`)."""

import os

import pytest

from soak import soak

DEALS = int(os.environ.get("CASSINO_SOAK_DEALS", "600"))


@pytest.mark.slow
def test_every_invariant_holds_in_random_deals() -> None:
    done = soak(DEALS, seed=1, per_rules=4)
    assert done["deal"] == DEALS
    if DEALS >= 600:
        kinds = ("TRAIL", "CAPTURE", "BUILD", "JOIN", "RAISE", "CLAIM", "END", "INSIST", "PASS", "CALL", "ASK")
        assert not [kind for kind in kinds if not done[kind]], done
