"""Numbers of another kind. Compiled modules take the same names from `cnumbers.pxd`."""


def truncated(number: float) -> int:
    """A number without its fraction."""
    return int(number)
