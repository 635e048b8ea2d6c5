"""What `cassino train` found for each rule set: the weights of positions, how far estimates err, points of deals.

Each variant has a file in the folder `weights`, with a part for each number of players. A rule set without one has that
of its nearest relative that is like it, its parent or one further up.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from cassino.rules import load_variant
from cassino.rules.options import Cancelling
from cassino.rules.rules import Rules
from cassino.search.value import FEATURE_NAMES, USUAL


@dataclass(frozen=True, slots=True)
class Trained:
    """One part of a file.

    weights: by feature; empty where none won. spread: for each round the standard deviation of what the estimate at
    its end misses. points: how often deals brought what, see `equity`.
    """

    weights: Mapping[str, float]
    spread: tuple[float, ...]
    points: Mapping[str, Any]

    @property
    def is_usable(self) -> bool:
        """Whether there are weights, and only for features that there still are."""
        return bool(self.weights) and self.weights.keys() <= set(FEATURE_NAMES)

    def in_order(self) -> tuple[float, ...]:
        """The weights in the order of the features; 0 for a feature that is newer than they are."""
        return tuple(self.weights.get(name, 0.0) for name in FEATURE_NAMES)


def folder() -> Traversable:
    """Where the files are."""
    return files("cassino.search") / "weights"


def parts(text: str) -> dict[int, Trained]:
    """The parts of a file by the number of players. Raises ValueError, KeyError, TypeError."""
    tables = tomllib.loads(text).get("players", {})
    return {int(players): _part(table) for players, table in tables.items()}


def _part(table: Mapping[str, Any]) -> Trained:
    weights = {name: float(weight) for name, weight in table.get("weights", {}).items()}
    return Trained(weights, tuple(map(float, table.get("spread", ()))), table.get("points", {}))


@cache
def shipped(id: str) -> Mapping[int, Trained]:
    """What was found for a variant; nothing where it never trained."""
    file = folder() / f"{id}.toml"
    return parts(file.read_text("utf-8")) if file.is_file() else {}


def lineage(rules: Rules, players: int) -> Iterator[tuple[Rules, Trained]]:
    """What was found for these rules and their relatives, the nearest first, for this number of players."""
    of: Rules | None = rules
    while of:
        found = shipped(of.id).get(players)
        if found:
            yield of, found
        of = load_variant(of.parent) if of.parent else None


@cache
def weights_for(rules: Rules, players: int) -> tuple[float, ...]:
    """The weights trained for these rules and so many players, else those of one who never trained.

    Those of a relative count where it deals as these rules do.
    """
    for relative, found in lineage(rules, players):
        if found.is_usable and deals_alike(rules, relative):
            return found.in_order()
    return USUAL


@cache
def spread_for(rules: Rules, players: int) -> tuple[float, ...]:
    """For each round, from the first, the standard deviation of what estimates at its end miss; empty if unknown."""
    found = (found.spread for relative, found in lineage(rules, players) if counts_alike(rules, relative))
    return next(filter(None, found), ())


@cache
def points_for(rules: Rules, players: int) -> Mapping[str, Any]:
    """What was found of the points of deals; empty where nothing was."""
    found = (found.points for relative, found in lineage(rules, players) if counts_alike(rules, relative))
    return next(filter(None, found), {})


def deals_alike(rules: Rules, other: Rules) -> bool:
    """Whether rounds come about in the same way."""
    one, two = rules.dealing, other.dealing
    return (rules.deck, one.hand, one.replenish) == (other.deck, two.hand, two.replenish)


def counts_alike(rules: Rules, other: Rules) -> bool:
    """Whether deals bring about the same points, too."""
    return deals_alike(rules, other) and rules.scoring == other.scoring and _sweeps(rules) == _sweeps(other)


def _sweeps(rules: Rules) -> tuple[object, ...]:
    """What sweeps are worth; on which occasions they cancel each other matters little."""
    sweeping = rules.sweeping
    cancels = sweeping.cancelling is not Cancelling.NONE
    return sweeping.points, sweeping.large_from, sweeping.large_points, sweeping.first_play_points, cancels


def forget() -> None:
    """Read the files anew when next asked."""
    shipped.cache_clear()
    weights_for.cache_clear()
    spread_for.cache_clear()
    points_for.cache_clear()
