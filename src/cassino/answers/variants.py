"""What can be played: the games, and the bots to play against."""

from cassino.bots.levels import AT_SIGHT, DEFAULT
from cassino.bots.offers import offers
from cassino.hosted.commands.creation import asked, offered_targets
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import Question
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Sides
from cassino.texts import tell
from cassino.texts.language import NAMES, cached


class Variant(Shape, frozen=True):
    """A game that can be played, with facts that help to choose it."""

    id: str
    title: str
    summary: str
    family: str
    """The group it is listed with; empty for house rules."""
    short: str
    """Its name within the family."""
    aliases: list[str]
    also_called: list[str]
    played_in: str
    players: list[int]
    pairs_of_four: bool
    target: int
    deals: int
    targets: list[int]
    asks: list[Question]
    rules: str


class Usual(Shape, frozen=True):
    """The default choices."""

    variant: str
    bot: str


class Level(Shape, frozen=True):
    """A bot that plays like a person of some strength."""

    bot: str
    level: int
    title: str


class Variants(Shape, frozen=True):
    """All games, and the bots to play against."""

    variants: list[Variant]
    default: Usual
    bots: list[str]
    levels: list[Level]
    levels_note: str = ""
    """Why there are fewer levels than elsewhere; empty if there are not."""


class MadeMatch(Shape, frozen=True):
    """A new match, and your seat; null if only bots play."""

    id: str
    seat: int | None


@cached(2 * len(NAMES))
def all_offered(without_search: bool) -> Variants:
    """What can be played. Wording it takes a while, the first time in each language.

    without_search: only levels that do not search, because the engine is too slow for it.
    """
    ids = variant_ids()
    last = AT_SIGHT if without_search else len(offers())
    return Variants(
        variants=[offered(load_variant(id)) for id in ids],
        default=Usual(ids[0], DEFAULT),
        bots=[offer.bot for offer in offers()],
        levels=[Level(offer.bot, offer.level, offer.title) for offer in offers() if 0 < offer.level <= last],
        levels_note=tell("local-few-levels", last=AT_SIGHT) if without_search else "",
    )


def offered(rules: Rules) -> Variant:
    """A rule set with the facts by which people choose."""
    return Variant(
        id=rules.id,
        title=rules.title,
        summary=rules.summary,
        family=rules.family,
        short=rules.short or rules.title,
        aliases=list(rules.aliases),
        also_called=list(rules.also_called),
        played_in=rules.played_in,
        players=list(rules.seating.players),
        pairs_of_four=rules.seating.sides is Sides.PAIRS_OF_FOUR,
        target=rules.ending.target,
        deals=rules.ending.deals,
        targets=offered_targets(rules),
        asks=asked(rules),
        rules=f"/rules/{rules.id}",
    )
