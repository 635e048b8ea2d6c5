"""For each version, how many moves of a deal had been made."""

from typing import Self


class Marks:
    """One number for each version from the first on. Copies share their common part."""

    __slots__ = ("_counts", "_first", "_length")

    def __init__(self, first: int, *counts: int) -> None:
        self._first, self._counts, self._length = first, list(counts), len(counts)

    def copy(self) -> Self:
        """An independent copy, made without copying the numbers."""
        twin = type(self)(self._first)
        twin._counts, twin._length = self._counts, self._length
        return twin

    def add(self, count: int) -> None:
        """Add the next version."""
        if len(self._counts) > self._length:  # a copy has continued in another way
            self._counts = self._counts[: self._length]
        self._counts.append(count)
        self._length += 1

    @property
    def counts(self) -> tuple[int, ...]:
        """All numbers."""
        return tuple(self._counts[: self._length])

    def __getitem__(self, version: int) -> int:
        """Raises LookupError for a version of another deal."""
        if not 0 <= version - self._first < self._length:
            raise LookupError(f"version {version} is not of this deal")
        return self._counts[version - self._first]
