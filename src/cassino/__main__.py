"""`python -m cassino` is `cassino`."""

import os
import sys
from importlib import import_module

from cassino import extras


def main() -> None:
    """Run `cassino`. Where a package is missing without which nothing can be said, say so in English."""
    try:
        import_module("cassino.cli.main").main()
    except ModuleNotFoundError as error:
        if os.environ.get("CASSINO_DEBUG"):
            raise
        sys.exit(f"cassino: the package {error.name} is missing; install cassino again: {extras.again()}")


if __name__ == "__main__":
    main()
