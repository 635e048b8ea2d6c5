"""The cards, the seats and the deal. B1-B6

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cassino import cards
from cassino.rules.options.declaration import Choice, Reason, option

if TYPE_CHECKING:
    from cassino.rules.rules import Rules


class Pack(Choice):
    """Which cards exist.

    A card's rank is its place in its suit; what is printed on it is the pack's affair: the eighth to tenth cards of
    ITALIAN_40 are jack, queen and king, the suits of ROOK_40 are four colors (hearts red, diamonds yellow, spades
    black, clubs green; D-57).
    """

    FRENCH_52 = "french_52"
    NO_PICTURES_40 = "no_pictures_40"
    ITALIAN_40 = "italian_40"
    ROOK_40 = "rook_40"


class SuitName(Choice):
    """A suit by its French name, in the order of `cards.Suit`; the hearts of ROOK_40 are its red cards."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


def pack_cards(pack: Pack) -> int:
    """The set of cards in a whole pack."""
    return cards.FULL_DECK if pack is Pack.FRENCH_52 else cards.FULL_DECK & ~cards.PICTURES


@lru_cache(maxsize=256)
def chosen_cards(pack: Pack, ranks: tuple[int, ...], suits: tuple[SuitName, ...]) -> int:
    """The cards of a pack that have one of these ranks and one of these suits; no ranks or no suits: all."""
    held = pack_cards(pack)
    if ranks:
        held &= cards.card_set(card for card in range(cards.DECK_SIZE) if card // 4 + 1 in ranks)
    if suits:
        held &= cards.card_set(card for card in range(cards.DECK_SIZE) if list(SuitName)[card % 4] in suits)
    return held


def pack_size(rules: "Rules") -> int:
    """How many cards there are."""
    return rules.deck.cards.bit_count()


@dataclass(frozen=True, slots=True)
class Deck:
    """Which cards exist. B1"""

    pack: Pack = option(
        Pack.FRENCH_52,
        rule="B1",
        code=10,
        cite="001:8",
        told=("book-setup-pack", "book-setup-rook", "book-short-pictures"),
        decisive=2,
    )
    ranks: tuple[int, ...] = option((), rule="B1", code=80, told=("book-setup-part",), decisive=2)
    suits: tuple[SuitName, ...] = option((), rule="B1", code=81, told=("book-setup-part",), decisive=2)

    @property
    def cards(self) -> int:
        """The set of all cards of the game."""
        return chosen_cards(self.pack, self.ranks, self.suits)


class Sides(Choice):
    """Who scores together."""

    SOLO = "solo"
    PAIRS_OF_FOUR = "pairs_of_four"


class Partners(Choice):
    """How partners are found."""

    AS_SEATED = "as_seated"
    FIRST_TWO_ACES = "first_two_aces"


class Direction(Choice):
    """Which way turn and deal pass around the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class DealPasses(Choice):
    """Who deals next."""

    NEXT = "next"
    LOSER_LEADS = "loser_leads"  # and gets the first card: 002:155
    CAPTURER_LEADS = "last_capturer_leads"  # 007
    WINNER_LEADS = "winner_leads"
    WINNER_DEALS = "winner_deals"


class RoundLeader(Choice):
    """Who plays first in a later round of a deal."""

    AFTER_DEALER = "after_dealer"
    LAST_CAPTURER = "last_capturer"


PLAYERS = range(2, 7)
"""Numbers of players that the engine can seat."""
ALONE = Reason("option-because-no-partners", lambda rules: rules.seating.sides is Sides.SOLO)
NO_ROUNDS = Reason("option-because-no-rounds", lambda rules: not has_rounds(rules))


def seats(rules: "Rules") -> list[int]:
    """The numbers of players that can be dealt to, in order."""
    return sorted({number for number in rules.seating.players if number in PLAYERS})


def has_rounds(rules: "Rules") -> bool:
    """Whether hands are dealt more than once; all cards come in two halves to two players. 002:126"""
    if rules.dealing.replenish is Replenish.ALL_CARDS:
        return 2 in rules.seating.players
    return rules.dealing.replenish is Replenish.ROUNDS


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays, in what order, with whom. B2-B4"""

    players: tuple[int, ...] = option((2, 3, 4), rule="B2", code=11, cite="001:3-4")
    sides: Sides = option(
        Sides.SOLO,
        rule="B2",
        code=12,
        cite="001:28, D-59, N-4",
        idle=(Reason("option-because-never-four", lambda rules: 4 not in rules.seating.players),),
        told=("book-setup-alone", "book-setup-pairs"),
    )
    partners: Partners = option(
        Partners.AS_SEATED, rule="B2", code=13, cite="004:50", idle=(ALONE,), told=("book-setup-aces",)
    )
    direction: Direction = option(
        Direction.CLOCKWISE,
        rule="B3",
        code=14,
        cite="001:32",
        idle=(Reason("option-because-only-two", lambda rules: set(rules.seating.players) == {2}),),
        told=("book-setup-direction",),
    )
    deal_passes: DealPasses = option(
        DealPasses.NEXT,
        rule="B4",
        code=15,
        cite="001:25, D-62, 007",
        told=("book-setup-loser", "book-setup-last-leads", "book-setup-winner"),
    )
    round_leader: RoundLeader = option(
        RoundLeader.AFTER_DEALER,
        rule="B4",
        code=16,
        cite="001:32",
        idle=(NO_ROUNDS,),
        told=("book-setup-last-capturer",),
        decisive=6,
    )


class Replenish(Choice):
    """When a hand gets new cards."""

    ROUNDS = "rounds"
    DRAW = "draw"
    ALL_CARDS = "all_cards"  # 002:21, 002:126, 002:155


class Leftover(Choice):
    """What becomes of the last cards when they are too few for a whole round."""

    NONE = "none"
    SHORT_ROUND = "short_round"  # 000:130


class Redeal(Choice):
    """Whether a first table may be refused."""

    NEVER = "never"
    RICH_CUT = "rich_cut"


NO_PICTURES = Reason("option-because-no-pictures", lambda rules: not rules.deck.cards & cards.PICTURES)
AT_ONCE = Reason("option-because-all-at-once", lambda rules: rules.dealing.replenish is Replenish.ALL_CARDS)
BARE_TABLE = Reason("option-because-bare-table", lambda rules: not rules.dealing.table)
UNCUT = Reason("option-because-uncut", lambda rules: not rules.dealing.cut)
ANY_CUT = Reason("option-because-any-table-stays", lambda rules: rules.dealing.redeal is Redeal.NEVER)
EVEN = Reason("option-because-even", lambda rules: comes_out_even(rules))


def comes_out_even(rules: "Rules") -> bool:
    """Whether whole rounds use up the pack, for each number of players."""
    rest, hand = pack_size(rules) - rules.dealing.table, max(rules.dealing.hand, 1)
    return all(rest % (hand * players) == 0 for players in seats(rules))


@dataclass(frozen=True, slots=True)
class Dealing:
    """How cards reach hands and table. B5"""

    hand: int = option(4, rule="B5", code=17, cite="001:21", limits=(1, cards.DECK_SIZE // 2), idle=(AT_ONCE,))
    table: int = option(4, rule="B5", code=18, cite="001:21", limits=(0, cards.DECK_SIZE))
    cut: bool = option(
        False,
        rule="B5",
        code=19,
        cite="002:21",
        idle=(BARE_TABLE,),
    )
    leader_cuts: bool = option(
        False,
        rule="B5",
        code=85,
        cite="002:21",
        idle=(BARE_TABLE, UNCUT),
    )
    redeal: Redeal = option(
        Redeal.NEVER,
        rule="B5",
        code=20,
        cite="002:23-28, D-56",
        idle=(BARE_TABLE, UNCUT),
        told=("book-different-rich",),
    )
    rich_points: int = option(
        3,
        rule="B5",
        code=82,
        cite="002:25",
        limits=(1, 100),
        has_zero=True,
        usual=(3, 4),
        idle=(ANY_CUT,),
        told=("book-different-rich",),
    )
    rich_pictures: int = option(
        3,
        rule="B5",
        code=83,
        cite="002:26",
        limits=(1, 12),
        has_zero=True,
        usual=(0, 3),
        idle=(ANY_CUT,),
        excludes=(
            Reason(
                "option-because-never-rich",
                lambda rules: (
                    not rules.dealing.rich_points and (not rules.dealing.rich_pictures or NO_PICTURES.holds(rules))
                ),
            ),
        ),
        told=("book-different-rich",),
    )
    replenish: Replenish = option(
        Replenish.ROUNDS,
        rule="B5",
        code=21,
        cite="001:22-23",
        told=("book-short-deal",),
        decisive=6,
    )
    leftover: Leftover = option(
        Leftover.NONE,
        rule="B5",
        code=22,
        cite="000:130",
        idle=(Reason("option-because-no-rounds", lambda rules: rules.dealing.replenish is not Replenish.ROUNDS), EVEN),
        told=("book-setup-short-round",),
    )
    packet: int = option(4, rule="B5", code=23, limits=(1, cards.DECK_SIZE // 2))
    bottom_seen: bool = option(
        False, rule="B5", code=24, cite="000:174", idle=(AT_ONCE,), told=("book-setup-bottom-kept",)
    )
    last_round_open: bool = option(
        False, rule="B28", code=25, cite="000:182", idle=(NO_ROUNDS,), told=("book-setup-open",), decisive=6
    )


class Faces(Choice):
    """What jack, queen and king count."""

    RANK_ONLY = "rank_only"
    ELEVEN_TO_THIRTEEN = "eleven_to_thirteen"


class Ace(Choice):
    """What an ace counts."""

    ONE = "one"
    ONE_OR_FOURTEEN = "one_or_fourteen"


PICTURES_COUNT = Reason("option-because-pictures-count", lambda rules: rules.counting.faces is Faces.ELEVEN_TO_THIRTEEN)


LARGEST_VALUE = 16
"""The highest value that a card can have."""


@dataclass(frozen=True, slots=True)
class InHand:
    """What cards of a kind count in the hand, whatever they count on the table. B6"""

    of: str
    """A word of `cards_of`."""
    value: int


@dataclass(frozen=True, slots=True)
class Counting:
    """What a card counts. B6"""

    faces: Faces = option(
        Faces.RANK_ONLY,
        rule="B6",
        code=26,
        cite="001:40",
        idle=(NO_PICTURES,),
        told=("book-short-pictures",),
        decisive=2,
    )
    ace: Ace = option(Ace.ONE, rule="B6", code=27, cite="001:42", told=("book-short-ace",), decisive=2)
    in_hand: tuple[InHand, ...] = option(
        (),
        rule="B6",
        code=86,
        cite="N-1",
        excludes=(
            Reason(
                "option-because-in-hand-builds",
                lambda rules: rules.building.source.value != "none",
                ("building.source", "none"),
            ),
            Reason(
                "option-because-in-hand-one-card",
                lambda rules: rules.capturing.from_hand.value != "one_card",
                ("capturing.from_hand", "one_card"),
            ),
        ),
        told=("book-setup-in-hand",),
        decisive=2,
    )
