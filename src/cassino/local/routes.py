"""What pages ask besides what they send to a table: a list of methods and addresses, and what answers them."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from urllib.parse import parse_qsl, unquote

import msgspec

from cassino import compiled
from cassino.answers.bodies import decode
from cassino.answers.daily import Entry
from cassino.answers.games import game_of, page, parse_wish
from cassino.answers.house.checking import Start, checked_text, chosen_rules
from cassino.answers.house.form import form
from cassino.answers.made import Made
from cassino.answers.refused import refused
from cassino.answers.replays import record_text, replay
from cassino.answers.statistics import Statistics, summed
from cassino.answers.variants import MadeMatch, all_offered
from cassino.hosted.commands.branching import Branch, branch_events
from cassino.hosted.commands.creation import NewMatch, check_creator, check_seed, created, terms
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.frames.past import told_deal
from cassino.hosted.match.events import AnyEvent
from cassino.hosted.match.match import begun
from cassino.hosted.match.names import GUEST
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Refusal, WrongWish
from cassino.local import daily, house, scores
from cassino.local.asking import Route, address, encoded
from cassino.local.host import Host, begun_match
from cassino.local.keeping import ME, Answer, ListMatches, Talk, keep, lines_in, stored
from cassino.local.moving import exported, imported
from cassino.rules import Rules, format_rules
from cassino.scorepad import as_csv, as_text

LANGUAGE = "lang"
"""The parameter of addresses that names the language of the page."""
AREAS = {"lessons": "cassino.local.lessons", "puzzles": "cassino.local.puzzles"}
"""What answers below `/api/`, besides ROUTES: modules that are imported when somebody first asks. No table waits for
them.
"""


@dataclass(frozen=True, slots=True)
class Me:
    """The only person here."""

    id: str = ME
    name: str = GUEST
    has_account: bool = False
    portrait: str = ""


def answered(host: Host, method: str, path: str, body: str) -> Talk[None]:
    """Answer a request of a page."""
    try:
        text = yield from _found(host, method, path, body)
    except Refusal as refusal:
        yield Answer(True, msgspec.json.encode(refused(refusal)).decode())
    else:
        yield Answer(False, text)


def _found(host: Host, method: str, path: str, body: str) -> Talk[str]:
    """The answer of a function, which gets the body, or where there is none what the address asks for."""
    place, _, query = path.partition("?")
    for known, pattern, function in _routes(place):
        if known == method and (found := pattern.fullmatch(place)):
            return (yield from function(host, body or query, *map(unquote, found.groups())))
    raise Refusal("not_here", "error-not-here")


def _routes(place: str) -> Sequence[Route]:
    """What may answer at an address."""
    area = AREAS.get(place.removeprefix("/api/").partition("/")[0])
    if area is None:
        return ROUTES
    found: Sequence[Route] = import_module(area).ROUTES
    return found


def variants(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/variants`."""
    yield from ()
    return encoded(all_offered(bool(compiled.WHY_PLAIN)))


