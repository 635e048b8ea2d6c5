"""Moves as people type them: in notation, in the words of their language, or with just enough to say what is meant.

Suits may be left out, cards may come in any order, and `9=3+4+2` says that the 9 takes the others. This is tried only
where a text is no move in notation.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cassino.cards import DECK_SIZE, rank_mask, rank_of
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, read_move
from cassino.notation.move_reader import EXAMPLES
from cassino.notation.tokens import Token, tokens
from cassino.notation.vocabulary import in_notation, to_type
from cassino.rules.packs import PRINTS
from cassino.texts.lists import commas

MOST_MOVES = 1000
"""Where more moves than these are possible, a move is typed in notation."""
LONGEST = 1000
"""A longer text is notation or nothing."""
MOST_WORDS = 2 * DECK_SIZE
"""No move needs more: every card with a sign after it."""
MOST_NAMED = 3
"""How many moves are named that a text may mean."""
_CAPTURES = (Kind.CAPTURE,)
_BUILDS = (Kind.BUILD, Kind.JOIN, Kind.RAISE)
_KINDS = {
    "TAKE": _CAPTURES,
    "CAPTURE": _CAPTURES,
    "BUILD": (Kind.BUILD,),
    "JOIN": (Kind.JOIN,),
    "RAISE": (Kind.RAISE,),
    "TRAIL": (Kind.TRAIL,),
    "LAY": (Kind.TRAIL,),
}
"""The kinds of moves that a first word means."""
_SIGNS = {"=": "=", ":": "=", "TO": "=", "WITH": "with", "FROM": "with", "OF": "with", "BY": "with"}
"""What stands between the card that is played and the others."""
_BETWEEN = re.compile(r"[+,;.&!^\[\]-]|and", re.IGNORECASE)
_GLUED = re.compile(r"(?:10|[1-9ATJQK])[CDHSGYRB♣♦♥♠]?", re.IGNORECASE)
"""One of several cards without a space between them."""


class _Name(NamedTuple):
    """A card, or a rank or a build: the cards that it may mean, whether these are all meant, and the value."""

    text: str
    cards: int
    is_exact: bool
    value: int = 0


class _Said(NamedTuple):
    """A text in parts, with the signs between them: `9=5+4` has two."""

    word: str
    parts: list[list[_Name]]
    signs: list[str]


_Reading = tuple[Sequence[Kind], Callable[[Move], bool]]
"""The kinds of moves that a text may mean, and whether it names the cards of such a move."""


def parse_typed(state: State, text: str) -> Move:
    """The legal move that a text means. Raises MoveSyntaxError, IllegalMove."""
    move = read_typed(state, text)
    broken = broken_rule(state, move)
    if broken is not None:
        raise IllegalMove(broken)
    return move


def read_typed(state: State, text: str) -> Move:
    """The move that `parse_typed` reads, whether it is legal or not. Raises MoveSyntaxError."""
    try:
        return _exact(state, text)
    except MoveSyntaxError as error:
        if len(text) > LONGEST:
            raise
        english, problem = in_notation(text), error
    if english != text:
        try:
            return _exact(state, english)
        except MoveSyntaxError as error:
            problem = _without_place(error)
    said = _said(state, tokens(english, pack=state.rules.deck.pack))
    if said is None or state.is_over:
        raise problem
    return _meant(state, said) or _in_full(state, said, problem)


def _exact(state: State, text: str) -> Move:
    """The move of a text in notation. Raises MoveSyntaxError."""
    move = read_move(state, text)
    cards = move.cards | move.taken
    if move.kind == Kind.BUILD and cards.bit_count() == 1 and rank_of(cards.bit_length() - 1) == move.value:
        # No build has only one card: `9=9` says what the 9 takes.
        raise MoveSyntaxError(1, 0, "notation-move", **EXAMPLES)
    return move


def explained(error: MoveSyntaxError) -> MoveSyntaxError:
    """What is wrong with a text, with what is to be typed in the words of the current language."""
    fault = error.faults[0]
    problem = to_type(fault.problem)
    return MoveSyntaxError(fault.line, fault.column, problem.key, fault.found, **problem.facts)


def _without_place(error: MoveSyntaxError) -> MoveSyntaxError:
    """What is wrong with a text that was translated: its letters are not those that were typed."""
    fault = error.faults[0]
    return MoveSyntaxError(fault.line, 0, fault.problem.key, fault.found, **fault.problem.facts)


def _said(state: State, words: Sequence[Token]) -> _Said | None:
    """The parts of a text; None if anything in it is neither a card nor a known word, or if it has too many."""
    if len(words) > MOST_WORDS:
        return None
    word = words[0].word if words[0].word in _KINDS else ""
    said = _Said(word, [[]], [])
    for token in words[1 if word else 0 : -1]:
        sign = "x" if token.kind == "times" else _SIGNS.get(token.word)
        if sign:
            said.signs.append(sign)
            said.parts.append([])
        elif not _BETWEEN.fullmatch(token.text):
            names = list(_names(state, token))
            if not names:
                return None
            said.parts[-1].extend(names)
    return said if all(said.parts) else None


def _names(state: State, token: Token) -> Iterator[_Name]:
    """What a word names; nothing if it is no card."""
    pack = state.rules.deck.pack
    if token.kind == "card":
        yield _Name(token.text, 1 << token.number, True)
    elif token.kind == "rank":
        cards = rank_mask(token.number) if token.number <= PRINTS[pack].ranks else 0
        yield _Name(token.text, cards, False, token.number)
    elif token.kind == "build":
        yield from (_Name(token.text, build.cards, True) for build in state.builds()[token.number - 1 : token.number])
    elif 1 < len(found := _GLUED.findall(token.text)) <= DECK_SIZE and "".join(found) == token.text:
        parts = [tokens(each, pack=pack)[0] for each in found]
        if all(part.kind in ("card", "rank") for part in parts):
            yield from (name for part in parts for name in _names(state, part))


def _meant(state: State, said: _Said) -> Move | None:
    """The only legal move that fits; None if there is none. Raises MoveSyntaxError if there are several."""
    legal = legal_moves(state, MOST_MOVES)
    for kinds, fits in _readings(said) if legal.complete else ():
        found = [move for move in legal if move.kind in kinds and fits(move)]
        plain = [move for move in found if move.seat < 0] or found  # calls, and builds for others, are said
        texts = dict.fromkeys(format_move(state, move) for move in plain)
        if len(texts) == 1:
            return read_move(state, next(iter(texts)))
        if texts:
            raise MoveSyntaxError(1, 0, "notation-several", moves=commas(list(texts)[:MOST_NAMED]))
    return None


def _readings(said: _Said) -> Iterator[_Reading]:
    """What a text may mean, the most likely first."""
    kinds, parts = _KINDS.get(said.word, ()), said.parts
    if not said.signs:
        yield from _without_sign(kinds, parts[0])
    elif said.signs == ["with"]:
        yield from _with(kinds, *parts)
    elif said.signs == ["with", "="]:
        yield kinds or _BUILDS, _to(parts[2], [*parts[0], *parts[1]])
    elif len(parts) == 2:
        yield kinds or _CAPTURES, _from_to(*parts)
        if said.signs == ["="] and kinds != _CAPTURES:
            yield kinds or _BUILDS, _to(parts[1], parts[0])
        if not kinds:
            yield _BUILDS, _from_to(*parts)


def _without_sign(kinds: Sequence[Kind], names: list[_Name]) -> Iterator[_Reading]:
    """`take 9 5 4`: the cards of the hand first, or those that are taken, or all in any order."""
    all_kinds = kinds or (*_CAPTURES, *_BUILDS, Kind.TRAIL)
    yield all_kinds, lambda move: _from_to(*_split(names, move.cards.bit_count()))(move)
    if kinds == _CAPTURES:
        yield kinds, lambda move: _covers(move.taken, names)
    yield all_kinds, lambda move: _covers(move.cards | move.taken, names)


def _with(kinds: Sequence[Kind], before: list[_Name], after: list[_Name]) -> Iterator[_Reading]:
    """`take 9 with 9`, `build 9 with 5 and 4`, `join 9 with 5 and 4`."""
    if kinds in ((), _CAPTURES):
        yield _CAPTURES, _from_to(after, before)
    if kinds != _CAPTURES:
        yield kinds or _BUILDS, _to(before, after)
        yield kinds or _BUILDS, lambda move: _covers(move.cards | move.taken, [*before, *after])


def _split(names: list[_Name], count: int) -> tuple[list[_Name], list[_Name]]:
    return names[:count], names[count:]


def _from_to(hand: list[_Name], table: list[_Name]) -> Callable[[Move], bool]:
    """Whether a move plays and takes exactly these cards."""
    return lambda move: _covers(move.cards, hand) and _covers(move.taken, table)


def _to(value: list[_Name], names: list[_Name]) -> Callable[[Move], bool]:
    """Whether a build of this value is made of exactly these cards."""
    values = [name.value for name in value]
    return lambda move: values == [move.value] and _covers(move.cards | move.taken, names)


def _covers(cards: int, names: list[_Name]) -> bool:
    """Whether each name is one card, or one build, and each card has a name."""
    if len(names) > cards.bit_count():
        return False
    for name in sorted(names, key=lambda name: not name.is_exact):
        fitting = cards & name.cards
        if not fitting or (name.is_exact and fitting != name.cards):
            return False
        cards &= ~(name.cards if name.is_exact else fitting & -fitting)
    return not cards


def _in_full(state: State, said: _Said, problem: MoveSyntaxError) -> Move:
    """A capture or a trail as the notation has it, or what is wrong with that. Raises MoveSyntaxError."""
    named = [[name.text for name in part] for part in said.parts]
    if said.word not in ("", "TAKE", "CAPTURE") or said.signs not in ([], ["="]):
        raise problem
    hand, table = named if said.signs else (named[0][:1], named[0][1:])
    text = f"{'+'.join(hand)} x {'+'.join(table)}" if table else f"trail {hand[0]}"
    try:
        return read_move(state, text)
    except MoveSyntaxError as error:
        raise _without_place(error) from None
