"""Lists of words in the current language; lists of cards, builds and players are made by the catalog's functions."""

from collections.abc import Sequence

from cassino.texts import tell


def listed(words: Sequence[str]) -> str:
    """`Ann, Bob and Cleo`."""
    if len(words) < 2:
        return "".join(words)
    return tell("and", before=commas(words[:-1]), last=words[-1])


def commas(words: Sequence[str]) -> str:
    """`Ann, Bob, Cleo`."""
    text = "".join(words[:1])
    for word in words[1:]:
        text = tell("comma", before=text, last=word)
    return text
