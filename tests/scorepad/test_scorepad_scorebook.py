"""The score book for games with real cards: what must be entered, what is wrong with it, what it counts."""

from dataclasses import replace

import pytest

from cassino.cards import FULL_DECK
from cassino.engine.near_target import MOST_CARDS, TEN
from cassino.engine.tally import pack_of
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import OPTIONS, Claim, Enforcement, FalseAnnouncement, Ties
from cassino.scorepad.entry import DealEntry, Event, SideEntry, SweepEntry, needed_entries
from cassino.scorepad.scorebook import EntryError, Scorebook
from cassino.texts import tell
from counts import cards, line

CASINO = load_variant("casino_long")
BOOK = load_variant("casino_book")
DOMINICAN = load_variant("dominican")
TUXEDO = load_variant("tuxedo")
SCOPA = load_variant("scopa")
LOW = cards("AC 2C 3C AD 2D 3D 10D AH 2H 3H AS 2S 3S 4S 5S 6S 7S")


def side(count: int, spades: int | None = None, special: str = "", **more: int) -> SideEntry:
    return SideEntry(cards=count, suits=(None, None, None, spades), special=cards(special), **more)


def quick(*sides: SideEntry, **more: object) -> DealEntry:
    return DealEntry(sides, **more)  # type: ignore[arg-type]


def all_of_it(scores_of_one: int = 0) -> DealEntry:
    """One side has everything."""
    return quick(SideEntry(captured=FULL_DECK), SideEntry(captured=scores_of_one))


EVEN = quick(side(26, 7, "10D 2S AS AH AD AC"), side(26, 6))


def test_a_quick_entry_counts_as_the_cards_do() -> None:
    """001:119-130"""
    book = Scorebook(CASINO, 2)
    entry = quick(
        side(28, 6, "10D AS AH"), side(24, 7, "2S AD AC"), sweeps=(SweepEntry(0), SweepEntry(1), SweepEntry(0))
    )
    assert book.count(entry).points == (9, 5)
    piles = quick(SideEntry(captured=LOW), SideEntry(captured=FULL_DECK & ~LOW))
    counted = quick(side(17, 7, "AC AD AH AS 2S 10D"), side(35, 6))
    assert book.count(piles).points == book.count(counted).points == (8, 3)


def test_what_must_be_asked() -> None:
    needed = needed_entries(CASINO, 2, (0, 0))
    assert (needed.cards, needed.suits, needed.special) == (True, ("spades",), cards("10D 2S AS AH AD AC"))
    assert (needed.sweeps, needed.sweep_sizes, needed.first_play_sweep, needed.sweep_order) == (
        True,
        False,
        False,
        False,
    )
    assert (needed.claim, needed.penalties, needed.primiera, needed.events) == (Claim.NONE, False, False, ())
    tuxedo = needed_entries(TUXEDO, 2, (0, 0))
    assert (tuxedo.suits, tuxedo.special, tuxedo.oranges, tuxedo.sweep_sizes) == ((), cards("5C 5D 5H 5S"), True, True)
    scopa = needed_entries(SCOPA, 2, (0, 0))
    assert (scopa.suits, scopa.special, scopa.primiera) == (("diamonds",), cards("7D"), True)
    spades = needed_entries(load_variant("spade_casino"), 2, (0, 0))
    assert (spades.suits, spades.claim) == (("spades",), Claim.COUNT_OUT)
    assert needed_entries(load_variant("royal_web"), 2, (0, 0)).sweep_order
    assert needed_entries(load_variant("hungarian_ulmann"), 2, (0, 0)).first_play_sweep


def test_events_are_asked_only_when_two_sides_are_restricted() -> None:
    assert needed_entries(DOMINICAN, 2, (19, 15)).events == ()
    assert needed_entries(DOMINICAN, 2, (18, 19)).events == ("majority_of_cards", "ten_of_diamonds")
    assert needed_entries(DOMINICAN, 2, (20, 20)).events == ("majority_of_spades",)
    assert needed_entries(DOMINICAN, 3, (22, 22, 18)).events == ()


