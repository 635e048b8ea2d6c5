"""Cases about mistakes and their rulings. Rule B29."""

from collections.abc import Iterator
from dataclasses import replace

from cassino.cards import card_set, cards_in
from cassino.casefiles import values
from cassino.casefiles.casefile import Case
from cassino.casefiles.deals import dealer_of
from cassino.casefiles.played import Played, mismatches
from cassino.casefiles.position import players_of, start_of
from cassino.casefiles.values import CaseProblem, by_letter, compare
from cassino.engine.dealing import deal, shuffled
from cassino.engine.irregularities import Misdeal, Ruling, apply_ruling
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, apply, as_ruled, play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import Enforcement
from cassino.rules.rules import Rules
from cassino.texts import tell

WRONG_CAPTURE = "wrong_capture"
CANNOT_WIN = "maker_cannot_win_next_turn"


def run_irregularity(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in the ruling on a mistake: `irregularity EVENT`."""
    event, known = case.checks[0].text, [WRONG_CAPTURE, CANNOT_WIN, *Misdeal]
    if event not in known:
        raise CaseProblem("cases-unknown-event", event=event, known=", ".join(known))
    if rules.calling.enforcement is not Enforcement.TABLE:
        raise CaseProblem("engine-no-rulings")
    if event == WRONG_CAPTURE:
        yield from _wrong_capture(rules, case)
    elif event == CANNOT_WIN:
        yield from _cannot_win(rules, case)
    else:
        yield from _misdeal(rules, case, Misdeal(event))


def _wrong_capture(rules: Rules, case: Case) -> Iterator[str]:
    """A card that cannot take what its player claims is trailed. 004:36"""
    card = values.card(case.given.get("card", ""), rules.deck.pack)
    if "turn" not in case.given:
        holding = [seat for seat, text in case.of_seats("hand").items() if card in values.cards(text, rules.deck.pack)]
        if not holding:
            raise CaseProblem("cases-nobody-holds")
        case = replace(case, given={**case.given, "turn": holding[0]})
    state, filler = start_of(rules, case, "card", "claimed")
    claimed = values.one_set(case.given.get("claimed", values.NONE), rules.deck.pack)
    for build in state.builds():
        claimed |= build.cards if build.cards & claimed else 0
    try:
        move = as_ruled(state, Move(Kind.CAPTURE, 1 << card, claimed, (card >> 2) + 1))
        after = play(state, move)
    except IllegalMove as error:
        yield tell("cases-not-trailed", rule=error.broken.number, problem=error.broken.sentence)
        return
    yield from mismatches(Played(state, after, after, ((state, move),), filler=filler), case.checks[0].expect)


def _cannot_win(rules: Rules, case: Case) -> Iterator[str]:
    """The maker of a build has no card to win it at their next turn. 004:36, D-32"""
    players = players_of(rules, case)
    maker = values.seat(case.given.get("maker", ""), players)
    given = {word: text for word, text in case.given.items() if word != "maker"}
    state, _ = start_of(rules, replace(case, given={**given, "turn": SEAT_LETTERS[(maker - 1) % players]}))
    if not state.builds():
        raise CaseProblem("notation-build-number", count=0)
    build = state.builds()[0].cards
    _trail(state)
    if state.turn == maker and not any(map(state.penalty, range(state.side_count))):
        _trail(state)
    stays = build in [each.cards for each in state.builds()]
    yield from compare(case.checks[0].expect, {"after": by_letter(_scores(state)), "build_stays": stays})


def _trail(state: State) -> None:
    """Trail the lowest card."""
    hand = state.hand(state.turn)
    apply(state, Move(Kind.TRAIL, hand & -hand))


def _scores(state: State) -> list[int]:
    """The scores including the points for mistakes in this deal."""
    return [state.score(side) + state.penalty(side) for side in range(state.side_count)]


def _misdeal(rules: Rules, case: Case, kind: Misdeal) -> Iterator[str]:
    """A mistake of the dealer, ruled on when the first cards have been dealt. 004:34-35"""
    values.only_words(case.given, ("players", "dealer", "seat", "count", "scores"), "case")
    players = players_of(rules, case)
    dealer = dealer_of(case, players)
    seat = values.seat(case.given.get("seat", SEAT_LETTERS[(dealer + 1) % players]), players)
    count = values.number(case.given.get("count", "1"), 1, 4)
    scores = values.numbers(case.given.get("scores", ""), tables_for(rules, players).side_count)
    before = deal(rules, players, dealer, shuffled(rules, Rng(1)), scores)
    after = apply_ruling(before, _ruling(before, kind, seat, count))
    facts = {
        "after": by_letter(_scores(after)),
        "hand_size": after.hand_size(seat),
        "table_size": after.loose.bit_count(),
        "stock_size": after.stock_size,
        "deal_over": after.is_over,
        "fewer_next_round": after.short_hand(dealer),
        "next_dealer": SEAT_LETTERS[seat if after.is_over else (dealer + 1) % players],
    }
    yield from compare(case.checks[0].expect, facts)


def _ruling(state: State, kind: Misdeal, seat: int, count: int) -> Ruling:
    """The ruling on a mistake with `count` cards."""
    held = card_set(list(cards_in(state.hand(seat)))[:count])
    match kind:
        case Misdeal.EXPOSED_ENDS:
            return Ruling(0, kind, seat)
        case Misdeal.EXPOSED_GOES_ON:
            return Ruling(0, kind, seat, held, (*state.stock(), *cards_in(held)))
        case Misdeal.TOO_FEW:
            return Ruling(0, kind, seat, held)
    return Ruling(0, kind, seat, card_set(state.stock()[:count]))
