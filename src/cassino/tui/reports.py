"""The table, the hand and the score as lines of text."""

from collections.abc import Iterator, Sequence

from cassino.engine.scorer import primiera_total
from cassino.engine.state import NO_CARD, Build, State
from cassino.engine.tally import pack_of
from cassino.engine.view import View
from cassino.notation.groups import format_build
from cassino.notation.speech import YOU, possessive
from cassino.rules import packs
from cassino.rules.options import Each, Orange, Pack, PileFace, Primiera, Replenish, cards_of
from cassino.rules.rules import Rules
from cassino.tui.choices import scores
from cassino.tui.events import round_text, rounds, stock_text
from cassino.tui.narration import card_list, counted, listed, value_text


def table_lines(view: View, names: Sequence[str]) -> list[str]:
    """What lies on the table, and on top of the piles where that matters."""
    state = view.public
    pack, builds = state.rules.deck.pack, state.builds()
    empty = "No loose cards on the table." if builds else "The table is empty."
    lines = [f"Table: {card_list(state.loose, pack)}." if state.loose else empty]
    for number, build in enumerate(builds, 1):
        owner = names[build.owner] if build.owner >= 0 else ""
        lines.append(build_line(number, build, owner, pack))
    return lines + tops_lines(view, names)


def build_line(number: int, build: Build, owner: str, pack: Pack) -> str:
    """`b1: build of 9, Bob's: [5H+4S].`"""
    return f"b{number}: build of {value_text(build.value, pack)}, {owner_text(owner)}: {format_build(build, pack)}."


def owner_text(name: str) -> str:
    """`yours`, `Bob's`, `nobody's`."""
    if name == YOU:
        return "yours"
    return f"{name}'s" if name else "nobody's"


def tops_lines(view: View, names: Sequence[str]) -> list[str]:
    """The top cards of the piles, and which of them may be used now."""
    state = view.public
    if state.rules.piling.face is PileFace.DOWN:
        return []
    pack, told = state.rules.deck.pack, []
    for holder in sorted({state.holder(seat) for seat in range(state.players)}):
        if state.top(holder) != NO_CARD:
            told.append(f"{owners(state, holder, names)} {packs.format_card(state.top(holder), pack)}")
    if not told:
        return []
    return [f"Tops of piles: {', '.join(told)}.{usable_text(view)}"]


def owners(state: State, holder: int, names: Sequence[str]) -> str:
    """`your`, `Bob's`, `Ann and Cid:` before the top card of a pile."""
    of = [names[seat] for seat in range(state.players) if state.holder(seat) == holder]
    return possessive(of[0]) if len(of) == 1 else f"{listed(of)}:"


def usable_text(view: View) -> str:
    """Which tops the person may use, and for what."""
    state = view.public
    if view.seat is None:
        return ""
    pack = state.rules.deck.pack
    taken, added = state.capturable_tops(view.seat), state.stealable(view.seat)
    if taken and taken == added:
        return f" You may capture or build with {card_list(taken, pack)}."
    parts = [f" You may capture {card_list(taken, pack)}."] if taken else []
    parts += [f" You may use {card_list(added, pack)} in a build."] if added else []
    return "".join(parts)


def hand_lines(view: View, names: Sequence[str]) -> list[str]:
    """The cards of the seat whose view it is, and whatever else it may know."""
    state = view.public
    pack = state.rules.deck.pack
    lines = [f"Your hand: {card_list(view.hand, pack) or 'no cards'}."]
    for seat in range(state.players):
        if seat != view.seat and state.hand(seat):
            lines.append(f"{names[seat]} holds {card_list(state.hand(seat), pack)}.")
    if view.bottom and state.stock_size:
        lines.append(f"Only you have seen the last card of the stock: {card_list(view.bottom, pack)}.")
    return lines


def strip(names: Sequence[str], numbers: Sequence[int]) -> str:
    """`You 12, Bob 9`."""
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def points(number: int) -> str:
    """`21 points`."""
    return counted(number, "point")


def goal(rules: Rules) -> str:
    """What wins the match."""
    deals = rules.ending.deals
    if deals:
        return "One deal decides." if deals == 1 else f"The highest total after {deals} deals wins."
    return f"The match goes to {points(rules.ending.target)}."


def score_lines(state: State, sides: Sequence[str], totals: Sequence[int]) -> list[str]:
    """The match score, and what everybody has seen each side take in this deal."""
    lines = [f"Match score: {strip(sides, totals)}. {goal(state.rules)}"]
    for side, name in enumerate(sides):
        lines.append(f"{name}: {', '.join(taken_parts(state, side))}.")
    return lines


def taken_parts(state: State, side: int) -> Iterator[str]:
    """`9 cards`, `3 spades`, `scoring cards AS`, `1 sweep`: what a side has of all that scores."""
    rules, pile = state.rules, state.pile(side)
    yield counted(pile.bit_count(), "card")
    for word in counted_kinds(rules):
        yield kind_count((pile & cards_of(word)).bit_count(), word, rules.deck.pack)
    if pile & scoring_cards(rules):
        yield f"scoring cards {card_list(pile & scoring_cards(rules), rules.deck.pack)}"
    if any(isinstance(item, Primiera) for item in rules.scoring.items):
        total = primiera_total(pile)
        yield f"primiera {total}" if total else "no primiera yet"
    if scores(rules.sweeping):
        yield counted(state.sweeps(side), "sweep")
    if rules.calling.orange is not Orange.NONE:
        yield counted(state.oranges(side), "orange")
    if state.false_oranges(side):
        yield counted(state.false_oranges(side), "wrong call")


def counted_kinds(rules: Rules) -> list[str]:
    """The kinds of cards, beside cards as such, of which it matters how many one has."""
    items = [item for item in rules.scoring.items if not isinstance(item, Each | Primiera)]
    return list(dict.fromkeys(item.of for item in items if item.of != "cards"))


def kind_count(number: int, word: str, pack: Pack) -> str:
    """`1 spade`, `3 sixes`."""
    kind = cards_of(word)
    title = packs.kind_title(word, pack)
    if number != 1 or kind.bit_count() == 1:
        return f"{number} {title}"
    is_rank = kind.bit_count() == len(packs.PRINTS[pack].suit_letters)
    return f"1 {packs.rank_name(kind.bit_length() // 4, pack) if is_rank else title.removesuffix('s')}"


def scoring_cards(rules: Rules) -> int:
    """The cards that are worth points by themselves."""
    cards = 0
    for item in rules.scoring.items:
        if isinstance(item, Each):
            cards |= cards_of(item.of)
    return cards & pack_of(rules)


def status_line(state: State, sides: Sequence[str]) -> str:
    """How far the deal has come, and the match score."""
    score = strip(sides, [state.score(side) for side in range(state.side_count)])
    if state.rules.dealing.replenish is Replenish.DRAW:
        return f"{stock_text(state).capitalize()}. Score: {score}."
    if rounds(state.rules, state.players) == 1:
        return f"Turn {state.turn_no + 1}. Score: {score}."
    return f"Round {round_text(state)}. Score: {score}."
