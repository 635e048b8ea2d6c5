"""Who is connected to the tables of the lobby, through any process; sent once a second, and only changes."""

from collections.abc import Mapping

Seats = tuple[int, ...]


class Rollcall:
    """What this process has sent about its tables, and what it has received about other processes' tables."""

    def __init__(self) -> None:
        self._told: dict[str, Seats | None] = {}
        """The last news of each table with somebody connected; None if some process may not have received it."""
        self._elsewhere: dict[str, dict[str, Seats]] = {}

    def news(self, here: Mapping[str, Seats]) -> dict[str, Seats]:
        """What other processes do not know yet about the tables here; no seats if nobody is connected any more."""
        gone: dict[str, Seats] = {match: () for match in self._told if match not in here}
        found = {match: seats for match, seats in here.items() if self._told.get(match, ()) != seats}
        self._told = {match: seats for match, seats in here.items() if seats}
        return {**gone, **found}

    def tell_again(self) -> None:
        """A process is new or has missed something: send everything again, including people who leave now."""
        self._told = dict.fromkeys(self._told)

    def ask_again(self) -> None:
        """This process may have missed something: forget what others have sent; they will send it again."""
        self._elsewhere = {}
        self.tell_again()

    def hear(self, worker: str, tables: Mapping[str, Seats]) -> None:
        """News from another process about its tables."""
        known = {**self._elsewhere.get(worker, {}), **tables}
        self._elsewhere[worker] = {match: seats for match, seats in known.items() if seats}

    def forget(self, worker: str) -> None:
        """Forget a process that has ended, and its windows."""
        self._elsewhere.pop(worker, None)

    def attended(self) -> set[str]:
        """The tables at which somebody is connected through other processes."""
        return {match for tables in self._elsewhere.values() for match in tables}

    def elsewhere(self, match: str) -> set[int]:
        """The seats of a table that are connected through other processes."""
        return {seat for tables in self._elsewhere.values() for seat in tables.get(match, ())}