@pytest.mark.parametrize("variant", variant_ids())
def test_all_cards_at_one_side_can_be_entered_in_every_game(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        book = Scorebook(rules, players)
        nothing = (SideEntry(captured=0),) * (book.side_count - 1)
        entry = quick(SideEntry(captured=pack_of(rules)), *nothing)
        assert book.problems(entry) == ()
        assert book.count(entry).points[0] > 0
        assert sum(book.count(entry).points[1:]) == 0


def test_everything_wrong_is_said_at_once() -> None:
    problems = Scorebook(CASINO, 2, side_names=("Ann", "Ben")).problems(
        quick(
            replace(side(30, 8, "10D AS AH 2S"), oranges=1),
            replace(side(30, None, "10D"), penalty=1),
            claim=1,
            sweeps=(SweepEntry(2),),
        )
    )
    assert problems == (
        "Nothing can be claimed in this game.",
        "Ann: there are no oranges in this game.",
        "Ben: the number of spades is missing.",
        "Ben: this game has no penalties.",
        "Entered for two sides: 10♦.",
        "All sides together have 60 cards, but the pack has 52.",
        "A sweep has no side: the sides are 0 to 1.",
    )


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (quick(side(30, 8)), "Enter 2 sides, not 1."),
        (quick(side(26, 7, "10D 2S AS AH AD AC"), side(25, 6)), "All sides together have 51 cards: 1 is missing."),
        (quick(side(26, 7, "10D 2S AS AH AD AC"), side(26, 5)), "All sides together have 12 spades: 1 is missing."),
        (quick(side(26, 7, "10D 2S AS AH AD"), side(26, 6)), "Nobody has: A♣."),
        (quick(side(26, 0, "10D 2S AS AH AD AC"), side(26, 13)), "Side A: the number of spades is 0, but you named 2."),
        (quick(side(-1, 7, "10D 2S AS AH AD AC"), side(26, 6)), "Side A: the number of cards cannot be negative."),
        (quick(SideEntry(suits=(None, None, None, 3)), side(26, 6)), "Side A: the number of cards is missing."),
        (
            quick(SideEntry(captured=FULL_DECK, cards=52), SideEntry(captured=0)),
            "Side A: enter either the captured cards or how many there are.",
        ),
        (all_of_it(1), "Entered for two sides: A♣."),
        (replace(EVEN, thrown_in_by=1), tell("scorepad-no-rulings")),
        (replace(EVEN, sweeps=(SweepEntry(0),) * 14), "Side A: 14 sweeps need more cards than this side has."),
    ],
)
def test_each_kind_of_mistake(entry: DealEntry, problem: str) -> None:
    book = Scorebook(CASINO, 2)
    assert problem in book.problems(entry)
    with pytest.raises(EntryError) as raised:
        book.enter(entry)
    assert problem in raised.value.problems
    assert not book.deals


def test_sizes_of_sweeps_and_calls() -> None:
    book = Scorebook(TUXEDO, 2)
    one, two = side(22, None, "5C 5D 5H", oranges=2), side(18, None, "5S", false_oranges=1)
    assert book.problems(quick(one, two, sweeps=(SweepEntry(0),))) == ("The size of a sweep is missing.",)
    score = book.count(quick(one, two, sweeps=(SweepEntry(0, 3), SweepEntry(0, 4), SweepEntry(1, 7))))
    assert (line(score, "sweeps"), line(score, "large_sweeps")) == ((5, 0), (10, 10))
    assert (line(score, "oranges"), line(score, "false_oranges")) == ((20, 0), (0, -10))


def test_the_first_play_is_the_non_dealers() -> None:
    """D-75"""
    book = Scorebook(load_variant("hungarian_ulmann"), 2)
    entry = replace(EVEN, sweeps=(SweepEntry(1, is_first_play=True), SweepEntry(0)))
    assert line(book.count(entry), "first_sweep") == (0, 2)
    wrong = replace(EVEN, sweeps=(SweepEntry(0, is_first_play=True),))
    assert book.problems(wrong) == ("Only Side B can have swept with the first play of this deal.",)


def test_the_best_cards_make_the_primiera() -> None:
    one = SideEntry(cards=21, suits=(None, 6, None, None), special=cards("7D 7H AS 6C"))
    two = SideEntry(cards=19, suits=(None, 4, None, None), special=cards("6D 6H 7S 7C"))
    score = Scorebook(SCOPA, 2).count(quick(one, two))
    assert next(each.counts for each in score.lines if each.name == "primiera") == (76, 78)
    assert score.points == (3, 1)


def test_who_was_first_must_be_known_when_both_have_it() -> None:
    book = Scorebook(DOMINICAN, 2)
    _at(book, (18, 19))
    entry = quick(side(30, 6, "AS AH"), side(22, 7, "10D 2S AD AC"))
    assert book.restrictions == ((MOST_CARDS,), (TEN,))
    assert book.problems(entry) == ("Side A and Side B have what they need to win. Who was first?",)
    first = replace(entry, events=(Event(1, 1, "ten_of_diamonds"), Event(2, 0, "majority_of_cards")))
    assert book.enter(first).winner == 1
    assert book.is_over
    with pytest.raises(EntryError):
        book.enter(EVEN)
    book.undo()
    wrong = replace(entry, events=(Event(1, 0, "ten_of_diamonds"), Event(1, 2, "nothing")))
    assert book.problems(wrong)[:2] == (
        "Side A: the cards entered do not give this side the ten of diamonds.",
        'There is no event "nothing" of side 2.',
    )


def _at(book: Scorebook, scores: tuple[int, int]) -> None:
    """Enter a deal that could not be, so that the match stands like this."""
    book.enter(EVEN)
    book.deals[-1] = replace(book.deals[-1], outcome=book.outcome._replace(scores=scores))


def test_level_at_the_target_the_next_deal_is_a_tiebreak() -> None:
    book = Scorebook(DOMINICAN, 2)
    _at(book, (21, 21))
    assert book.is_tiebreak
    assert book.restrictions == ((), ())


