"""The text of a source, changed without moving any line."""

import ast

Place = tuple[int, int]
"""A line from 0, and a column in bytes."""


def begin_of(node: ast.expr | ast.stmt) -> Place:
    """Where a node begins."""
    return node.lineno - 1, node.col_offset


def end_of(node: ast.expr | ast.stmt) -> Place:
    """Where a node ends."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno - 1, node.end_col_offset


class Text:
    """The text of a source and the changes to it."""

    def __init__(self, code: str) -> None:
        self.lines = [line.encode() for line in code.split("\n")]
        self.changes: list[tuple[Place, Place, str]] = []

    def replace(self, start: Place, end: Place, new: str) -> None:
        """Put other text in the place of a stretch; empty lines take the place of those it loses."""
        self.changes.append((start, end, new))

    def replace_node(self, node: ast.expr | ast.stmt, new: str) -> None:
        """Put other text in the place of a node."""
        self.replace(begin_of(node), end_of(node), new)

    def blank(self, node: ast.stmt) -> None:
        """Take a statement out; in a block `pass` takes its place."""
        self.replace_node(node, "pass" if node.col_offset else "")

    def is_changed(self, node: ast.expr | ast.stmt) -> bool:
        """Whether a node lies in a stretch that gets other text."""
        return any(start <= begin_of(node) and end_of(node) <= end for start, end, _ in self.changes)

    def end_of_line(self, line: int) -> Place:
        """The end of a line."""
        return line, len(self.lines[line])

    def result(self) -> str:
        """The text with all changes."""
        lines = list(self.lines)
        for (first, left), (last, right), new in sorted(self.changes, reverse=True):
            joined = lines[first][:left] + new.encode() + lines[last][right:]
            lines[first : last + 1] = [joined, *[b""] * (last - first)]
        return b"\n".join(lines).decode()
