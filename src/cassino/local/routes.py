"""What pages ask besides what they send to a table: a list of methods and addresses, and what answers them."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

import msgspec

from cassino import compiled
from cassino.answers.refused import refused
from cassino.answers.replays import record_text, replay
from cassino.answers.summary import MatchList, StoredMatch, listed
from cassino.answers.variants import MadeMatch, Variant, all_offered
from cassino.hosted.commands.creation import NewMatch, check_creator, check_seed, created, terms
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.frames.past import told_deal
from cassino.hosted.match.match import begun
from cassino.hosted.match.names import GUEST
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Refusal, WrongWish
from cassino.hosted.wire.shape import Shape
from cassino.local.host import Host, begun_match, keep
from cassino.local.keeping import ME, Answer, ListMatches, Talk, lines_in
from cassino.local.moving import exported, imported

MOST_LISTED = 50
MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Me:
    """The only person here."""

    id: str = ME
    name: str = GUEST
    has_account: bool = False
    portrait: str = ""


class HouseRules(Shape, frozen=True):
    """The saved house rules: there are none here yet."""

    house: list[Variant]


def answered(host: Host, method: str, path: str, body: str) -> Talk[None]:
    """Answer a request of a page."""
    try:
        text = yield from _found(host, method, path.partition("?")[0], body)
    except Refusal as refusal:
        yield Answer(True, msgspec.json.encode(refused(refusal)).decode())
    else:
        yield Answer(False, text)


def _found(host: Host, method: str, path: str, body: str) -> Talk[str]:
    for known, pattern, function in ROUTES:
        if known == method and (found := pattern.fullmatch(path)):
            return (yield from function(host, body, *map(unquote, found.groups())))
    raise Refusal("not_here", "error-not-here")


def variants(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/variants`."""
    yield from ()
    return _json(all_offered(bool(compiled.WHY_PLAIN)))


def house(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/house`."""
    yield from ()
    return _json(HouseRules([]))


def mine(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/matches`: the last played first."""
    lines = lines_in((yield ListMatches()))
    latest = sorted(lines, key=lambda line: line.updated, reverse=True)[:MOST_LISTED]
    stored = [StoredMatch(line.id, line.created, line.updated, line.summary, line.seat) for line in latest]
    return _json(MatchList(matches=list(map(listed, stored)), more=None))


def create(_host: Host, body: str) -> Talk[str]:
    """`POST /api/matches`. Cards cannot be promised to the person whose own machine deals them."""
    wish = _decoded(NewMatch, body)
    check_seed(wish)
    _check_alone(wish)
    asked = terms(wish)
    check_creator(wish, Me())
    match_id, rows, line = begun_match(begun(created(asked, Me())), now())
    yield from keep(rows, [line])
    return _json(MadeMatch(match_id, line.seat))


def deal(host: Host, _body: str, match_id: str, number: str) -> Talk[str]:
    """`GET /api/matches/{id}/deals/{number}`."""
    hosted = (yield from host.read(match_id)).hosted
    return _json(told_deal(hosted, int(number), first_seat(hosted, ME)))


def replayed(host: Host, _body: str, match_id: str, number: str) -> Talk[str]:
    """`GET /api/matches/{id}/deals/{number}/replay`."""
    hosted = (yield from host.read(match_id)).hosted
    return _json(replay(hosted, match_id, int(number), first_seat(hosted, ME)))


def record(host: Host, _body: str, match_id: str) -> Talk[str]:
    """`GET /api/matches/{id}/record`."""
    return record_text((yield from host.read(match_id)).hosted)


def everything(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/me/export`."""
    return (yield from exported())


def bring(_host: Host, body: str) -> Talk[str]:
    """`POST /api/me/import`: an export, from here or from a server."""
    return _json((yield from imported(body)))


def _check_alone(wish: NewMatch) -> None:
    """Raises WrongWish for what needs other people, or somebody whom both sides trust."""
    people = [seat.kind for seat in wish.seats if seat.kind != "bot"]
    if people not in ([], ["human"]) or wish.visibility == "open" or wish.clock is not None or wish.fair is not None:
        raise WrongWish("not_here", "error-only-bots-here")


def _decoded(kind: type[NewMatch], body: str) -> NewMatch:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", "error-unreadable", problem=str(error)) from None


def _json(answer: Any) -> str:
    return msgspec.json.encode(answer).decode()


def _address(pattern: str) -> re.Pattern[str]:
    """An address with `{id}` and `{number}` in it."""
    return re.compile(pattern.replace("{id}", "([^/]+)").replace("{number}", rf"(\d{{1,{MOST_DIGITS}}})"))


ROUTES: Sequence[tuple[str, re.Pattern[str], Callable[..., Talk[str]]]] = [
    ("GET", _address("/api/variants"), variants),
    ("GET", _address("/api/house"), house),
    ("GET", _address("/api/me/export"), everything),
    ("POST", _address("/api/me/import"), bring),
    ("GET", _address("/api/matches"), mine),
    ("POST", _address("/api/matches"), create),
    ("GET", _address("/api/matches/{id}/deals/{number}"), deal),
    ("GET", _address("/api/matches/{id}/deals/{number}/replay"), replayed),
    ("GET", _address("/api/matches/{id}/record"), record),
]
