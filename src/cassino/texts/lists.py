"""Lists of words and numbers in the current language; the catalog's functions list cards, builds and players."""

from collections.abc import Iterable, Sequence

from cassino.texts import tell
from cassino.texts.language import is_draft


def listed(words: Sequence[str]) -> str:
    """`Ann, Bob and Cleo`. In a draft without "and": the sentence around it may be English."""
    if len(words) < 2 or is_draft():
        return commas(words)
    return tell("and", before=commas(words[:-1]), last=words[-1])


def either(words: Sequence[object]) -> str:
    """`Ann, Bob or Cleo`, `2, 3 or 4`."""
    said = [str(word) for word in words]
    return tell("or", before=commas(said[:-1]), last=said[-1]) if len(said) > 1 else "".join(said)


def commas(words: Sequence[str]) -> str:
    """`Ann, Bob, Cleo`."""
    text = "".join(words[:1])
    for word in words[1:]:
        text = tell("comma", before=text, last=word)
    return text


def number_list(numbers: Iterable[int]) -> str:
    """`2, 3, 4`: the smallest first."""
    return commas([str(number) for number in sorted(numbers)])
