"""Cases of irregularities and their rulings. Rule B29."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cassino.cards import card_set, cards_in
from cassino.engine.dealing import deal, shuffled
from cassino.engine.irregularities import Misdeal, Ruling, apply_ruling
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.notation.cases import reading
from cassino.notation.cases.checks import by_side, differ
from cassino.notation.cases.dealing import compare
from cassino.notation.cases.filling import players_of, state_of
from cassino.notation.cases.loading import Case, made_block
from cassino.notation.cases.played import replayed
from cassino.notation.cases.playing import mismatches
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import Enforcement
from cassino.rules.rules import Rules

PLAYS = ("wrong_capture", "maker_cannot_win_next_turn")


def run_irregularity(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the ruling on a mistake."""
    event = case.part("given").get("event")
    known = [*PLAYS, *Misdeal]
    if not isinstance(event, str) or event not in known:
        raise CaseProblem(f"event: {event!r} is not known; known are {', '.join(known)}")
    if rules.calling.enforcement is not Enforcement.TABLE:
        raise CaseProblem("these rules have no rulings: the option enforcement is not 'table'")
    if event == "wrong_capture":
        yield from _wrong_capture(rules, case)
    elif event == "maker_cannot_win_next_turn":
        yield from _maker_cannot_win(rules, case)
    else:
        yield from _misdeal(rules, case, Misdeal(event))


def _wrong_capture(rules: Rules, case: Case) -> Iterator[str]:
    """A card that cannot take what is claimed is trailed. 004:36"""
    given = case.part("given")
    card = reading.card(given.get("card"), rules.deck.pack)
    case = _with_turn(rules, case, card)
    start = state_of(rules, case, ("event", "card", "claimed"))
    claimed = reading.one_set(reading.items(given.get("claimed"), "cards"), rules.deck.pack)
    for build in start.state.builds():
        claimed |= build.cards if build.cards & claimed else 0
    move = Move(Kind.CAPTURE, 1 << card, claimed, (card >> 2) + 1)
    try:
        played = replayed(start.state, start.ids, move, given, start.filler)
    except IllegalMove as error:
        yield f"expected the card to be trailed, but rule {error.broken.number} forbids it: {error.broken.sentence}"
        return
    yield from mismatches(played, case.part("expect"))


def _with_turn(rules: Rules, case: Case, card: int) -> Case:
    """The case with the turn of the player who holds the card."""
    given = case.part("given")
    if "to_play" in given:
        return case
    hands = reading.by_seat(given.get("hands"), players_of(rules, given))
    holding = [seat for seat, cards in hands.items() if card in reading.cards(cards, rules.deck.pack)]
    if not holding:
        raise CaseProblem("nobody holds the card")
    return _with_given(case, {**given, "to_play": SEAT_LETTERS[holding[0]]})


def _with_given(case: Case, given: dict[str, Any]) -> Case:
    block = made_block({**case.block, "given": made_block(given, case.line)}, case.line)
    return replace(case, block=block)


def _maker_cannot_win(rules: Rules, case: Case) -> Iterator[str]:
    """The maker of a build comes to his next turn without a card that wins it. 004:36, D-32"""
    given = case.part("given")
    players = players_of(rules, given)
    maker = reading.seat(given.get("maker"), players)
    before = SEAT_LETTERS[(maker - 1) % players]
    listed = {key: part for key, part in given.items() if key not in ("maker", "build", "event")}
    case = _with_given(case, {**listed, "builds": [given.get("build")], "to_play": before})
    state = state_of(rules, case).state
    build = state.builds()[0].cards
    _trail(state)
    if state.turn == maker and not any(map(state.penalty, range(state.side_count))):
        _trail(state)
    for key, expected in case.part("expect").items():
        match key:
            case "after":
                wrong = by_side(state.side_count, expected, _scores(state), "score")
            case "build_stays":
                wrong = differ("the build on the table", expected, build in [each.cards for each in state.builds()])
            case _:
                wrong = f"the expectation {key!r} is not known"
        if wrong:
            yield wrong


def _trail(state: State) -> None:
    """The lowest card that is no part of the matter is trailed."""
    hand = state.hand(state.turn)
    apply(state, Move(Kind.TRAIL, hand & -hand))


def _scores(state: State) -> tuple[int, ...]:
    """The scores with the points for irregularities in this deal."""
    return tuple(state.score(side) + state.penalty(side) for side in range(state.side_count))


def _misdeal(rules: Rules, case: Case, kind: Misdeal) -> Iterator[str]:
    """A mistake of the dealer, ruled on when the first cards have been dealt. 004:34-35"""
    given = case.part("given")
    reading.only_keys(given, ("players", "dealer", "event", "seat", "count", "scores"), "given")
    players = players_of(rules, given)
    dealer = reading.seat(given.get("dealer", SEAT_LETTERS[players - 1]), players)
    seat = reading.seat(given.get("seat", SEAT_LETTERS[(dealer + 1) % players]), players)
    count = reading.number(given.get("count", 1), "a number of cards", 1, 4)
    sides = tables_for(rules, players).side_count
    listed = reading.by_seat(given["scores"], sides) if "scores" in given else {}
    scores = [reading.number(listed.get(side, 0)) for side in range(sides)]
    before = deal(rules, players, dealer, shuffled(rules, Rng(1)), scores)
    after = apply_ruling(before, _ruling(before, kind, seat, count))
    facts = {
        "after": {SEAT_LETTERS[side]: score for side, score in enumerate(_scores(after))},
        "hand_size": after.hand_size(seat),
        "table_size": after.loose.bit_count(),
        "stock_size": after.stock_size,
        "deal_over": after.is_over,
        "fewer_next_round": after.short_hand(dealer),
        "next_dealer": SEAT_LETTERS[seat if after.is_over else (dealer + 1) % players],
    }
    yield from compare(case.part("expect"), facts)


def _ruling(state: State, kind: Misdeal, seat: int, count: int) -> Ruling:
    """The ruling on a mistake with so many cards."""
    held = card_set(list(cards_in(state.hand(seat)))[:count])
    match kind:
        case Misdeal.EXPOSED_ENDS:
            return Ruling(0, kind, seat)
        case Misdeal.EXPOSED_GOES_ON:
            return Ruling(0, kind, seat, held, (*state.stock(), *cards_in(held)))
        case Misdeal.TOO_FEW:
            return Ruling(0, kind, seat, held)
    return Ruling(0, kind, seat, card_set(state.stock()[:count]))
