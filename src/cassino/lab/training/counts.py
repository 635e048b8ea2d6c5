"""How many deals bring which points: the input of `search.equity`."""

from collections import Counter
from typing import Any

from cassino.engine.tables import tables_for
from cassino.lab.training.lessons import Seen
from cassino.rules.rules import Rules
from cassino.search.deal_outcomes import ITEMS, Brought, counts_takers


class Counts:
    """Counts of the points of deals."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.deals = 0
        self._sides = tables_for(rules, players).side_count
        self._takes = counts_takers(rules)
        self._pairs: Counter[tuple[int, ...]] = Counter()
        self._points: Counter[int] = Counter()
        self._items: Counter[str] = Counter()

    def add(self, seen: Seen) -> None:
        """Count one deal, if its points are valid."""
        if not seen.points:
            return
        self.deals += 1
        takers = seen.takers if self._takes else []
        self._pairs[*seen.points[:2], *takers] += 1
        self._points.update(max(0, points) for points in seen.points)
        self._items.update(name for name, side in zip(ITEMS, seen.takers, strict=True) if side >= 0)

    def as_table(self) -> dict[str, Any]:
        """The counts as `search.equity` reads them; empty without deals."""
        if not self.deals:
            return {}
        if self._sides == 2:
            rows = [Brought(key[0], key[1], count, key[2:]) for key, count in sorted(self._pairs.items())]
            return {"deals": [row.row() for row in rows]}
        table: dict[str, Any] = {"counts": [self._points[each] for each in range(max(self._points) + 1)]}
        if self._takes:
            total = self.deals * self._sides
            table["items"] = {name: round(self._items[name] / total, 4) for name in ITEMS}
        return table
