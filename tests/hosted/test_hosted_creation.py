"""Wishes for a match: what is made of them, and what is wrong with them."""

from typing import Any

import msgspec
import pytest

from cassino.hosted.commands.creation import (
    NewMatch,
    SeatWish,
    again,
    asked,
    check_creator,
    check_seed,
    created,
    creator_name,
    offered_targets,
    terms,
    unasked,
)
from cassino.hosted.commands.fair import FairWish
from cassino.hosted.frames.past import whole_record
from cassino.hosted.match.events import GONE, Place, Seated
from cassino.hosted.match.rulesets import wished_rules
from cassino.hosted.wire.refusal import WrongWish
from cassino.hosted.wire.table import Clock
from cassino.match import load
from cassino.notation.record import format_record, parse_record
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Claim, Finish, Insist, Orange
from cassino.rules.sharing import share_code
from cassino.server.http.refusals import status_of
from company import ANN, CLEO, CROWD, Evening

GUEST = CROWD[5]
LINK = "0a" * 32
ANN_AND_HAL = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "random"))
FRIENDS = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))
RATED = NewMatch(FRIENDS, "casino", rated=True, clock=Clock("move", 10))


def refusal(wish: NewMatch) -> str:
    """Why there can be no such match: the error and what it says."""
    with pytest.raises(WrongWish) as refused:
        terms(wish)
    assert status_of(refused.value) == 422
    return f"{refused.value.code}: {refused.value}"


def test_a_match_is_made_of_a_wish() -> None:
    made = created(terms(NewMatch(ANN_AND_HAL, "casino", target=15, seed=7)), ANN)
    assert made.places == (Place("human", "Ann", user=ANN.id), Place("bot", "Hal", "random"))
    assert (made.variant, made.target, made.seed, made.visibility, made.rated) == ("casino_long", 15, 7, "link", False)
    assert made == created(terms(NewMatch(ANN_AND_HAL, "casino", target=15, seed=7)), ANN)
    assert creator_name(NewMatch(ANN_AND_HAL)) == "Ann" and creator_name(NewMatch(ANN_AND_HAL[1:])) == ""


def test_a_seed_is_the_one_wished_or_drawn_or_new() -> None:
    wish = terms(NewMatch(ANN_AND_HAL, "casino"))
    assert created(wish, drawn=5).seed == 5 and created(wish, drawn=5).bot_seed != created(wish, drawn=5).bot_seed
    assert created(wish).seed != created(wish).seed
    assert created(wish).places[0].user == ""


def test_nobody_owns_a_seat_where_every_seat_is_open() -> None:
    open_seats = (SeatWish("open", "Hal", "random"), SeatWish("bot", "Iris", "random"))
    with pytest.raises(WrongWish, match="at least one person"):
        terms(NewMatch(open_seats, "casino"))


def test_rules_come_from_one_place() -> None:
    own = 'title = "Ours"\nparent = "casino"\n'
    assert terms(NewMatch(ANN_AND_HAL, rules=own)).rules.title == "Ours"
    house = load_variant("royal")
    assert terms(NewMatch(ANN_AND_HAL, house="h1"), house).rules is house
    assert refusal(NewMatch(ANN_AND_HAL)).startswith("malformed")
    assert refusal(NewMatch(ANN_AND_HAL, "casino", rules=own)).startswith("malformed")
    assert refusal(NewMatch(ANN_AND_HAL, house="h1")).startswith("unknown_house")
    assert refusal(NewMatch(ANN_AND_HAL, "whist")).startswith("unknown_variant")


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"seats": (SeatWish("human", "Ann"),)}, "players: Casino"),
        ({"seats": ANN_AND_HAL[1:] * 2, "clock": Clock("move", 10)}, "clock: A match between bots"),
        ({"seats": ANN_AND_HAL[1:] * 2, "visibility": "open"}, "players: A match between bots cannot be listed"),
        ({"seats": ANN_AND_HAL[1:] * 2, "fair": FairWish("0" * 64, "0" * 64)}, "salt: You cannot give a salt"),
        ({"seats": (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "stockfish"))}, "unknown_bot"),
        ({"seats": (SeatWish("human", "Ann"), SeatWish("bot", "Hal"))}, "unknown_bot"),
        ({"seats": (SeatWish("human", " "), SeatWish("bot", "Hal", "random"))}, "name"),
        ({"variant": "dominican_soto", "target": 5}, "rules: "),
        ({"clock": Clock("move", 4)}, "clock: A clock allows 5 to 3600 seconds"),
        ({"clock": Clock("days", 86_401)}, "clock: A clock allows 1 to 14 days"),
        ({"clock": Clock("days", 86_400, bank=1)}, "clock: Extra time"),
        ({"clock": Clock("move", 10, bank=-1)}, "clock: Extra time"),
    ],
)
def test_what_is_wrong_with_a_wish(wish: dict[str, Any], error: str) -> None:
    assert refusal(NewMatch(**{"seats": ANN_AND_HAL, "variant": "casino", **wish})).startswith(error)


