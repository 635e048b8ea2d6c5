"""Small systems of linear equations."""

from collections.abc import Sequence

TINY = 1e-12


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system that has exactly one; rows of zeros give 0."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        _clear(rows, at)
    return [row[size] for row in rows]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix."""
    size = len(matrix)
    return [solve(matrix, [float(row == column) for row in range(size)]) for column in range(size)]


def _clear(rows: list[list[float]], at: int) -> None:
    """Leave a 1 in this row, and 0 in the same column of all other rows."""
    pivot = rows[at][at]
    if abs(pivot) < TINY:
        rows[at] = [0.0] * len(rows[at])
        return
    rows[at] = [value / pivot for value in rows[at]]
    for place, row in enumerate(rows):
        if place != at and row[at]:
            factor = row[at]
            rows[place] = [value - factor * pivoted for value, pivoted in zip(row, rows[at], strict=True)]
