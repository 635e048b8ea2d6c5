"""Moves in a few words, with the cards as lists have them: to choose from."""

from collections.abc import Sequence

from cassino.engine.insisting import is_shown_first
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import Parts, parts
from cassino.notation.speech import verb
from cassino.rules import packs
from cassino.rules.options import Pack
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import commas, listed
from cassino.texts.message import Argument, Message
from cassino.tui.cardwords import are_words, build_cards, card_list, group, row

HIGH_ACE = 14


def value_text(value: int, pack: Pack) -> str:
    """`9`, `13 (king)`: the value of a build, with the name of the card that captures it where it is no number."""
    rank = 1 if value == HIGH_ACE else value
    is_number = rank > packs.PRINTS[pack].ranks or packs.rank_letter(rank, pack).isdigit()
    if rank == value and (is_number or value == 1):
        return str(value)
    return tell("terminal-value", value=value, rank=packs.rank_name(rank, pack))


def is_spoken(move: Move) -> bool:
    """Whether a move plays no card: something that is only said."""
    return move.kind >= Kind.CLAIM


def phrase(state: State, move: Move, names: Sequence[str]) -> str:
    """`Take 8H with 8S`, `Let it stand`."""
    if is_spoken(move):
        return verb(state, move)
    pack, found = state.rules.deck.pack, parts(state, move)
    match move.kind:
        case Kind.TRAIL:
            message = Message("terminal-trail", {"cards": card_list(move.cards, pack)})
        case Kind.CAPTURE:
            message = captured(state, move, found, names)
        case _:
            message = changing_build(state, move, found, names)
    return say(message, names)


def captured(state: State, move: Move, found: Parts, names: Sequence[str]) -> Message:
    """What a capture takes and what is said or done besides; shown to the partner, it waits for the answer."""
    pack = state.rules.deck.pack
    args: dict[str, Argument] = {
        "taken": stolen(state, found, names, listed(units(state, found))),
        "cards": listed([group(cards, pack) for cards in found.hand_groups]),
    }
    if is_shown_first(state, move.taken):
        return Message("terminal-show", args)
    if move.seat < 0:
        return Message("terminal-take", args)
    if move.seat == state.turn:
        return Message("terminal-take-orange", args)
    return Message("terminal-take-pictures", {**args, "whom": move.seat})


def changing_build(state: State, move: Move, found: Parts, names: Sequence[str]) -> Message:
    """A build, a join or a raise."""
    pack = state.rules.deck.pack
    if found.raised is not None:
        return raised(state, move, found, found.raised, names)
    sets = listed([group(cards, pack, move.cards) for cards in found.groups])
    args: dict[str, Argument] = {"sets": stolen(state, found, names, sets)}
    if move.seat >= 0:
        args["whom"] = move.seat
    if move.kind == Kind.BUILD:
        key = "terminal-make" if move.seat < 0 else "terminal-make-for"
        return Message(key, {**args, "value": value_text(move.value, pack)})
    builds = listed([named_build(state, build) for build in found.builds])
    return Message("terminal-add" if move.seat < 0 else "terminal-add-for", {**args, "builds": builds})


def raised(state: State, move: Move, found: Parts, build: Build, names: Sequence[str]) -> Message:
    """A raise of a build."""
    pack, added = state.rules.deck.pack, units(state, found)
    args: dict[str, Argument] = {
        "build": named_build(state, build),
        "value": value_text(move.value, pack),
        "cards": card_list(move.cards, pack),
    }
    if not added:
        return Message("terminal-raise", args)
    return Message("terminal-raise-adding", {**args, "sets": stolen(state, found, names, listed(added))})


def stolen(state: State, found: Parts, names: Sequence[str], what: str) -> str:
    """`5C+4D (5C from Bob's pile)`: what is used, with whose tops of piles are among it."""
    pack, tops = state.rules.deck.pack, []
    for holder in sorted({state.holder(seat) for seat in range(state.players)}):
        if found.tops and found.tops >> state.top(holder) & 1:
            of = [seat for seat in range(state.players) if state.holder(seat) == holder]
            card = row([packs.format_card(state.top(holder), pack)])
            tops.append(say(Message("terminal-top", {"card": card, "of": of}), names))
    return tell("terminal-stolen", what=what, tops=commas(tops)) if tops else what


def units(state: State, found: Parts) -> list[str]:
    """The sets of loose cards and the whole builds of a move."""
    sets = [group(cards, state.rules.deck.pack) for cards in found.groups]
    return sets + [named_build(state, build) for build in found.builds]


def named_build(state: State, build: Build) -> str:
    """`the build of 9 [5D+4C]`, `the build of 9 (b1)`."""
    value = str(build.value) if are_words() else value_text(build.value, state.rules.deck.pack)
    return tell("terminal-build", value=value, cards=build_cards(state, build))
