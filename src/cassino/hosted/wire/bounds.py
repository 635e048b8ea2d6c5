"""How large the parts of a request may be at all.

What they mean is checked later, by the code that knows, with an error of its own.
"""

from typing import Annotated

import msgspec

Whole = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""A number of something: a version, a deal, a seat."""
Word = Annotated[str, msgspec.Meta(max_length=200)]
"""An id, a name or a word."""
Line = Annotated[str, msgspec.Meta(max_length=4096)]
"""A move as people type it, or what they say."""
Cards = Annotated[tuple[Word, ...], msgspec.Meta(max_length=200)]
"""Cards, each by its name."""
