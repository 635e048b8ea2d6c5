"""The positions of the worked examples, and what is played there.

A scene is shown in a book if the rule it follows is, and if the engine lets its moves be played and judges the last one
as the scene says. So no scene needs conditions, and none can be wrong; one without cards is about numbers, and a test
adds them up. Cards are written as on French cards, moves in the notation; the reader sits in seat A unless the scene
says otherwise.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Laid:
    """A build on the table: its cards, its value, the seat of its owner."""

    cards: str
    value: int
    owner: int = 1


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, moves separated by semicolons, and the message that says what happens."""

    key: str
    after: tuple[str, ...]
    """The rules that it may follow; the first one that a book has is taken."""
    hand: str
    moves: str
    loose: str = ""
    builds: tuple[Laid, ...] = ()
    tops: Mapping[int, str] = field(default_factory=dict)
    """The pile of another player, the lowest card first, by seat."""
    others: Mapping[int, str] = field(default_factory=dict)
    """What other players hold, by seat."""
    refused: str = ""
    """The rule that forbids the last move; empty if it is legal."""
    you: int = 0
    players: int = 0
    """How many play; 0: as many as usual."""
    sweep: int = 0
    """How many cards the sweep takes, which has to score; 0: it is about something else."""
    is_big: bool = False
    """Whether it has to be a big sweep."""


THEIRS, YOURS = Laid("5D 4C", 9), Laid("5D 4C", 9, 0)

