"""README.md for package indexes, where links and pictures need whole addresses."""

import re

PLACEHOLDER = "placeholder.invalid"
"""The host of addresses that do not exist yet."""
LINK = re.compile(r"""(?P<before>\]\(|\b(?:src|href|srcset)=")(?P<path>(?![a-z]+:|#|/)[^)"\s]+)""")
PICTURES = (".png", ".webp", ".svg", ".gif", ".jpg", ".mp4")


def with_whole_addresses(text: str, source: str) -> str:
    """A text with links into the tree at an address of sources; as it is while that does not exist."""
    if PLACEHOLDER in source:
        return text

    def whole(found: re.Match[str]) -> str:
        kind = "raw" if found["path"].lower().endswith(PICTURES) else "blob"
        return f"{found['before']}{source}/{kind}/main/{found['path']}"

    return LINK.sub(whole, text)
