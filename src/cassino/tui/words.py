"""The words a person may type, their abbreviations and what `help` says about them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cassino import cards
from cassino.errors import CassinoError
from cassino.rules.options import Claim, FromHand, Insist, Orange, Pack, PileFace, PileOrder, Source, Tops
from cassino.rules.rules import Rules

WORDS: dict[str, str] = {
    "moves": "the moves you have; `moves 8S`: those of one card",
    "more": "the next page of a long list",
    "table": "what lies on the table, and your hand",
    "score": "the match score and what each side has taken",
    "hint": "where to look; again: at which cards; once more: a good move, with the reason; `hint move`: that at once",
    "coach": "`coach on`: the coach warns you before slips; `coach off`: no more warnings",
    "how": "how good your last move was, and what was better",
    "why": "the reason for another player's last move, or the rule that forbade your last try; `why 8S x 9H`: "
    "the rule against that move",
    "undo": "take back your last move, or the last step of your turn",
    "last": "say again what happened since your last turn",
    "rules": "the rules of this variant; `rules building`: one section with examples",
    "review": "mistakes and luck in the deals that are over",
    "save": "`save FILE`: write the match to a file",
    "resume": "`resume FILE`: go on with a saved match",
    "new": "begin another match; `new royal`: of another variant, a file or a share code",
    "rematch": "the same as new",
    "help": "this list; `?`: what you can do now",
    "quit": "leave",
}
GAME_WORDS: dict[str, str] = {
    "end": "end your turn of several steps",
    "insist": "insist on a fuller capture or on additions to builds, when you are asked",
    "orange": "call an orange, when you are asked",
    "pass": "let it be, when you are asked something; Enter does the same",
    "ask": "`ask never`: let every question pass by itself; `ask always`: be asked again",
    "count": "`count out`: claim that you have reached the target",
    "announce": "announce that you have reached the target; `3 announce`: right after a play; `announce by B`: for B",
}
"""Words of games that have such things."""
MOVE_WORDS = ("trail", "take", "build", "join", "raise")
"""Words that begin a typed move."""
SAID = ("end", "insist", "orange", "pass", "ask")
"""Game words that are moves."""
LOCAL = {"capture": "take", "build": "build", "trail": "trail"}
"""The typed word for each thing that may have a word of the place."""
OTHER_WORDS = {
    "back": "undo",
    "capture": "take",
    "lay": "trail",
    "done": "end",
    "exit": "quit",
    "call orange": "orange",
    "ausz": "announce",
    "kint": "announce",
}
_ANNOUNCEMENT = r"(announce(\s+\d+)?|(ausz|kint)(\s+vagyok)?)\s*!?"
_ANNOUNCED = re.compile(rf"(?P<play>.*[^\s,;])[\s,;]+{_ANNOUNCEMENT}", re.IGNORECASE)
ROOK_SUITS = {"S": "B", "H": "R", "C": "G", "D": "Y"}


class WordError(CassinoError):
    """A word that is no command, or could be several."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed: a command word, or `move`, or `number`, or nothing, and the rest."""

    word: str
    rest: str = ""


def known_words(rules: Rules | None = None) -> dict[str, str]:
    """The commands of a game with what they do; of every game if none is given."""
    words = WORDS | {word: meaning for word, meaning in GAME_WORDS.items() if rules is None or has_word(rules, word)}
    if rules and rules.building.partner_asks:
        words["ask"] += "; alone, when your partner takes a build of yours: ask for the build"
    return words


def has_word(rules: Rules, word: str) -> bool:
    """Whether a word can ever be used in a game."""
    calling = rules.calling
    asked = calling.insist is Insist.ASKED or calling.orange is Orange.CALLED or rules.building.partner_asks
    return {
        "end": rules.building.source is Source.HAND_AND_TABLE,
        "insist": calling.insist is Insist.ASKED,
        "orange": calling.orange is Orange.CALLED,
        "pass": asked,
        "ask": asked,
        "count": calling.claim is Claim.COUNT_OUT,
        "announce": calling.claim is Claim.ANNOUNCE,
    }[word]


def local_words(rules: Rules) -> dict[str, str]:
    """The words of the place and what to type for them in this game's commands."""
    claim = "announce" if rules.calling.claim is Claim.ANNOUNCE else "count out"
    usual_words = LOCAL | {"claim": claim}
    return {local.lower(): usual_words[usual] for usual, local in rules.words.local() if usual in usual_words}


def parse_line(line: str, rules: Rules | None = None) -> Typed:
    """What a typed line asks for. Raises WordError."""
    text = line.strip()
    if not text:
        return Typed("")
    if text == "?":
        return Typed("now")
    replaced = replaced_words(text, OTHER_WORDS | (local_words(rules) if rules else {}))
    head, _, rest = replaced.partition(" ")
    if is_number(head) and is_addition(rest):
        return Typed("number", replaced)
    if not head.isalpha() or names_card(head):
        return Typed("move", replaced)
    word = full_word(head.lower(), rules)
    if word in MOVE_WORDS or (word in SAID and not is_setting(word, rest)):
        return Typed("move", f"{word} {rest}".strip())
    return Typed(word, rest.strip())


def replaced_words(text: str, known: Mapping[str, str]) -> str:
    """The line with the usual word in place of another word, or several, at its beginning."""
    for other, usual in known.items():
        if text.lower() == other or text.lower().startswith(f"{other} "):
            return f"{usual}{text[len(other) :]}"
    return text