@pytest.mark.parametrize("target", [1, 5, 9, 10, 11, 21, 1000])
def test_the_record_of_house_rules_can_be_read_whatever_target_is_chosen(target: int) -> None:
    """No sweeps from 10 points on: an option whose number lies beyond some targets."""
    text = 'title = "Ours"\nparent = "casino_long"\n[sweeping]\nuntil_score = 10\n'
    evening = Evening("human", "human", variant=None, rules=text, target=target)
    match = evening.hosted.match
    assert parse_record(format_record(match.record())) == match.record()
    assert load(whole_record(evening.hosted)).state == match.state


def test_a_rated_match_is_for_people_with_accounts_by_known_rules_and_in_time() -> None:
    assert terms(RATED).wish.rated
    check_creator(RATED, ANN)
    check_creator(NewMatch(ANN_AND_HAL, "casino"), None)
    for creator in (None, GUEST):
        with pytest.raises(WrongWish, match="needs an account"):
            check_creator(RATED, creator)
    with_bot = msgspec.structs.replace(RATED, seats=ANN_AND_HAL)
    own_rules = msgspec.structs.replace(RATED, variant=None, rules='title = "Ours"\nparent = "casino"\n')
    endless = msgspec.structs.replace(RATED, clock=None)
    for wish in (with_bot, own_rules, endless):
        assert refusal(wish).startswith("rated")


def test_only_one_who_plays_bots_alone_may_choose_the_seed() -> None:
    check_seed(NewMatch(ANN_AND_HAL, "casino", seed=1))
    check_seed(NewMatch(FRIENDS, "casino", fair=FairWish(LINK, LINK)))
    for wish in (
        NewMatch(FRIENDS, "casino", seed=1),
        NewMatch((ANN_AND_HAL[0], SeatWish("open", "Hal", "random")), "casino", seed=1),
        NewMatch(ANN_AND_HAL, "casino", seed=1, fair=FairWish(LINK, LINK)),
        NewMatch(ANN_AND_HAL, "casino", fair=FairWish(LINK, "no link")),
        NewMatch(ANN_AND_HAL, "casino", fair=FairWish(LINK.upper(), LINK)),
    ):
        with pytest.raises(WrongWish):
            check_seed(wish)


@pytest.mark.parametrize("variant", variant_ids())
def test_rules_in_which_nothing_needs_to_be_said(variant: str) -> None:
    rules = load_variant(variant)
    plain = unasked(rules)
    assert plain.calling.insist is not Insist.ASKED and plain.calling.orange is not Orange.CALLED
    assert plain.calling.claim is Claim.NONE
    assert not {"insist", "orange", "claim"} & {*asked(plain)}
    if rules.calling.claim is not Claim.NONE:
        assert plain.ending.finish is Finish.AT_ONCE
    seats = (ANN_AND_HAL[0], *(ANN_AND_HAL[1:] * 5))[: rules.seating.players[0]]
    assert terms(NewMatch(seats, variant, auto=True)).rules == plain


@pytest.mark.parametrize("variant", variant_ids())
def test_targets_that_are_offered(variant: str) -> None:
    rules = load_variant(variant)
    offered = offered_targets(rules)
    assert (offered == []) == bool(rules.ending.deals)
    assert not offered or rules.ending.target in offered


def test_a_number_of_deals_makes_a_wish_for_points_mean_nothing() -> None:
    of_deals = next(id for id in variant_ids() if load_variant(id).ending.deals)
    rules = load_variant(of_deals)
    seats = (ANN_AND_HAL[0], *(ANN_AND_HAL[1:] * 5))[: rules.seating.players[0]]
    assert created(terms(NewMatch(seats, of_deals, target=500))).target == rules.ending.target


def test_the_next_match_has_other_cards_and_the_seats_of_who_is_gone_are_free() -> None:
    evening = Evening("human", "human", "bot", "open")
    evening.happen(Seated(1, Place("human", "Somebody", user=GONE)))
    evening.play()
    assert evening.join(CLEO) == "next_deal"
    made = again(evening.hosted)
    assert [place.user for place in made.places] == [ANN.id, "", "", CLEO.id]
    assert made.seed != evening.hosted.created.seed and made.variant == evening.hosted.created.variant


def test_a_share_code_is_read_as_its_rules() -> None:
    rules = load_variant("royal")
    assert wished_rules(None, None, share_code(rules)) == rules
    with pytest.raises(WrongWish, match="This code cannot be read"):
        wished_rules(None, None, "no code")
    with pytest.raises(WrongWish, match="cannot be played by these rules") as refused:
        wished_rules(None, 'title = "Ours"\nparent = "casino"\n[dealing]\nhand = 99\n')
    assert refused.value.fields["problems"]
    with pytest.raises(WrongWish, match="cannot be played by these rules"):
        wished_rules(None, f'title = "{"long " * 20}"\nparent = "casino"\n')
