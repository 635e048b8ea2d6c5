"""What a person asks for when a match is to be made, and the event that makes it."""

import secrets
from dataclasses import replace
from typing import Annotated, Literal

import msgspec

from cassino.bots.levels import offer_named, offers
from cassino.engine.dealing import seated
from cassino.engine.rng import Rng
from cassino.rules import (
    Problem,
    Rules,
    RulesError,
    UnknownVariant,
    format_rules,
    load_variant,
    parse_rules,
    variant_ids,
)
from cassino.rules.options import Calling, Claim, Finish, Insist, Orange
from cassino.server.events import Created, Place
from cassino.server.refusal import BadRequest

MOST_POINTS = 1000
LONGEST_NAME = 40
SEED_BITS = 63
BOT_KEY = 0xB07
PARTNER_KEY = 0xACE


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/matches`."""

    seats: tuple[Place, ...]
    variant: str | None = None
    rules: str | None = None
    house: str | None = None
    target: Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)] | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**SEED_BITS - 1)] | None = None
    auto: bool = False
    """Whether nobody is asked to insist, to call or to claim: what can be had is always taken."""


_decoder: msgspec.json.Decoder[NewMatch] = msgspec.json.Decoder(NewMatch)


def parse_new_match(body: bytes) -> NewMatch:
    """A request body as a wish for a match. Raises BadRequest."""
    try:
        wish = _decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(400, "malformed", f"The body cannot be read: {error}.") from None
    if wish.seed is not None and sum(place.kind == "human" for place in wish.seats) > 1:
        raise BadRequest(422, "seed", "Who chooses the seed can know all cards: only one player against bots may.")
    return wish


def created(wish: NewMatch, house: Rules | None = None) -> Created:
    """The first event of the match; `house` are the house rules that the wish names. Raises BadRequest."""
    rules = _rules(wish, house)
    rules = unasked(rules) if wish.auto else rules
    places = tuple(_place(place) for place in wish.seats)
    _check_seats(rules, places)
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    bot_seed = secrets.randbits(SEED_BITS) if wish.seed is None else Rng(seed).sealed(BOT_KEY).below(2**32)
    return Created(
        variant=rules.id,
        rules=format_rules(replace(rules, parent="")),
        parent=rules.parent,
        target=wish.target or rules.ending.target,
        seed=seed,
        bot_seed=bot_seed,
        places=seated(rules, places, Rng(seed).split(PARTNER_KEY)),
    )


def again(before: Created) -> Created:
    """The same people and rules, other cards."""
    seeds = secrets.randbits(SEED_BITS), secrets.randbits(SEED_BITS)
    return msgspec.structs.replace(before, seed=seeds[0], bot_seed=seeds[1])


def asked(rules: Rules) -> list[str]:
    """What players are asked or have to say in a game."""
    calling = rules.calling
    found = {
        "insist": calling.insist is Insist.ASKED,
        "orange": calling.orange is Orange.CALLED,
        "claim": calling.claim is not Claim.NONE,
        "request": rules.building.partner_asks,
    }
    return [name for name, is_asked in found.items() if is_asked]


def unasked(rules: Rules) -> Rules:
    """The rules with everything done of itself that players else have to think of."""
    questions, calling, ending = asked(rules), rules.calling, rules.ending
    if "insist" in questions:
        calling = replace(calling, insist=Insist.ALWAYS)
    if "orange" in questions:
        calling = replace(calling, orange=Orange.ALWAYS)
    if "claim" in questions:
        usual = Calling()
        calling = replace(
            calling,
            claim=Claim.NONE,
            false_claim_points=usual.false_claim_points,
            false_announcement=usual.false_announcement,
        )
        ending = replace(ending, finish=Finish.AT_ONCE)
    return replace(rules, calling=calling, ending=ending)


def _rules(wish: NewMatch, house: Rules | None) -> Rules:
    if sum(each is not None for each in (wish.variant, wish.rules, wish.house)) != 1:
        raise BadRequest(422, "malformed", "Name one of `variant`, `rules` and `house`.")
    if wish.house is not None:
        if house is None:
            raise BadRequest(422, "unknown_house", "There are no such house rules; perhaps they were deleted.")
        return house
    try:
        return _house_rules(wish.rules) if wish.variant is None else load_variant(wish.variant)
    except UnknownVariant as error:
        raise BadRequest(422, "unknown_variant", str(error)) from None
    except RulesError as error:
        problems = [str(problem) for problem in error.problems]
        raise BadRequest(422, "rules", "These rules cannot be played.", problems=problems) from None


def _house_rules(text: str | None) -> Rules:
    rules = parse_rules(text or "")
    if rules.id in variant_ids() and rules != load_variant(rules.id):
        raise RulesError([Problem("id", f"{rules.id!r} is a shipped rule set: choose another id")])
    return rules


def _place(place: Place) -> Place:
    name = " ".join(place.name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRequest(422, "name", f"A name has 1 to {LONGEST_NAME} printable characters.")
    if place.kind == "human":
        return Place("human", name)
    offer = offer_named(place.bot or "")
    if offer is None:
        known = ", ".join(each.bot for each in offers())
        raise BadRequest(422, "unknown_bot", f"There is no such bot; there are {known}.")
    return Place("bot", name, offer.bot)


def _check_seats(rules: Rules, places: tuple[Place, ...]) -> None:
    if len(places) not in rules.seating.players:
        numbers = " or ".join(str(number) for number in rules.seating.players)
        raise BadRequest(422, "players", f"{rules.title} is for {numbers} players, not {len(places)}.")
    if all(place.kind == "bot" for place in places):
        raise BadRequest(422, "players", "At least one player is human.")


def offered_targets(rules: Rules) -> list[int]:
    """Good offers for the target of a match; none where it ends after a number of deals."""
    if rules.ending.deals:
        return []
    usual: tuple[Literal[11, 15, 21], ...] = (11, 15, 21)
    return sorted({*usual, rules.ending.target} if rules.ending.target in usual else {rules.ending.target})
