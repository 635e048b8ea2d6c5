"""The answers for the pages of house rules."""

from typing import Any, Literal

import msgspec

from cassino.answers.house.drafts import Draft
from cassino.answers.variants import Variant
from cassino.hosted.wire.shape import Shape, Title


class SavedRules(Variant, frozen=True):
    """A saved rule set."""

    parent: Title | None
    code: str
    updated: str


class HouseList(Shape, frozen=True):
    """The saved house rules."""

    house: list[SavedRules]


class Way(Shape, frozen=True):
    """A change that fixes a problem."""

    key: str
    value: Any
    text: str


class Problem(Shape, frozen=True):
    """A problem with a draft."""

    key: str
    where: str
    title: str
    text: str
    ways: list[Way]


class Checked(Shape, frozen=True):
    """What is found in a draft; values are by the key of their option."""

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


class Drafted(Shape, frozen=True):
    """A draft to start from. `own`: it is a saved set that you may change."""

    draft: Draft
    check: Checked
    own: bool


class Possible(Shape, frozen=True):
    """A possible answer."""

    value: str | int | bool
    label: str


class Option(Shape, frozen=True):
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


class Group(Shape, frozen=True):
    """Options that belong together."""

    id: str
    title: str
    options: list[Option]


class Kinds(Shape, frozen=True):
    """What an item may count."""

    title: str
    choices: list[Possible]


class Limits(Shape, frozen=True):
    """The least and the greatest points; how many items; how long texts may be."""

    points: list[int]
    items: int
    title: int
    summary: int


class Form(Shape, frozen=True):
    """Everything that the editor of house rules offers."""

    groups: list[Group]
    usual: list[str]
    """The keys of the options that people change most often, which the editor shows first."""
    packs: dict[str, list[Kinds]]
    items: list[Possible]
    limits: Limits
    variants: list[Title]


class KeptRules(Shape, frozen=True):
    """House rules in full, as TOML."""

    id: str
    created: str
    updated: str
    title: str
    parent: str
    rules: str
