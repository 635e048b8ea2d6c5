"""Weights by rule set: files that are sound, and relatives where a variant has none."""

from dataclasses import replace

import pytest

from cassino.rules import load_variant, variant_ids
from cassino.search import weights
from cassino.search.deal_outcomes import Brought
from cassino.search.estimator import FEATURE_NAMES, USUAL
from cassino.search.policy import FEATURE_NAMES as POLICY_FEATURES, USUAL as USUAL_POLICY

FILES = sorted(file.name for file in weights.folder().iterdir() if file.name.endswith(".toml"))


@pytest.mark.parametrize("name", FILES)
def test_shipped_files_are_sound(name: str) -> None:
    id = name.removesuffix(".toml")
    assert id in variant_ids()
    for players, found in weights.shipped(id).items():
        assert players in load_variant(id).seating.players
        assert not found.weights or found.is_usable
        assert not found.policy or found.policy.keys() == set(POLICY_FEATURES)
        assert all(0 < spread < 30 for spread in found.spread)
        for row in found.points.get("deals", ()):
            assert Brought.of(row).row() == row


def test_a_rule_set_without_a_file_has_the_weights_of_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    own = weights.Trained({"races": 0.5}, {"gain": 2.0, **dict.fromkeys(POLICY_FEATURES[1:], 0.5)}, (1.0,), {})
    stranger = weights.Trained({"moon": 0.5}, {"moon": 0.5}, (), {})
    files = {"royal_north_american": {2: own}, "dominican": {2: stranger}}
    monkeypatch.setattr(weights, "shipped", lambda id: files.get(id, {}))
    weights.weights_for.cache_clear()
    weights.spread_for.cache_clear()
    weights.policy_weights_for.cache_clear()
    house = replace(load_variant("dominican"), id="house", own_title="House", parent="dominican")
    for rules in (load_variant("dominican"), house):
        assert weights.weights_for(rules, 2) == (0.5, *[0.0] * (len(FEATURE_NAMES) - 1))
        assert weights.policy_weights_for(rules, 2) == (2.0, *[0.5] * (len(POLICY_FEATURES) - 1))
    assert weights.weights_for(load_variant("hungarian_kirchner"), 2) == USUAL  # hands of three
    assert weights.policy_weights_for(load_variant("casino_long"), 2) == USUAL_POLICY
    assert weights.spread_for(load_variant("royal_north_american"), 2) == (1.0,)
    assert weights.spread_for(load_variant("haitian"), 2) == ()  # scores otherwise
    assert weights.weights_for(house, 3) == USUAL
    assert weights.weights_for(load_variant("casino_long"), 2) == USUAL  # a child has nothing for it
    monkeypatch.undo()
    weights.forget()


def test_a_file_has_parts_by_number_of_players() -> None:
    found = weights.parts("[players.3]\nspread = [2]\n[players.3.weights]\nraces = 1\n")
    assert found[3].weights == {"races": 1.0}
    assert found[3].spread == (2.0,)
