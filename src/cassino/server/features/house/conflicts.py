"""What is wrong with house rules, in the words of the editor, and ways out of it."""

import re
from collections.abc import Iterator
from textwrap import shorten
from typing import Any

from cassino.book.labels import label
from cassino.rules import Problem, Rules
from cassino.rules.options import OPTIONS, Option
from cassino.rules.options.setup import PLAYERS
from cassino.server.features.house import answers
from cassino.server.features.house.answers import Way
from cassino.server.features.house.drafts import Reading, as_json, idle_reasons

MOST_WAYS = 3
LONGEST_TEXT = 300
_SMALL = range(1, 14)
_WORD = re.compile(
    r'"(?P<quoted>[a-z0-9_]+)"|(?P<key>[a-z]+\.[a-z_]+)|(?P<bare>[a-z]+(?:_[a-z0-9]+)+|\b[a-z]+(?= must be| = "))'
    r"|(?<=must be )(?P<flag>true|false)"
)
_NAMES = {"title": "Name", "summary": "Description", "id": "Name"}


def told(reading: Reading) -> list[answers.Problem]:
    """Every problem with its option, its text and its ways out, in the order of the form."""
    ways = ways_out(reading)
    order = {key: place for place, key in enumerate([*_NAMES, *OPTIONS])}
    problems = sorted(reading.problems, key=lambda problem: order.get(option_of(problem), 0))
    return [_told(problem, ways.get(problem, [])) for problem in problems]


def _told(problem: Problem, ways: list[Way]) -> answers.Problem:
    key = option_of(problem)
    text = shorten(in_words(problem.text, key), LONGEST_TEXT, placeholder=" …")
    return answers.Problem(key, problem.where, _title(problem.where), text, ways)


def option_of(problem: Problem) -> str:
    """The option that a problem is about."""
    return problem.where.partition("[")[0]


def tidied(reading: Reading) -> dict[str, Any]:
    """The options without effect that must go back to their usual values, and these values as JSON."""
    idle = [OPTIONS[key] for key in idle_reasons(reading.rules)]
    return {option.key: as_json(option.default) for option in idle if not option.is_default(reading.rules)}


def _title(where: str) -> str:
    key, _, rest = where.partition("[")
    title = OPTIONS[key].title if key in OPTIONS else _NAMES.get(key, key)
    return f"{title}, line {rest.partition(']')[0]}" if rest else title


def in_words(text: str, where: str) -> str:
    """A problem whose keys and words are replaced by what the editor calls them."""
    near = where

    def word(found: re.Match[str]) -> str:
        nonlocal near
        if found["flag"]:
            return {"true": "yes", "false": "no"}[found["flag"]]
        key = _key(found["key"] or found["bare"] or "", where)
        if key:
            near = key
            return f"“{OPTIONS[key].title}”"
        value = _value(found["quoted"] or found["bare"] or "", (near, where))
        return (value if value.startswith("“") else f"“{value}”") if value else found[0]

    return _WORD.sub(word, text)


def _key(word: str, where: str) -> str | None:
    record = where.partition(".")[0]
    full = [key for key in OPTIONS if key == word or key.endswith(f".{word}")]
    own = [key for key in full if key.startswith(f"{record}.")]
    is_plain = word.isalpha()  # an English word, unless it stands beside its own record
    return next(iter(own or ([] if is_plain else full)), None)


def _value(word: str, keys: tuple[str, ...]) -> str | None:
    near = [OPTIONS[key] for key in keys if key in OPTIONS]
    choices = (choice for option in [*near, *OPTIONS.values()] for choice in option.choices)
    return next((choice.label for choice in choices if choice == word), None)


Ways = list[tuple[tuple[Any, ...], Way]]


def ways_out(reading: Reading) -> dict[Problem, list[Way]]:
    """For each problem the single changes that end it and make no new one."""
    now = set(reading.rules.problems()) & set(reading.problems)
    found: dict[Problem, Ways] = {problem: [] for problem in now}
    for option, value in _candidates(reading, now) if now else ():
        changed = option.changed(reading.rules, value)
        ended = now - (left := set(changed.problems()))
        for problem in ended if left < now else ():
            rank = _rank(reading, problem, option, value, len(ended))
            found[problem].append((rank, _way(reading, option, changed)))
    unread = [problem for problem in reading.problems if option_of(problem) in reading.unread]
    back = {problem: [_back(reading, OPTIONS[option_of(problem)])] for problem in unread}
    return back | {problem: _best(ways) for problem, ways in found.items()}


def _best(ways: Ways) -> list[Way]:
    return [way for _, way in sorted(ways, key=lambda each: each[0])[:MOST_WAYS]]


def _rank(reading: Reading, problem: Problem, option: Option, value: Any, ended: int) -> tuple[Any, ...]:
    """The option itself first, then what the parent has, then what is near."""
    distance = abs(value - option.of(reading.rules)) if type(value) is int else 0
    own = option_of(problem) == option.key
    return (not own, value != option.of(reading.parent), -ended, distance, option.key, str(value))


def _back(reading: Reading, option: Option) -> Way:
    """The parent's value instead of one that cannot be read."""
    return Way(option.key, as_json(option.of(reading.parent)), f"{option.title}: as in {reading.parent.title}")


def _way(reading: Reading, option: Option, changed: Rules) -> Way:
    before, value = option.of(reading.rules), option.of(changed)
    words = label(option, changed)
    if option.key == "scoring.items":
        gone = next(place for place, _ in enumerate(before) if before[:place] + before[place + 1 :] == value)
        words = f"take out line {gone + 1}"
    return Way(option.key, as_json(value), f"{option.title}: {words}")


def _candidates(reading: Reading, problems: set[Problem]) -> Iterator[tuple[Option, Any]]:
    """Changes that may help: every other value of an option, as far as there are few."""
    troubled = {option_of(problem) for problem in problems}
    for option in OPTIONS.values():
        now = option.of(reading.rules)
        known = dict.fromkeys(_values(reading, option, now, option.key in troubled))
        yield from ((option, value) for value in known if value != now)


def _values(reading: Reading, option: Option, now: Any, is_troubled: bool) -> Iterator[Any]:
    if isinstance(now, tuple):
        yield from (now[:place] + now[place + 1 :] for place in range(len(now)) if len(now) > 1)
        yield from ((*now, number) for number in PLAYERS if option.key == "seating.players" and number not in now)
        return
    yield from (option.of(reading.parent), option.default)
    yield from option.choices
    if option.type is bool:
        yield not now
    elif option.type is int:
        yield from (option.least, option.most) if is_troubled else ()
        yield from _SMALL if is_troubled or option.key.startswith("dealing.") else ()


def idle_in_words(rules: Rules) -> dict[str, str]:
    """The options without effect, and why."""
    return {key: in_words(reason, key) for key, reason in idle_reasons(rules).items()}


def answers_of(rules: Rules) -> dict[str, str]:
    """Every option in words."""
    return {key: label(option, rules) or "as usual" for key, option in OPTIONS.items()}