SCENES = (
    # What cards count
    Scene("book-example-queen", ("book-setup-values",), "QS", "QS x QD, 9H+3C", "QD 9H 3C"),
    Scene("book-example-ace", ("book-setup-ace",), "AS", "AS x KD+AH", "KD AH"),
    Scene("book-example-in-hand", ("book-setup-in-hand",), "10D", "10D x 9H+7C", "9H 7C"),
    # Taking
    Scene("book-example-take", ("book-play-take",), "8S", "8S x 8H, 5C+3D", "8H 5C 3D"),
    Scene("book-example-take-one", ("book-play-take-one",), "7S", "7S x 6H+AC", "6H AC 5D 2C"),
    Scene("book-example-pair-first", ("book-play-pair-first",), "7S", "7S x 4C+3H", "7D 4C 3H", refused="B7"),
    Scene(
        "book-example-several",
        ("book-play-several-total", "book-play-several-sets"),
        "7S 5S",
        "7S+5S x 10H+2D, QD",
        "10H 2D QD",
    ),
    Scene("book-example-several-large", ("book-play-several-total",), "JS QS AS", "JS+QS+AS x 4H+7D+KC", "4H 7D KC"),
    Scene(
        "book-example-several-too-large", ("book-play-several-total",), "7S 8S", "7S+8S x QH+3C", "QH 3C", refused="B7"
    ),
    Scene("book-example-several-sets", ("book-play-several-sets",), "JS 7S 4S", "JS, 7S+4S x JH", "JH 9D"),
    Scene(
        "book-example-split",
        ("book-play-take-builds",),
        "7S",
        "7S x [4D+AC], 2C",
        "2C",
        (Laid("4D AC", 5),),
        refused="B7",
    ),
    Scene("book-example-one-picture", ("book-play-picture-one",), "QS", "QS x QH, QD", "QH QD", refused="B7"),
    Scene("book-example-both-pictures", ("book-play-picture-any",), "QS", "QS x QH, QD", "QH QD"),
    Scene(
        "book-example-top",
        ("book-play-tops",),
        "8H 8C 2S",
        "8H x 7H+AD^, [5D+3D]",
        "7H",
        (Laid("5D 3D", 8, 0),),
        {1: "4C AD"},
    ),
    Scene("book-example-equal", ("book-play-equal",), "9S", "9S x 9D", "9D 9C 5H 4C", refused="B8"),
    Scene("book-example-must", ("book-play-must",), "7S", "trail 7S", "4D 3C", refused="B8"),
    Scene(
        "book-example-insist",
        ("book-play-insist",),
        "8S 2H",
        "8S x 8H; end; insist capture",
        "8H 5C 3D",
        others={1: "10D", 2: "10C", 3: "7D"},
    ),
    Scene(
        "book-example-insist-add",
        ("book-play-insist",),
        "9S 10H",
        "trail 10H; end; insist additions",
        "6H 3C",
        (YOURS,),
        others={1: "10D", 2: "10C", 3: "7D"},
    ),
    # Building
    Scene("book-example-make", ("book-building-card",), "5H 9S", "5H+4D = 9", "4D"),
    Scene("book-example-multiple", ("book-building-multiple",), "5H 9S", "5H+4D, 9D = 9", "4D 9D"),
    Scene("book-example-table-build", ("book-building-simple",), "10S 2H", "5D+3H+2C = 10", "5D 3H 2C"),
    Scene("book-example-base", ("book-building-base",), "9S 3C", "9H, 5C^+4C = 9", "9H 4C", tops={1: "2H 5C"}),
    Scene("book-example-raise", ("book-building-raise",), "2S 9H", "raise [3D+4C] 2S = 9", "", (Laid("3D 4C", 7),)),
    Scene(
        "book-example-raise-sets",
        ("book-building-raise-sets",),
        "2S 9H",
        "raise [3D+4C] 2S, 9D = 9",
        "9D",
        (Laid("3D 4C", 7),),
    ),
    Scene(
        "book-example-join",
        ("book-building-side-by-side", "book-building-separate"),
        "6S 9H",
        "6S+3D, [5D+4C] = 9",
        "3D",
        (YOURS,),
    ),
    Scene(
        "book-example-join-top",
        ("book-play-steal-steps",),
        "9H 2C",
        "[5D+4C], 7S^+2H = 9",
        "2H",
        (YOURS,),
        {1: "4S 7S"},
    ),
    Scene(
        "book-example-steal",
        ("book-play-steal-joining",),
        "7S 8H 8C",
        "7S+AD^, [5D+3D] = 8",
        "7H",
        (Laid("5D 3D", 8, 0),),
        {1: "4C AD"},
    ),
    Scene(
        "book-example-join-theirs",
        ("book-building-owner-last", "book-building-owner-last-partner"),
        "6S 9H",
        "6S+3D, [5D+4C] = 9",
        "3D",
        (THEIRS,),
    ),
    Scene(
        "book-example-separate",
        ("book-building-separate",),
        "10S 10H",
        "10S, [6D+4C], [7H+3C] = 10",
        "",
        (Laid("6D 4C", 10), Laid("7H 3C", 10)),
        refused="B10",
    ),
    Scene("book-example-merge", ("book-building-merge",), "6S 9H", "6S+3D = 9", "3D", (THEIRS,), refused="B10"),
    Scene("book-example-hold", ("book-building-two-cards",), "9H 2S", "9H x 9C", "9C", (YOURS,), refused="B11"),
    Scene(
        "book-example-proven",
        ("book-building-partner-owns",),
        "2S 5C",
        "AS+4H+3D = 8; 8H x [AS+4H+3D]; 2S+6C = 8 for A",
        "4H 3D 6C",
        others={0: "AS 8S", 1: "8H 2C", 3: "9C 2D"},
        you=2,
        players=4,
    ),
    Scene(
        "book-example-proven",
        ("book-building-partner-owns",),
        "2S 5C",
        "AS+4H+3D = 8; end; 8H x [AS+4H+3D]; end; 2S+6C = 8 for A",
        "4H 3D 6C",
        others={0: "AS 8S", 1: "8H 2C", 3: "9C 2D"},
        you=2,
        players=4,
    ),
    Scene(
        "book-example-request-asked",
        ("book-building-request",),
        "9H 2C",
        "9S x [5D+4C]; ask; 9S, [5D+4C] = 9 for C",
        "10D",
        (Laid("5D 4C", 9, 2),),
        others={0: "9S 7C", 1: "10H 2H", 3: "8C 2D"},
        you=2,
        players=4,
    ),
    # Trailing
    Scene(
        "book-example-trail",
        ("book-play-owner", "book-play-owner-stock"),
        "9H 2S",
        "trail 2S",
        "10C",
        (YOURS,),
        refused="B14",
        players=2,
    ),
    Scene(
        "book-example-partner-nine",
        ("book-play-partner-build",),
        "9S 2H",
        "trail 9S",
        "10C",
        (Laid("5D 4C", 9, 2),),
        others={2: "9H"},
        players=4,
    ),
    # Sweeps, oranges
    Scene("book-example-sweep", ("book-play-sweep",), "8S", "8S x 5C+3D", "5C 3D", sweep=2),
    Scene(
        "book-example-big-sweep",
        ("book-play-sweep",),
        "10S",
        "10S x 4C+3D+2H+AC",
        "4C 3D 2H AC",
        sweep=4,
        is_big=True,
    ),
    Scene(
        "book-example-victim",
        ("book-play-victim",),
        "7H 7D",
        "8S x 5C+3D; trail 7H; 7D x 7H",
        "5C 3D",
        others={0: "8S KC"},
        you=1,
        sweep=1,
    ),
    Scene("book-example-near", ("book-end-near",), "", ""),
    Scene("book-example-orange", ("book-end-orange-called",), "7C", "7C x 4D+3H orange!", "4D 3H 2S"),
)
