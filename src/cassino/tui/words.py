"""Typed lines: the commands and moves that their words mean, and what `help` says about them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cassino import cards
from cassino.errors import CassinoError
from cassino.notation.vocabulary import in_notation, shown, spellings, with_cards
from cassino.rules.options import Claim, FromHand, Insist, Orange, Pack, PileFace, PileOrder, Source, Tops
from cassino.rules.rules import Rules
from cassino.texts import tell
from cassino.texts.lists import either
from cassino.texts.plain import composed, flat
from cassino.tui.vocabulary import beginning, is_word, words_from

WORDS = (
    *("moves", "more", "table", "score", "hint", "coach", "how", "why", "undo", "last", "misdeal", "rules", "review"),
    *("save", "resume", "new", "rematch", "help", "quit"),
)
"""The commands of every game."""
GAME_WORDS = ("end", "insist", "orange", "pass", "ask", "count", "announce")
"""Words of games that have such things."""
MOVE_WORDS = ("trail", "take", "build", "join", "raise")
"""Words that begin a typed move."""
ALL_WORDS = (*WORDS, *GAME_WORDS, *MOVE_WORDS)
SAID = ("end", "insist", "orange", "pass", "ask")
"""Game words that are moves."""
WITH_MOVES = ("moves", "why", "count", "announce")
"""Commands that cards or the words of moves follow."""
LOCAL = {"capture": "take", "build": "build", "trail": "trail"}
"""The typed word for each thing that may have a word of the place."""
ROOK_SUITS = {"S": "B", "H": "R", "C": "G", "D": "Y"}


class WordError(CassinoError):
    """A word that is no command, or could be several."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed: a command word, or `move`, or `number`, or nothing, and the rest."""

    word: str
    rest: str = ""


def known_words(rules: Rules) -> list[str]:
    """The commands of a game."""
    return [*WORDS, *(word for word in GAME_WORDS if has_word(rules, word))]


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
    claim = "announce" if rules.calling.claim is Claim.ANNOUNCE else "count"
    usual_words = LOCAL | {"claim": claim}
    local = {getattr(rules.words, thing): typed for thing, typed in usual_words.items()}
    return {word: typed for word, typed in local.items() if word}


def parse_line(line: str, rules: Rules | None = None) -> Typed:
    """What a typed line asks for. Raises WordError."""
    text = line.strip()
    if not text:
        return Typed("")
    if text == "?":
        return Typed("now")
    text = replaced_words(text, local_words(rules) if rules else {})
    if begun := beginning(text, ALL_WORDS):
        return command(*begun)
    head, _, rest = text.partition(" ")
    if is_number(head) and is_addition(rest):
        return Typed("number", f"{head} {in_notation(rest)}".strip())
    first = with_cards(text).split()[0]
    if not first.isalpha() or names_card(first):
        return Typed("move", in_notation(text))
    return command(full_word(head, rules), rest)


def command(word: str, rest: str) -> Typed:
    """A command or a move by its first word and the rest of the line."""
    if word in MOVE_WORDS or (word in SAID and not is_setting(word, rest)):
        return Typed("move", f"{word} {in_notation(rest)}".strip())
    return Typed(word, in_notation(rest).strip() if word in WITH_MOVES else rest.strip())


def replaced_words(text: str, known: Mapping[str, str]) -> str:
    """The line with the usual word in place of another word, or several, at its beginning."""
    text = composed(text)
    for other, usual in known.items():
        if flat(text) == flat(other) or flat(text).startswith(f"{flat(other)} "):
            return f"{usual}{text[len(other) :]}"
    return text


def is_number(text: str) -> bool:
    """Whether a word is a number in plain figures."""
    return text.isascii() and text.isdigit()


def is_addition(text: str) -> bool:
    """Whether the text after a number says how its move is made: an order on the pile, a call."""
    return not text or text.startswith("/") or is_word(re.split(r"[\s!/]", text)[0], "orange")


