"""Who is connected to the tables of the lobby, through whichever process; told once a second, and only what is new."""

from collections.abc import Mapping

Seats = tuple[int, ...]


class Rollcall:
    """What this process has told of its tables, and what others have told of theirs."""

    def __init__(self) -> None:
        self._told: dict[str, Seats | None] = {}
        """The last news of each table with somebody; None where not all others may have heard it."""
        self._elsewhere: dict[str, dict[str, Seats]] = {}

    def news(self, here: Mapping[str, Seats]) -> dict[str, Seats]:
        """What others do not know yet of the tables here; no seats where nobody is connected any more."""
        gone: dict[str, Seats] = {match: () for match in self._told if match not in here}
        found = {match: seats for match, seats in here.items() if self._told.get(match, ()) != seats}
        self._told = {match: seats for match, seats in here.items() if seats}
        return {**gone, **found}

    def tell_again(self) -> None:
        """Somebody is new, or has missed something: all is news to him, and who goes now is to others."""
        self._told = dict.fromkeys(self._told)

    def ask_again(self) -> None:
        """Others may have told what was not heard: what they told is forgotten, and they are going to tell again."""
        self._elsewhere = {}
        self.tell_again()

    def hear(self, worker: str, tables: Mapping[str, Seats]) -> None:
        """Another process has told of its tables."""
        known = {**self._elsewhere.get(worker, {}), **tables}
        self._elsewhere[worker] = {match: seats for match, seats in known.items() if seats}

    def forget(self, worker: str) -> None:
        """A process is gone, and its windows with it."""
        self._elsewhere.pop(worker, None)

    def elsewhere(self, match: str) -> set[int]:
        """The seats of a table that others are connected for."""
        return {seat for tables in self._elsewhere.values() for seat in tables.get(match, ())}