def house_list(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/house`."""
    return encoded((yield from house.listed()))


def house_form(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/house/form`."""
    yield from ()
    return encoded(form())


def house_draft(_host: Host, body: str) -> Talk[str]:
    """`POST /api/house/draft`."""
    return encoded((yield from house.drafted(decode(Start, body))))


def house_check(_host: Host, body: str) -> Talk[str]:
    """`POST /api/house/check`."""
    yield from ()
    return encoded(checked_text(body))


def house_save(_host: Host, body: str) -> Talk[str]:
    """`POST /api/house`."""
    return encoded(Made((yield from house.saved(body))))


def house_change(_host: Host, body: str, id: str) -> Talk[str]:
    """`PUT /api/house/{id}`."""
    yield from house.changed(id, body)
    return encoded(Made(id))


def house_delete(_host: Host, _body: str, id: str) -> Talk[str]:
    """`DELETE /api/house/{id}`."""
    yield from house.removed(id)
    return "{}"


def house_file(_host: Host, _query: str, id: str) -> Talk[str]:
    """`GET /api/house/{id}/toml`."""
    return format_rules((yield from house.rules_of(id)))


def house_book(_host: Host, query: str, id: str) -> Talk[str]:
    """`GET /house/{id}/rules`."""
    return _book((yield from house.rules_of(id)), f"/house/{id}", query)


def shared_book(_host: Host, query: str, code: str) -> Talk[str]:
    """`GET /s/{code}/rules`."""
    yield from ()
    return _book(chosen_rules(Start(code=code)), f"/s/{code}", query)


def match_book(host: Host, query: str, match_id: str) -> Talk[str]:
    """`GET /m/{id}/rules`."""
    return _book((yield from host.read(match_id)).hosted.match.rules, "", query)


def score_list(_host: Host, _query: str) -> Talk[str]:
    """`GET /api/scorebooks`."""
    return encoded((yield from scores.recent()))


def score_make(_host: Host, body: str) -> Talk[str]:
    """`POST /api/scorebooks`."""
    return encoded(Made((yield from scores.made(body))))


def score_show(_host: Host, _query: str, id: str) -> Talk[str]:
    """`GET /api/scorebooks/{id}`."""
    return encoded((yield from scores.shown(id)))


def score_change(_host: Host, body: str, id: str) -> Talk[str]:
    """`POST /api/scorebooks/{id}`."""
    return encoded((yield from scores.changed(id, body)))


def score_delete(_host: Host, _body: str, id: str) -> Talk[str]:
    """`DELETE /api/scorebooks/{id}`."""
    yield from scores.removed(id)
    return "{}"


def score_again(_host: Host, _body: str, id: str) -> Talk[str]:
    """`POST /api/scorebooks/{id}/again`."""
    return encoded(Made((yield from scores.made_again(id))))


def score_text(_host: Host, _query: str, id: str) -> Talk[str]:
    """`GET /api/scorebooks/{id}/sheet.txt`."""
    return as_text((yield from scores.opened(id)).sheet)


def score_table(_host: Host, _query: str, id: str) -> Talk[str]:
    """`GET /api/scorebooks/{id}/sheet.csv`."""
    return as_csv((yield from scores.opened(id)).sheet)


def score_book(_host: Host, query: str, id: str) -> Talk[str]:
    """`GET /score/{id}/rules`."""
    return _book((yield from scores.opened(id)).sheet.rules, "", query)


def _book(rules: Rules, edit: str, query: str) -> str:
    """A rule book, or with `?sheet` the two pages to print. What writes it is imported now: no table waits for it."""
    from cassino.local import books

    asks_sheet = any(name == "sheet" for name, _ in parse_qsl(query, keep_blank_values=True))
    return encoded(books.sheet(rules) if asks_sheet else books.book(rules, edit))


def mine(_host: Host, query: str) -> Talk[str]:
    """`GET /api/matches`: the last played first."""
    wish = parse_wish(each for each in parse_qsl(query) if each[0] != LANGUAGE)
    lines = lines_in((yield ListMatches()))
    return encoded(page(map(stored, lines), wish))


def statistics(_host: Host, _query: str) -> Talk[str]:
    """`GET /api/me/statistics`."""
    lines = lines_in((yield ListMatches()))
    counted = [(line.counts, line.seat) for line in lines if line.counts and line.seat is not None]
    return encoded(Statistics(summed(counted), 0))


def game(host: Host, _query: str, match_id: str) -> Talk[str]:
    """`GET /api/matches/{id}/record.json`."""
    hosted = (yield from host.read(match_id)).hosted
    return encoded(game_of(match_id, hosted, first_seat(hosted, ME)))


def this_day(_host: Host, query: str) -> Talk[str]:
    """`GET /api/daily`."""
    return encoded((yield from daily.shown(query)))


def enter_day(_host: Host, body: str) -> Talk[str]:
    """`POST /api/daily`: one match for each day and game."""
    found = yield from daily.entered(decode(Entry, body))
    return encoded(MadeMatch(found, 0)) if isinstance(found, str) else (yield from _begun(found))


def create(_host: Host, body: str) -> Talk[str]:
    """`POST /api/matches`. Cards cannot be promised to the person whose own machine deals them."""
    wish = decode(NewMatch, body)
    check_seed(wish)
    _check_alone(wish)
    asked = terms(wish, None if wish.house is None else (yield from house.rules_of(wish.house)))
    check_creator(wish, Me())
    return (yield from _begun(begun(created(asked, Me()))))


def deal(host: Host, _body: str, match_id: str, number: str) -> Talk[str]:
    """`GET /api/matches/{id}/deals/{number}`."""
    hosted = (yield from host.read(match_id)).hosted
    return encoded(told_deal(hosted, int(number), first_seat(hosted, ME)))


def replayed(host: Host, _body: str, match_id: str, number: str) -> Talk[str]:
    """`GET /api/matches/{id}/deals/{number}/replay`."""
    hosted = (yield from host.read(match_id)).hosted
    return encoded(replay(hosted, match_id, int(number), first_seat(hosted, ME)))


def record(host: Host, _body: str, match_id: str) -> Talk[str]:
    """`GET /api/matches/{id}/record`."""
    return record_text((yield from host.read(match_id)).hosted)


def everything(_host: Host, _body: str) -> Talk[str]:
    """`GET /api/me/export`."""
    return (yield from exported())


def bring(_host: Host, body: str) -> Talk[str]:
    """`POST /api/me/import`: an export, from here or from a server."""
    return encoded((yield from imported(body)))


def review(host: Host, _body: str, match_id: str) -> Talk[str]:
    """`GET /api/matches/{id}/review`: it takes long, so pages ask a worker of its own."""
    hosted = (yield from host.read(match_id)).hosted
    return encoded(host.reviews.answer(match_id, hosted))


def review_page(host: Host, _body: str, match_id: str) -> Talk[str]:
    """`GET /api/matches/{id}/review.html`."""
    hosted = (yield from host.read(match_id)).hosted
    return host.reviews.page(match_id, hosted)


def tutored(host: Host, _query: str) -> Talk[str]:
    """`GET /api/tutor`: pages ask the worker for reviews."""
    return encoded((yield from host.tutor.about()))


def branch(host: Host, body: str, match_id: str) -> Talk[str]:
    """`POST /api/matches/{id}/branches`: a new match that continues from a move."""
    wish = decode(Branch, body)
    hosted = (yield from host.read(match_id)).hosted
    return (yield from _begun(branch_events(hosted, wish, ME)))


def _begun(events: Sequence[AnyEvent]) -> Talk[str]:
    """Keep a new match. Raises Refusal."""
    match_id, rows, line = begun_match(events, now())
    yield from keep(rows, [line])
    return encoded(MadeMatch(match_id, line.seat))


def _check_alone(wish: NewMatch) -> None:
    """Raises WrongWish for what needs other people, or somebody whom both sides trust."""
    people = [seat.kind for seat in wish.seats if seat.kind != "bot"]
    if people not in ([], ["human"]) or wish.visibility == "open" or wish.clock is not None or wish.fair is not None:
        raise WrongWish("not_here", "error-only-bots-here")


ROUTES: Sequence[Route] = [
    ("GET", address("/api/variants"), variants),
    ("GET", address("/api/house"), house_list),
    ("POST", address("/api/house"), house_save),
    ("GET", address("/api/house/form"), house_form),
    ("POST", address("/api/house/draft"), house_draft),
    ("POST", address("/api/house/check"), house_check),
    ("PUT", address("/api/house/{id}"), house_change),
    ("DELETE", address("/api/house/{id}"), house_delete),
    ("GET", address("/api/house/{id}/toml"), house_file),
    ("GET", address("/api/scorebooks"), score_list),
    ("POST", address("/api/scorebooks"), score_make),
    ("GET", address("/api/scorebooks/{id}"), score_show),
    ("POST", address("/api/scorebooks/{id}"), score_change),
    ("DELETE", address("/api/scorebooks/{id}"), score_delete),
    ("POST", address("/api/scorebooks/{id}/again"), score_again),
    ("GET", address("/api/scorebooks/{id}/sheet.txt"), score_text),
    ("GET", address("/api/scorebooks/{id}/sheet.csv"), score_table),
    ("GET", address("/house/{id}/rules"), house_book),
    ("GET", address("/score/{id}/rules"), score_book),
    ("GET", address("/s/{id}/rules"), shared_book),
    ("GET", address("/m/{id}/rules"), match_book),
    ("GET", address("/api/me/export"), everything),
    ("POST", address("/api/me/import"), bring),
    ("GET", address("/api/matches"), mine),
    ("POST", address("/api/matches"), create),
    ("GET", address("/api/matches/{id}/deals/{number}"), deal),
    ("GET", address("/api/matches/{id}/deals/{number}/replay"), replayed),
    ("GET", address("/api/matches/{id}/record"), record),
    ("GET", address("/api/matches/{id}/record.json"), game),
    ("GET", address("/api/matches/{id}/review"), review),
    ("GET", address("/api/matches/{id}/review.html"), review_page),
    ("POST", address("/api/matches/{id}/branches"), branch),
    ("GET", address("/api/me/statistics"), statistics),
    ("GET", address("/api/tutor"), tutored),
    ("GET", address("/api/daily"), this_day),
    ("POST", address("/api/daily"), enter_day),
]
