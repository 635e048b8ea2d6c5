"""What `cassino train` found for each rule set: weights of the estimate, its errors, and the points of deals.

Each variant has a file in the folder `weights`, with a section for each number of players. A rule set without a file
uses that of its nearest ancestor that deals or counts in the same way.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from cassino.rules import load_variant
from cassino.rules.options import Cancelling
from cassino.rules.rules import Rules
from cassino.search import policy
from cassino.search.estimator import FEATURE_NAMES, USUAL


@dataclass(frozen=True, slots=True)
class Trained:
    """One section of a file.

    weights: by feature; empty if none beat the usual ones. policy: the same for the policy. spread: by round, the
    standard deviation of the error of the estimate at its end, in points. points: how many deals had which points, see
    `equity`.
    """

    weights: Mapping[str, float]
    policy: Mapping[str, float]
    spread: tuple[float, ...]
    points: Mapping[str, Any]

    @property
    def is_usable(self) -> bool:
        """Whether there are weights, all of them for features that still exist."""
        return bool(self.weights) and self.weights.keys() <= set(FEATURE_NAMES)

    def in_order(self) -> tuple[float, ...]:
        """The weights in the order of the features; 0 for a feature that is newer than the file."""
        return tuple(self.weights.get(name, 0.0) for name in FEATURE_NAMES)


def folder() -> Traversable:
    """Where the files are."""
    return files("cassino.search") / "weights"


def parts(text: str) -> dict[int, Trained]:
    """The sections of a file by the number of players. Raises ValueError, KeyError, TypeError."""
    tables = tomllib.loads(text).get("players", {})
    return {int(players): _part(table) for players, table in tables.items()}


def _part(table: Mapping[str, Any]) -> Trained:
    weights = {name: float(weight) for name, weight in table.get("weights", {}).items()}
    of_policy = {name: float(weight) for name, weight in table.get("policy", {}).get("weights", {}).items()}
    return Trained(weights, of_policy, tuple(map(float, table.get("spread", ()))), table.get("points", {}))


@lru_cache(maxsize=256)
def shipped(id: str) -> Mapping[int, Trained]:
    """What was found for a variant, by number of players; empty if it was never trained."""
    file = folder() / f"{id}.toml"
    return parts(file.read_text("utf-8")) if file.is_file() else {}


def lineage(rules: Rules, players: int) -> Iterator[tuple[Rules, Trained]]:
    """The sections for these rules and their ancestors, the nearest first."""
    of: Rules | None = rules
    while of:
        found = shipped(of.id).get(players)
        if found:
            yield of, found
        of = load_variant(of.parent) if of.parent else None


@lru_cache(maxsize=256)
def weights_for(rules: Rules, players: int) -> tuple[float, ...]:
    """The weights trained for these rules and this number of players, or else the usual ones.

    An ancestor's weights apply if it deals in the same way.
    """
    for relative, found in lineage(rules, players):
        if found.is_usable and deals_alike(rules, relative):
            return found.in_order()
    return USUAL


@lru_cache(maxsize=256)
def policy_weights_for(rules: Rules, players: int) -> tuple[float, ...]:
    """The weights of the policy for these rules, or for their nearest ancestor that has any; else the usual ones."""
    for _, found in lineage(rules, players):
        if found.policy.keys() == set(policy.FEATURE_NAMES):
            return tuple(found.policy[name] for name in policy.FEATURE_NAMES)
    return policy.USUAL


@lru_cache(maxsize=256)
def spread_for(rules: Rules, players: int) -> tuple[float, ...]:
    """By round, the standard deviation of the error of estimates at its end, in points; empty if unknown."""
    found = (found.spread for relative, found in lineage(rules, players) if counts_alike(rules, relative))
    return next(filter(None, found), ())


@lru_cache(maxsize=256)
def points_for(rules: Rules, players: int) -> Mapping[str, Any]:
    """What was found about the points of deals; empty if nothing was."""
    found = (found.points for relative, found in lineage(rules, players) if counts_alike(rules, relative))
    return next(filter(None, found), {})


def deals_alike(rules: Rules, other: Rules) -> bool:
    """Whether two rule sets deal in the same way."""
    one, two = rules.dealing, other.dealing
    return (rules.deck.cards, one.hand, one.replenish) == (other.deck.cards, two.hand, two.replenish)


def counts_alike(rules: Rules, other: Rules) -> bool:
    """Whether they also count points in the same way."""
    return deals_alike(rules, other) and rules.scoring == other.scoring and _sweeps(rules) == _sweeps(other)


def _sweeps(rules: Rules) -> tuple[object, ...]:
    """What sweeps are worth; when they cancel each other matters little."""
    sweeping = rules.sweeping
    cancels = sweeping.cancelling is not Cancelling.NONE
    return sweeping.points, sweeping.large_from, sweeping.large_points, sweeping.first_play_points, cancels


def forget() -> None:
    """Read the files again when they are needed next."""
    shipped.cache_clear()
    weights_for.cache_clear()
    policy_weights_for.cache_clear()
    spread_for.cache_clear()
    points_for.cache_clear()
