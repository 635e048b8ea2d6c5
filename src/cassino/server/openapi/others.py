"""House rules, puzzles, the deal of the day, score books."""

from typing import Any, Literal

import msgspec

from cassino.server.features.house.drafts import Draft
from cassino.server.openapi.matches import Variant
from cassino.server.openapi.shape import Card, Shape, Title
from cassino.server.openapi.table import Line, View


class SavedRules(Variant):
    """A saved rule set."""

    parent: Title | None
    code: str
    updated: str


class HouseList(Shape):
    """The saved house rules."""

    house: list[SavedRules]


class Way(Shape):
    """A change that ends a problem."""

    key: str
    value: Any
    text: str


class Problem(Shape):
    """Something wrong with a draft."""

    key: str
    where: str
    title: str
    text: str
    ways: list[Way]


class Checked(Shape):
    """All that is to be said of a draft; values by the key of their option."""

    parent: Title
    values: dict[str, Any]
    inherited: dict[str, Any]
    inherited_words: dict[str, str]
    changes: dict[str, Any]
    idle: dict[str, str]
    problems: list[Problem]
    tidy: dict[str, Any]
    summary: str
    toml: str
    code: str


class Drafted(Shape):
    """A draft to begin with; `own` where it is a saved set that one may change."""

    draft: Draft
    check: Checked
    own: bool


class Possible(Shape):
    """A possible answer."""

    value: str | int | bool
    label: str


class Option(Shape):
    """An option as a question."""

    key: str
    title: str
    text: str
    note: str
    kind: Literal["choice", "several", "file", "number", "text", "players", "items"]
    choices: list[Possible | int] | msgspec.UnsetType = msgspec.UNSET
    least: int | msgspec.UnsetType = msgspec.UNSET
    most: int | msgspec.UnsetType = msgspec.UNSET
    usual: str | msgspec.UnsetType = msgspec.UNSET


class Group(Shape):
    """Options that belong together."""

    id: str
    title: str
    options: list[Option]


class Kinds(Shape):
    """What an item may count."""

    title: str
    choices: list[Possible]


class Limits(Shape):
    """The least and the greatest points; how many items; how long texts may be."""

    points: list[int]
    items: int
    title: int
    summary: int


class Form(Shape):
    """Everything that the editor of house rules offers."""

    groups: list[Group]
    packs: dict[str, list[Kinds]]
    items: list[Possible]
    limits: Limits
    variants: list[Title]


class DailyRules(Shape):
    """The rules of the day."""

    id: str
    title: str
    rules: str


class DailyResult(Shape):
    """How somebody did; `id` only in one's own, `day` only where it was another one."""

    name: str
    phase: str
    scores: list[int]
    undone: int
    hints: int
    id: str | msgspec.UnsetType = msgspec.UNSET
    day: str | msgspec.UnsetType = msgspec.UNSET


class DailyDeal(Shape):
    """The deal of the day."""

    day: str
    variant: DailyRules
    variants: list[Title]
    results: list[DailyResult]
    own: DailyResult | None
    earlier: DailyResult | None
    bot: list[int] | None


class Standing(Shape):
    """What each side has taken: the title of a line, then the number of each side."""

    sides: list[str]
    lines: list[list[str | int]]


class Puzzle(Shape):
    """A puzzle; `day` where it is that of today."""

    day: str | None
    number: int
    of: int
    title: str
    question: str
    hint: str
    standing: Standing
    view: View


class Verdict(Shape):
    """What is said to a move of a puzzle, and the table after it."""

    right: bool
    shown: bool
    label: str
    words: list[str]
    views: list[View]


class BookSide(Shape):
    """A side and its points."""

    name: str
    score: int


class BookLine(Shape):
    """A score in a list."""

    id: str
    title: str
    sides: list[BookSide]
    deals: int
    is_over: bool
    created: str
    updated: str


class BookList(msgspec.Struct, kw_only=True):
    """Scores, the latest first."""

    scorebooks: list[BookLine]


class PackCard(Shape):
    """A card, how it is drawn, what it is called."""

    card: Card
    symbol: str
    name: str


class Suit(Shape):
    """The cards of a suit."""

    suit: int
    name: str
    cards: list[PackCard]


class Pack(Shape):
    """The pack that is played with."""

    size: int
    colors: bool
    suits: list[Suit]


class Count(Shape):
    """What a deal scores."""

    lines: list[Line]
    points: list[int]
    reasons: Any


class Counted(Count):
    """A deal that was counted."""

    number: int
    dealer: str
    after: list[int]
    result: list[str]
    draft: dict[str, Any]


class Needed(Shape):
    """What has to be asked."""

    suits: list[int]
    special: list[Card]
    best: list[list[Card]]
    sweeps: bool
    sweep_sizes: bool
    first_play_sweep: bool
    sweep_order: bool
    oranges: bool
    penalties: bool
    claim: str


class Telling(Shape):
    """The deal that is told now."""

    number: int
    corrected: bool
    dealer: int
    notes: list[str]
    needed: Needed
    draft: dict[str, Any]
    filled: dict[str, Any]
    contenders: list[Any]
    problems: list[str]
    count: Count | None


class Book(Shape):
    """A score; `own` where one may change it."""

    id: str
    version: int
    own: bool
    title: str
    rules: str
    goal: str
    names: list[str]
    sides: list[BookSide]
    phase: Literal["open", "over"]
    winners: list[int]
    pack: Pack
    deals: list[Counted]
    deal: Telling | None
