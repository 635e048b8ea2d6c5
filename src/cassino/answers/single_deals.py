"""Matches of one deal, against bots that play the same for everybody: the deal of the day, and tournaments."""

from dataclasses import replace
from functools import cache

from cassino.analysis.puzzles.mining import play_on
from cassino.engine.rng import Rng
from cassino.hosted.commands.creation import BOT_NAMES, without_claims
from cassino.hosted.match.events import Created, Dealt, Place
from cassino.hosted.match.match import begun, first_deal
from cassino.hosted.match.names import GUEST, name_or
from cassino.hosted.match.rulesets import full_text
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Ending, Level

DAILY = "_daily"
"""The ending of the names of rules by which a deal of the day is played."""
BOT_KEY = 0xDA11
BOT = "heuristic"


@cache
def offered() -> tuple[str, ...]:
    """The variants of which a single deal can be played."""
    return tuple(id for id in variant_ids() if not one_deal(load_variant(id)).problems())


def one_deal(rules: Rules, suffix: str = "", title: str = "") -> Rules:
    """The rules for a match of one deal, which also ends in a tie. suffix: of the id; title: in English."""
    calling, ending = without_claims(rules.calling), Ending(deals=1, level=Level.SHARED)
    return replace(rules, id=f"{rules.id}{suffix}", own_title=title, parent=rules.id, calling=calling, ending=ending)


def created(whole: Rules, seed: int, name: str, user: str = "", contest: str = "") -> Created:
    """The first event of a match of one deal. Bots play the same for everybody.

    whole: from `one_deal`. contest: the end of its tournament.
    """
    bots = (Place("bot", bot, BOT) for bot in BOT_NAMES[: whole.seating.players[0] - 1])
    return Created(
        variant=whole.id,
        rules=full_text(whole),
        parent=whole.parent,
        target=whole.ending.target,
        seed=seed,
        bot_seed=Rng(seed).sealed(BOT_KEY).below(1 << 31),
        places=(Place("human", name_or(name, GUEST), user=user), *bots),
        last_call=True,
        contest=contest,
    )


def bot_points(whole: Rules, seed: int) -> list[int]:
    """The points of each side if bots play all seats, including the person's."""
    events = begun(created(whole, seed, GUEST))
    first, second = events
    assert isinstance(first, Created) and isinstance(second, Dealt)
    match = first_deal(first, second)
    play_on(match, BOT, Rng(first.bot_seed))
    return list(match.scores)
