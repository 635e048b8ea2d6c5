"""A short soak of bots: deals of all variants and of random rules, every choice legal and fair (see `bot_soak.py`)."""

import os

from bot_soak import soak
from playouts import cases

DEALS = int(os.environ.get("CASSINO_SOAK_DEALS") or cases(24))


def test_bots_play_fair_and_legal_deals_under_random_rules() -> None:
    done = soak(0, DEALS, seed=1)
    assert done["deals"] == DEALS
    if DEALS >= 24:
        assert not [name for name in ("search", "heuristic", "looked at") if not done[name]]