def announced_play(line: str, rules: Rules) -> str:
    """The play of a line that announces the target right after it, as `3 announce` does; "" for any other line."""
    if not has_word(rules, "announce"):
        return ""
    said = "|".join(map(re.escape, spellings("announce")))
    announced = rf"(?P<play>.*[^\s,;])[\s,;]+(?:{said})(\s+\d+)?(\s+vagyok)?\s*!?"
    text = composed(line).strip()
    found = re.fullmatch(announced, flat(text))
    play = text[: found.end("play")] if found else ""
    return play if parse_line(play, rules).word in ("number", "move") else ""


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
    known = (*known_words(rules), *MOVE_WORDS) if rules else ALL_WORDS
    found = words_from(start, known) or words_from(start, ALL_WORDS)
    if len(found) == 1:
        return found[0]
    if found:
        raise WordError("terminal-word-ambiguous", word=start, meanings=either(list(map(shown, found))))
    raise WordError("terminal-word-unknown", word=start[:30])


def is_yes(answer: str) -> bool:
    """Whether an answer agrees."""
    return words_from(answer, ("yes", "no")) == ["yes"]


def help_lines(rules: Rules) -> list[str]:
    """The commands, one a line, and how to type a move."""
    return [
        tell("terminal-how-to-play"),
        *move_lines(rules),
        tell("terminal-enter-alone"),
        tell("terminal-commands"),
        *(command_help(word, rules) for word in known_words(rules)),
    ]


def command_help(word: str, rules: Rules) -> str:
    """What `help` says about a command."""
    if word == "ask" and rules.building.partner_asks:
        return tell("terminal-help-ask-partner")
    return tell(f"terminal-help-{word}")


def move_lines(rules: Rules) -> Iterator[str]:
    """How the moves of a game are typed."""
    yield from card_lines(rules.deck.pack)
    samples = (*capture_samples(rules), *build_samples(rules), *pile_samples(rules), tell("terminal-sample-cards"))
    for sample in samples:
        yield in_pack(sample, rules.deck.pack)


def card_lines(pack: Pack) -> Iterator[str]:
    """How cards are typed."""
    if pack is Pack.ROOK_40:
        yield tell("terminal-sample-card-colors")
        return
    yield tell("terminal-sample-card")
    if pack is Pack.ITALIAN_40:
        yield tell("terminal-sample-card-italian")


def capture_samples(rules: Rules) -> Iterator[str]:
    """How captures are typed."""
    yield tell("terminal-sample-take")
    if rules.capturing.from_hand is not FromHand.ONE_CARD:
        yield tell("terminal-sample-take-several")
    if rules.capturing.tops is not Tops.NONE:
        yield tell("terminal-sample-take-top")
    if rules.calling.orange is Orange.CALLED:
        yield tell("terminal-sample-orange")
    yield tell("terminal-sample-trail")


def build_samples(rules: Rules) -> Iterator[str]:
    """How builds are typed."""
    building = rules.building
    if building.source is Source.NONE:
        return
    yield tell("terminal-sample-build")
    yield tell("terminal-sample-join")
    yield tell("terminal-sample-raise")
    if building.source is Source.HAND_AND_TABLE:
        yield tell("terminal-sample-step")
    if building.for_partner.value != "never":
        yield tell("terminal-sample-for-partner")


def pile_samples(rules: Rules) -> Iterator[str]:
    """How the order on the pile is typed."""
    piling = rules.piling
    if piling.face is PileFace.UP and piling.order is PileOrder.FREE:
        yield tell("terminal-sample-order")
        yield tell("terminal-sample-order-words")
    if piling.stolen is not Tops.NONE:
        yield tell("terminal-sample-steal")


def in_pack(sample: str, pack: Pack) -> str:
    """An example with cards that the pack has: colors for suits, no eights where those are jacks."""
    if pack is Pack.ITALIAN_40 and "8S" in sample:
        return sample.replace("8", "7").replace("3D", "2D")
    if pack is not Pack.ROOK_40:
        return sample
    return re.sub(r"(?<=\d)[SHCD]", lambda found: ROOK_SUITS[found[0]], sample)
