"""The shipped rule sets, one file each. Their titles and descriptions are messages of the catalogs."""

from functools import cache
from importlib.resources import files

FOLDER = files(__name__)


@cache
def ids() -> frozenset[str]:
    """The ids of the shipped rule sets."""
    return frozenset(entry.name.removesuffix(".toml") for entry in FOLDER.iterdir() if entry.name.endswith(".toml"))
