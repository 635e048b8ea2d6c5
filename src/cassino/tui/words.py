"""The words a person may type, their abbreviations and what `help` says about them."""

from dataclasses import dataclass

from cassino import cards

WORDS: dict[str, str] = {
    "moves": "the moves you have; `moves 8S`: those of one card",
    "more": "the next page of a long list",
    "table": "what lies on the table, and your hand",
    "score": "the match score and what each side has taken",
    "hint": "a good move, with the reason",
    "why": "the rule against the move last refused; `why 8S x 9H`: against any move",
    "undo": "take back your last move",
    "last": "say again what happened since your last turn",
    "rules": "the rules of this variant; `rules building`: one section with examples",
    "count": "`count out`: claim that you have reached the target",
    "save": "`save FILE`: write the match to a file",
    "resume": "`resume FILE`: go on with a saved match",
    "new": "begin another match; `new royal`: of another variant",
    "rematch": "the same as new",
    "help": "this list",
    "quit": "leave",
}
MOVE_WORDS = ("trail", "take", "build", "join", "raise")
"""Words that begin a typed move."""


class WordError(ValueError):
    """A word that is no command, or could be several."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed: a command word, or `move`, or `number`, or nothing, and the rest."""

    word: str
    rest: str = ""


def parse_line(line: str) -> Typed:
    """What a typed line asks for. Raises WordError."""
    text = line.strip()
    head, _, rest = text.partition(" ")
    if not text:
        return Typed("")
    if text.isascii() and text.isdigit():
        return Typed("number", text)
    if head == "?":
        return Typed("help")
    if not head.isalpha() or names_card(head):
        return Typed("move", text)
    word = full_word(head.lower())
    return Typed("move", f"{word} {rest}") if word in MOVE_WORDS else Typed(word, rest.strip())


def names_card(word: str) -> bool:
    """Whether a word is a card, such as `AS`."""
    try:
        cards.parse_card(word)
    except cards.CardSyntaxError:
        return False
    return True


def full_word(start: str) -> str:
    """The command or move word that begins so. Raises WordError."""
    known = (*WORDS, *MOVE_WORDS)
    found = [word for word in known if word.startswith(start)]
    if start in known or len(found) == 1:
        return start if start in known else found[0]
    if found:
        raise WordError(f"{start!r} can mean {' or '.join(found)}. Type more letters.")
    raise WordError(f"{start[:30]!r} is no command and no move. Type help for the commands, moves for your moves.")


def is_yes(answer: str) -> bool:
    """Whether an answer agrees."""
    return bool(answer.strip()) and "yes".startswith(answer.strip().lower())


def help_lines() -> list[str]:
    """The commands, one a line, and how to type a move."""
    return [
        "To play, type the number of a move, or the move itself.",
        "A card is its rank and a letter for its suit: `10D` is the ten of diamonds, `AS` the ace of spades.",
        "`8S x 8H, 5C+3D`: the 8S takes the 8H, and the 5C and 3D together.",
        "`5H+4D = 9`: the 5H from your hand and the 4D make a build of 9.",
        "`6S+3D, b1 = 9`: a 9 made with your 6S joins the build b1.",
        "`raise b1 2S = 9`: your 2S raises the build b1, a 7, to 9.",
        "`trail 4C`: lay the 4C on the table.",
        "`8S`: what your 8S can do. `8S 5C 3D`: what it can do with these table cards.",
        "Enter alone: the table and your moves again.",
        "Commands, which you may shorten:",
        *(f"`{word}`: {meaning}." for word, meaning in WORDS.items()),
    ]
