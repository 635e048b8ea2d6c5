"""What complete languages lack: a warning in the tests, an error before a release (`make translations`)."""

from cassino.texts import files, language

COMPLETE = [code for code in language.known() if code not in language.DRAFTS | {language.ENGLISH, language.PSEUDO}]
FEW = 3
"""How many messages a warning names."""


class MissingTranslation(UserWarning):
    """A complete language lacks messages; people read them in English."""


def missing(code: str) -> list[str]:
    """The messages that a language lacks, with their files: `table/join-a-table`."""
    return [f"{name}/{key}" for name in files.names() for key in files.missing(code, name)]


def shortened(code: str, lacking: list[str]) -> str:
    """One line with the number of messages and the first few."""
    rest = "" if len(lacking) <= FEW else ", ..."
    return f"missing in {code}: {len(lacking)} ({', '.join(lacking[:FEW])}{rest})"


def main() -> int:
    """Print everything that complete languages lack; 1 if they lack anything."""
    found = {code: lacking for code in COMPLETE if (lacking := missing(code))}
    for code, lacking in found.items():
        print(f"missing in {code}: {len(lacking)}", *lacking, sep="\n  ")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
