"""A person's own matches: which are listed, and each as JSON."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from cassino.answers.summary import MatchLine, MatchList, StoredMatch, listed
from cassino.hosted.frames.past import past_record, whole_record
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import WrongWish
from cassino.hosted.wire.shape import Phase, Shape, Title
from cassino.hosted.wire.table import Side, View, Winner
from cassino.texts.plain import searchable

PAGE = 50
LONGEST_SEARCH = 80
STATES = ("playing", "over")
CURSOR_MARK = "~"
"""Between the time and the id of the last match of a page."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The filter of a list of matches; an empty field means any. before: where the previous page ended."""

    search: str = ""
    variant: str = ""
    state: str = ""
    before: str = ""


def parse_wish(query: Iterable[tuple[str, str]]) -> Wish:
    """The parameters of `GET /api/matches`, without that of the language. Raises WrongWish."""
    given = dict(query)
    unknown = sorted(set(given) - {"search", "variant", "state", "before"})
    if unknown:
        raise WrongWish("unknown_field", "error-unknown-parameter", name=unknown[0][:40])
    wish = Wish(**given)
    if wish.state and wish.state not in STATES:
        raise WrongWish("state", "error-one-of", field="state", known=", ".join(STATES))
    if len(wish.search) > LONGEST_SEARCH:
        raise WrongWish("search", "error-text", field="search", limit=LONGEST_SEARCH, shape="text")
    if "\0" in "".join(given.values()):  # PostgreSQL keeps no such text
        raise WrongWish("search", "error-unstorable")
    return wish


def page(matches: Iterable[StoredMatch], wish: Wish) -> MatchList:
    """The matches of a list that are asked for, the last played first."""
    ordered = sorted(matches, key=lambda each: (each.updated, each.id), reverse=True)
    if wish.before:
        last = parse_cursor(wish.before)
        ordered = [each for each in ordered if (each.updated, each.id) < last]
    found = [line for line in map(listed, ordered) if _is_wanted(line, wish)]
    shown = found[:PAGE]
    return MatchList(matches=shown, more=cursor(shown[-1].updated, shown[-1].id) if len(found) > PAGE else None)


def _is_wanted(line: MatchLine, wish: Wish) -> bool:
    variant = line.variant or Title("", "")
    if wish.variant and wish.variant != variant.id:
        return False
    if wish.state and (wish.state == "over") != (line.phase == "match_over"):
        return False
    names = [searchable(text) for text in (variant.id, variant.title, *(line.names or ()))]
    return all(any(searchable(word) in name for name in names) for word in wish.search.split())


def cursor(updated: str, match_id: str) -> str:
    """Where the next page begins, after the last match of a page."""
    return f"{updated}{CURSOR_MARK}{match_id}"


def parse_cursor(before: str) -> tuple[str, str]:
    """When the last match of a page was played, and its id."""
    updated, _, match_id = before.partition(CURSOR_MARK)
    return updated, match_id


class Sitter(Shape, frozen=True):
    """The player of a seat."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player."""
    kind: Literal["human", "bot"]
    """Who plays the seat now."""


class Game(Shape, frozen=True):
    """A match, as far as you may know it."""

    id: str
    """The id of the match."""
    variant: Title
    """The rules of the match."""
    seat: int | None
    """Your seat; null for a watcher."""
    players: list[Sitter]
    """The players, by seat."""
    phase: Phase
    """The phase of the match."""
    sides: list[Side]
    """The sides."""
    winner: Winner | None
    """Who has won, once the match is over."""
    version: int
    """The version of the match."""
    record: str | None
    """The record of the deals that are over or ended early; null if there is none yet."""
    view: View | None
    """The table, while a deal is being played."""


def game_of(match_id: str, hosted: HostedMatch, seat: int | None) -> Game:
    """A match as JSON: what the seat, or a watcher, may know about it.

    The record has whole deals with all their cards; so the current deal is included only as a view.
    """
    view = view_frame(hosted, match_id, seat).view
    return Game(
        id=match_id,
        variant=view.variant,
        seat=seat,
        players=[Sitter(number, place.name, place.kind) for number, place in enumerate(hosted.places)],
        phase=view.phase,
        sides=view.sides,
        winner=view.winner,
        version=hosted.version,
        record=finished_record(hosted),
        view=None if hosted.is_deal_done else view,
    )


def finished_record(hosted: HostedMatch) -> str | None:
    """The record of the deals that are over or were broken off; None if there is none yet."""
    if hosted.phase == "match_over":
        return whole_record(hosted)
    over = len(hosted.match.deals) - (not hosted.is_deal_done)
    return past_record(hosted, over) if over else None