def test_deals_follow_each_other_and_are_taken_back() -> None:
    book = Scorebook(CASINO, 2)
    assert (book.dealer, book.scores, book.is_over) == (0, (0, 0), False)
    entry = quick(side(28, 7, "10D AS AH"), side(24, 6, "2S AD AC"))
    book.enter(entry)
    assert (book.dealer, book.scores) == (1, (8, 3))
    book.enter(entry)
    assert (book.dealer, book.scores, book.deals[1].score.points) == (0, (16, 6), (8, 3))
    assert book.enter(entry).winner == 0
    assert book.undo() == entry
    assert (book.dealer, book.scores, book.is_over) == (0, (16, 6), False)
    book.undo()
    book.undo()
    with pytest.raises(EntryError):
        book.undo()


def test_a_wrong_claim_costs_a_turn_to_deal() -> None:
    """004:30"""
    book = Scorebook(BOOK, 2)
    entry = quick(side(20, 6, "2S AS AH"), side(14, 4, "10D AD"), claim=1)
    assert book.count(entry).claimant == 1
    book.enter(entry)
    assert book.scores == (3, -11)
    assert book.dealer == 0
    book.enter(EVEN)
    assert book.dealer == 1


def test_a_right_claim_ends_the_match() -> None:
    book = Scorebook(BOOK, 2, target=5)
    end = book.enter(quick(side(20, 6, "2S AS AH"), side(14, 7, "10D AD AC"), claim=1))
    assert (end.winner, end.decided_by, end.scores) == (1, "claim", (3, 5))


def test_a_wrong_announcement_is_no_end_of_a_deal() -> None:
    """D-70"""
    kirchner = load_variant("hungarian_kirchner")
    entry = quick(side(20, 6, "2S AS AH"), side(14, 4, "10D AD"), claim=1)
    assert Scorebook(kirchner, 2).problems(entry) == (
        "The announcement was wrong, so the deal continues. Enter it when it is over.",
    )
    strict = replace(kirchner, calling=replace(kirchner.calling, false_announcement=FalseAnnouncement.GAME))
    assert Scorebook(strict, 2).enter(entry).winner == 0


def at_table() -> Scorebook:
    return Scorebook(replace(BOOK, calling=replace(BOOK.calling, enforcement=Enforcement.TABLE)), 2)


def test_a_deal_thrown_in_costs_the_dealer_a_point() -> None:
    """004:34: the other player deals next."""
    book = at_table()
    void = quick(SideEntry(), SideEntry(), thrown_in_by=1)
    book.enter(void)
    assert (book.scores, book.dealer) == ((-1, 0), 1)
    book.enter(replace(void, thrown_in_by=0))
    assert (book.scores, book.dealer) == ((-1, -1), 0)
    assert book.problems(replace(void, thrown_in_by=0)) == (tell("scorepad-dealer-exposed"),)
    full = replace(EVEN, thrown_in_by=1)
    assert book.problems(full) == (tell("scorepad-exposed-counts"),)


def test_penalties_are_entered_as_points() -> None:
    book = at_table()
    book.enter(quick(replace(EVEN.sides[0], penalty=-1), EVEN.sides[1]))
    assert book.deals[0].score.points == (7, 0)


def test_nobody_captured_anything() -> None:
    """D-38"""
    score = Scorebook(CASINO, 2).count(quick(SideEntry(captured=0), side(0, 0)))
    assert score.points == (0, 0)


def test_a_fixed_number_of_deals_does_not_count_one_thrown_in() -> None:
    book = at_table()
    book.rules = replace(book.rules, ending=replace(book.rules.ending, deals=1))
    assert not book.enter(quick(SideEntry(), SideEntry(), thrown_in_by=1)).is_over
    assert book.enter(EVEN).winner == 0


def test_the_loser_of_a_deal_leads_the_next() -> None:
    """002:155: so the other deals."""
    rules = replace(load_variant("south_african_2"), ending=replace(CASINO.ending, target=100))
    book = Scorebook(rules, 2)
    book.enter(quick(side(25, 6, "10D 2S AS AH"), side(15, 4, "AD AC")))
    assert book.dealer == 0
    book.enter(quick(side(15, 4, "AD AC"), side(25, 6, "10D 2S AS AH")))
    assert book.dealer == 1


def test_a_wrong_number_of_players_or_dealer() -> None:
    with pytest.raises(EntryError):
        Scorebook(CASINO, 5)
    with pytest.raises(EntryError):
        Scorebook(CASINO, 2, dealer=2)


def test_a_tied_majority_is_carried_to_the_next_deal() -> None:
    book = Scorebook(OPTIONS["scoring.ties"].changed(CASINO, Ties.CARRIED), 2)
    book.enter(EVEN)
    assert (book.scores, book.deal_rules.carried) == ((8, 0), (3, 0, 0, 0, 0))
    won = quick(side(20, 6), side(32, 7, "10D 2S AS AH AD AC"))
    assert book.count(won).points == (0, 3 + 3 + 1 + 7)
    book.enter(EVEN)
    assert book.deal_rules.carried[0] == 6
    book.undo()
    assert book.deal_rules.carried[0] == 3
