"""How languages count and write numbers: plural categories and decimal signs.

Source: Unicode CLDR, common/supplemental/plurals.xml (cardinals) and common/main (symbols for numbers). Numbers in the
catalogs have at most one decimal place, no zeros at their end, and no separators between thousands.
"""

from math import isfinite

ZERO_IS_ONE = frozenset({"fr", "pt"})
"""Languages in which numbers from 0 to below 2 are `one`; in the others, only 1 is."""
MILLIONS_ARE_MANY = frozenset({"es", "fr", "it", "pt"})
"""Languages in which whole millions are `many`."""
DECIMAL_POINT = frozenset({"en"})
"""Languages that write 0.5; the others write 0,5."""


def category(number: float, locale: str) -> str:
    """The plural category of a number: `one`, `many` or `other`. Negative numbers are as positive ones. Raises
    OverflowError or ValueError for a number that is not finite.
    """
    size = abs(number)
    whole = int(size)
    if whole <= 1 if locale in ZERO_IS_ONE else size == 1:
        return "one"
    is_million = size == whole > 0 and whole % 1_000_000 == 0
    return "many" if is_million and locale in MILLIONS_ARE_MANY else "other"


def written(number: float, locale: str, places: int = 0, digits: int = 1) -> str:
    """A number as a language writes it: `0.8` or `0,8`. places: the fewest digits (0 or 1) after the decimal sign;
    digits: the fewest before it. Raises ValueError for a number that is not finite.
    """
    if not isinstance(number, int) and not isfinite(number):
        raise ValueError(f"{number} cannot be written.")
    text = f"{number:d}" if isinstance(number, int) else f"{number:.1f}"
    whole, _, tenths = text.partition(".")
    tenths = tenths.rstrip("0").ljust(places, "0")
    sign = "." if locale in DECIMAL_POINT else ","
    padded = whole.zfill(digits + whole.startswith("-"))
    return padded + (sign + tenths if tenths else "")