def is_number(text: str) -> bool:
    """Whether a word is a number in plain figures."""
    return text.isascii() and text.isdigit()


def is_addition(text: str) -> bool:
    """Whether the text after a number says how its move is made: an order on the pile, a call."""
    return not text or text.startswith("/") or text.lower().startswith("orange")


def announced_play(line: str, rules: Rules) -> str:
    """The play of a line that announces the target right after it, as `3 announce` does; "" for any other line."""
    found = _ANNOUNCED.fullmatch(line.strip()) if has_word(rules, "announce") else None
    return found["play"] if found and parse_line(found["play"], rules).word in ("number", "move") else ""


def is_setting(word: str, rest: str) -> bool:
    """Whether `ask` is about being asked, not a move."""
    return word == "ask" and bool(rest.strip())


def names_card(word: str) -> bool:
    """Whether a word is a card, such as `AS`."""
    try:
        cards.parse_card(word)
    except cards.CardSyntaxError:
        return False
    return True


def full_word(start: str, rules: Rules | None = None) -> str:
    """The command or move word that begins so; words of this game before those of others. Raises WordError."""
    known, every = (*known_words(rules), *MOVE_WORDS), (*known_words(), *MOVE_WORDS)
    if start in every:
        return start
    found = [word for word in known if word.startswith(start)] or [word for word in every if word.startswith(start)]
    if len(found) == 1:
        return found[0]
    if found:
        raise WordError(f"{start!r} can mean {' or '.join(found)}. Type more letters.")
    raise WordError(f"{start[:30]!r} is no command and no move. Type help for the commands, moves for your moves.")


YES_OR_NO = " Yes or no:"


def is_yes(answer: str) -> bool:
    """Whether an answer agrees."""
    return bool(answer.strip()) and "yes".startswith(answer.strip().lower())


def help_lines(rules: Rules) -> list[str]:
    """The commands, one a line, and how to type a move."""
    return [
        "To play, type the number of a move, or the move itself.",
        *move_lines(rules),
        "Enter alone: the table and your moves again, or the answer that the question names.",
        "Commands, which you may shorten:",
        *(f"`{word}`: {meaning}." for word, meaning in known_words(rules).items()),
    ]


def move_lines(rules: Rules) -> Iterator[str]:
    """How the moves of a game are typed."""
    yield from card_lines(rules.deck.pack)
    samples = (*capture_samples(rules), *build_samples(rules), *pile_samples(rules))
    for sample in (*samples, "`8S`: what your 8S can do. `8S 5C 3D`: what it can do with these table cards."):
        yield in_pack(sample, rules.deck.pack)


def card_lines(pack: Pack) -> Iterator[str]:
    """How cards are typed."""
    if pack is Pack.ROOK_40:
        yield "A card is its number and a letter for its color: `7R` is the red seven; G green, Y yellow, B black."
        return
    yield "A card is its rank and a letter for its suit: `10D` is the ten of diamonds, `AS` the ace of spades."
    if pack is Pack.ITALIAN_40:
        yield "J counts 8, Q 9 and K 10."


def capture_samples(rules: Rules) -> Iterator[str]:
    """How captures are typed."""
    yield "`8S x 8H, 5C+3D`: the 8S takes the 8H, and the 5C and 3D together."
    if rules.capturing.from_hand is not FromHand.ONE_CARD:
        yield "`5S+4S x 9H`: your 5S and 4S together take the 9H."
    if rules.capturing.tops is not Tops.NONE:
        yield "`8S x 5C^, 3D`: the sign ^ marks the top of a pile; it may be left out."
    if rules.calling.orange is Orange.CALLED:
        yield "`8S x 5H+3D orange`: the same with a call. `2 orange`: call it with move 2 of the list."
    yield "`trail 4C`: lay the 4C on the table."


def build_samples(rules: Rules) -> Iterator[str]:
    """How builds are typed."""
    building = rules.building
    if building.source is Source.NONE:
        return
    yield "`5H+4D = 9`: the 5H from your hand and the 4D make a build of 9."
    yield "`6S+3D, b1 = 9`: a 9 made with your 6S joins the build b1."
    yield "`raise b1 2S = 9`: your 2S raises the build b1, a 7, to 9."
    if building.source is Source.HAND_AND_TABLE:
        yield "`5C+4D = 9`, with table cards alone, is a step; your turn goes on until you type `end`."
    if building.for_partner.value != "never":
        yield "`5H+4D = 9 for partner`: the build is to be your partner's."


def pile_samples(rules: Rules) -> Iterator[str]:
    """How the order on the pile is typed."""
    piling = rules.piling
    if piling.face is PileFace.UP and piling.order is PileOrder.FREE:
        yield "`8S x 5C+3D / 3D 5C`: on your pile the 3D lies lowest, the 8S on top. `2 / 3D 5C`: move 2 so."
        yield "`2 / up`: move 2 with the lowest card at the bottom of your pile; `2 / down`: with the highest."
    if piling.stolen is not Tops.NONE:
        yield "`5H+4D^ = 9`: the 4D on top of a pile is used in the build; the sign ^ may be left out."


def in_pack(sample: str, pack: Pack) -> str:
    """An example with cards that the pack has: colors for suits, no eights where those are jacks."""
    if pack is Pack.ITALIAN_40 and "8S" in sample:
        return sample.replace("8", "7").replace("3D", "2D")
    if pack is not Pack.ROOK_40:
        return sample
    return re.sub(r"(?<=\d)[SHCD]", lambda found: ROOK_SUITS[found[0]], sample)
