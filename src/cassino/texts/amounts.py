"""Numbers as arguments of messages: points, and how often something happens."""


def amount(points: float) -> int | float:
    """Points to a tenth, as a number: catalogs write `0.8` or `0,8`, and choose between `point` and `points`."""
    rounded = round(points, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def in_ten(share: float) -> int:
    """A share as the number of times in ten."""
    return round(10 * share)
