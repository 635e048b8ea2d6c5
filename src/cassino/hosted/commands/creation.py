"""A person's request for a new match, and the event that creates it."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal

import msgspec

from cassino.bots.offers import offer_named, offers
from cassino.engine.dealing import PARTNER_KEY, seated
from cassino.engine.rng import Rng
from cassino.hosted.commands.fair import FairWish, check_fair_wish
from cassino.hosted.commands.seating import Person, next_places
from cassino.hosted.match.events import GONE, SEED_BITS, Created, Place, new_seed
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import clean_name
from cassino.hosted.match.rulesets import RulesText, full_text, unfit, wished_rules
from cassino.hosted.wire.bounds import Line, Word
from cassino.hosted.wire.refusal import WrongWish
from cassino.hosted.wire.table import Clock, Question
from cassino.rules import Rules
from cassino.rules.options import Calling, Claim, Finish, Insist, Orange
from cassino.texts.lists import number_list

MOST_POINTS = 1000
MOST_SEATS = 20
"""In a request; the rules say how many there may be."""
USUAL_TARGETS = (11, 15, 21)
BOT_NAMES = ("Hal", "Iris", "Joe", "Kim", "Lou")
"""Default names of bots."""
BOT_KEY = 0xB07
DAY = 24 * 60 * 60
CLOCK_LIMITS = {"move": (5, 60 * 60, 1), "days": (DAY, 14 * DAY, DAY)}
"""By kind of clock: the shortest and longest time for a turn in seconds, and the step between allowed times."""
LONGEST_BANK = 2 * 60 * 60
SHORTEST_ABSENCE, LONGEST_ABSENCE = 60, 14 * DAY


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A requested seat; the first human one is for the person who makes the request.

    human: kept for a person who joins. open: played by a bot until a person takes it.
    """

    kind: Literal["human", "bot", "open"]
    name: Line
    bot: Word | None = None


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/matches`."""

    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(max_length=MOST_SEATS)]
    variant: Line | None = None
    rules: RulesText | None = None
    house: Word | None = None
    target: Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)] | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**SEED_BITS - 1)] | None = None
    auto: bool = False
    """Whether players are never asked to insist, call or claim: everything that can be taken is taken."""
    visibility: Literal["link", "open"] = "link"
    rated: bool = False
    clock: Clock | None = None
    away: Annotated[int, msgspec.Meta(ge=SHORTEST_ABSENCE, le=LONGEST_ABSENCE)] | None = None
    """After how many seconds without an open window a player for whom the others wait counts as away. They may then let
    a bot sit in, or end the match without a result. Null: ten minutes, or with days for each turn as long as a turn.
    Not in rated matches.
    """
    fair: FairWish | None = None


def check_seed(wish: NewMatch) -> None:
    """Check whether this person may choose the seed. Raises WrongWish."""
    if wish.seed is not None and sum(seat.kind != "bot" for seat in wish.seats) > 1:
        raise WrongWish("seed", "error-seed")
    check_fair_wish(wish.fair, wish.seed)


def creator_name(wish: NewMatch) -> str:
    """The name of the person who makes the request: that of the first human seat."""
    return next((seat.name for seat in wish.seats if seat.kind == "human"), "")


@dataclass(frozen=True, slots=True)
class Terms:
    """The valid parts of a request: the rules, and the seats without people."""

    wish: NewMatch
    rules: Rules
    places: tuple[Place, ...]


def terms(wish: NewMatch, house: Rules | None = None) -> Terms:
    """The terms of a valid request; `house` are the house rules that it names. Raises WrongWish."""
    rules = _rules(wish, house)
    rules = unasked(rules) if wish.auto else rules
    places = tuple(_place(seat) for seat in wish.seats)
    _check_seats(rules, places)
    _check_target(wish, rules)
    _check_clock(wish.clock)
    if wish.rated:
        _check_rated(wish)
    if all(place.kind == "bot" for place in places):
        _check_watched(wish)
    return Terms(wish, rules, places)


def check_creator(wish: NewMatch, creator: Person | None) -> None:
    """Check whether somebody may make such a match. Raises WrongWish."""
    if wish.rated and (creator is None or not creator.has_account):
        raise WrongWish("account", "error-rated-needs-account")


def created(asked: Terms, creator: Person | None = None, drawn: int | None = None) -> Created:
    """The first event of the match; the first human seat belongs to the creator. drawn: the seed, if none was
    chosen.
    """
    wish, rules = asked.wish, asked.rules
    seed = next(each for each in (wish.seed, drawn, new_seed()) if each is not None)
    bot_seed = new_seed() if wish.seed is None else bot_seed_of(seed)
    return Created(
        variant=rules.id,
        rules=full_text(rules),
        parent=rules.parent,
        target=_target(wish, rules),
        seed=seed,
        bot_seed=bot_seed,
        places=seated(rules, _owned(asked.places, creator), Rng(seed).split(PARTNER_KEY)),
        visibility=wish.visibility,
        rated=wish.rated,
        clock=wish.clock,
        last_call=True,
        away=wish.away or 0,
    )


def bot_seed_of(seed: int) -> int:
    """The seed of the bots' random numbers in a match whose seed a player chose."""
    return Rng(seed).sealed(BOT_KEY).below(2**32)


def again(hosted: HostedMatch) -> Created:
    """The same people and rules with new cards. Anyone who waited for a seat gets it; the seat of a deleted person is
    free.
    """
    places = tuple(
        msgspec.structs.replace(place, user="") if place.user == GONE else place for place in next_places(hosted)
    )
    return msgspec.structs.replace(hosted.created, seed=new_seed(), bot_seed=new_seed(), places=places, last_call=True)


def asked(rules: Rules) -> list[Question]:
    """The questions and calls that a game may have."""
    calling = rules.calling
    found: dict[Question, bool] = {
        "insist": calling.insist is Insist.ASKED,
        "orange": calling.orange is Orange.CALLED,
        "claim": calling.claim is not Claim.NONE,
        "request": rules.building.partner_asks,
    }
    return [name for name, is_asked in found.items() if is_asked]


def unasked(rules: Rules) -> Rules:
    """The rules, with everything done automatically that players otherwise have to think of."""
    questions, calling, ending = asked(rules), rules.calling, rules.ending
    if "insist" in questions:
        calling = replace(calling, insist=Insist.ALWAYS)
    if "orange" in questions:
        calling = replace(calling, orange=Orange.ALWAYS)
    if "claim" in questions:
        calling = without_claims(calling)
        ending = replace(ending, finish=Finish.AT_ONCE)
    return replace(rules, calling=calling, ending=ending)


def without_claims(calling: Calling) -> Calling:
    """The same, but without claims."""
    usual = Calling()
    return replace(
        calling,
        claim=Claim.NONE,
        false_claim_points=usual.false_claim_points,
        false_announcement=usual.false_announcement,
    )


def _rules(wish: NewMatch, house: Rules | None) -> Rules:
    if sum(each is not None for each in (wish.variant, wish.rules, wish.house)) != 1:
        raise WrongWish("malformed", "error-name-one", names="`variant`, `rules`, `house`")
    if wish.house is not None:
        if house is None:
            raise WrongWish("unknown_house", "error-unknown-house")
        return house
    return wished_rules(wish.variant, wish.rules)


def _place(seat: SeatWish) -> Place:
    name = clean_name(seat.name)
    if seat.kind == "human":
        return Place("human", name)
    offer = offer_named(seat.bot or "")
    if offer is None:
        raise WrongWish("unknown_bot", "error-unknown-bot", known=known_bots())
    return Place("bot", name, offer.bot, open=seat.kind == "open")


def _owned(places: tuple[Place, ...], creator: Person | None) -> tuple[Place, ...]:
    """Give the first human seat to the creator."""
    first = next((number for number, place in enumerate(places) if place.kind == "human"), None)
    if creator is None or first is None:
        return places
    own = msgspec.structs.replace(places[first], user=creator.id, portrait=creator.portrait)
    return (*places[:first], own, *places[first + 1 :])


def _check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    least, most, unit = CLOCK_LIMITS[clock.kind]
    if not least <= clock.seconds <= most or clock.seconds % unit:
        raise WrongWish("clock", "error-clock-turn", kind=clock.kind, least=least // unit, most=most // unit)
    if not 0 <= clock.bank <= (0 if clock.kind == "days" else LONGEST_BANK):
        raise WrongWish("clock", "error-clock-bank", most=LONGEST_BANK)


def _check_rated(wish: NewMatch) -> None:
    if any(seat.kind != "human" for seat in wish.seats):
        raise WrongWish("rated", "error-rated-bots")
    if wish.variant is None:
        raise WrongWish("rated", "error-rated-rules")
    if wish.clock is None:
        raise WrongWish("rated", "error-rated-clock")
    if wish.away is not None:
        raise WrongWish("rated", "error-rated-away")


def _check_watched(wish: NewMatch) -> None:
    """Check that a match of bots only has no clock, no place in the lobby and no promise: it is only for watching."""
    if wish.clock is not None:
        raise WrongWish("clock", "error-bots-clock")
    if wish.visibility == "open":
        raise WrongWish("players", "error-bots-lobby")
    if wish.fair is not None:
        raise WrongWish("salt", "error-bots-salt")


def _target(wish: NewMatch, rules: Rules) -> int:
    """The target; it has no effect if a number of deals ends the match."""
    return rules.ending.target if rules.ending.deals else wish.target or rules.ending.target


def _check_target(wish: NewMatch, rules: Rules) -> None:
    """Check that the rules can be played to the target: its record would not be read. Raises WrongWish."""
    target = _target(wish, rules)
    if target != rules.ending.target and (problems := rules.with_target(target).problems()):
        raise unfit(problems)


def _check_seats(rules: Rules, places: tuple[Place, ...]) -> None:
    if len(places) not in rules.seating.players:
        raise wrong_count(rules, len(places))
    if all(place.kind == "bot" for place in places) and any(place.open for place in places):
        raise WrongWish("players", "error-no-person")


def wrong_count(rules: Rules, count: int) -> WrongWish:
    """The refusal of a number of players."""
    possible = number_list(rules.seating.players)
    return WrongWish("players", "error-player-count", title=rules.title, count=count, possible=possible)


def known_bots() -> str:
    """The names by which programs ask for bots."""
    return ", ".join(each.bot for each in offers())


def offered_targets(rules: Rules) -> list[int]:
    """Suggested targets for a match; none if it ends after a number of deals."""
    if rules.ending.deals:
        return []
    target = rules.ending.target
    return list(USUAL_TARGETS) if target in USUAL_TARGETS else [target]
