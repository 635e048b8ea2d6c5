"""`python -m cassino` is `cassino`."""

from cassino.cli.main import main

if __name__ == "__main__":
    main()
