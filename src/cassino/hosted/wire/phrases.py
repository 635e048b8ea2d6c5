"""The ready-made phrases of the chat. Only the name of a phrase is sent; each reader sees it in their own language."""

from cassino.texts import tell

PHRASES = frozenset(
    (
        "hello",
        "luck",
        "nice",
        "wow",
        "thanks",
        "sorry",
        "oh_no",
        "lucky",
        "moment",
        "no_hurry",
        "again",
        "game",
        "bye",
    )
)
"""The names of all phrases."""


def phrase_text(name: str) -> str:
    """A phrase in the current language; the words of its name if a newer server says it."""
    return tell(f"shared-phrase-{name}".replace("_", "-")) if name in PHRASES else name.replace("_", " ")
