"""The problems of house rules, in the words of the editor, and fixes for them."""

from collections.abc import Iterator
from textwrap import shorten
from typing import Any

from cassino.answers.house import shapes
from cassino.answers.house.drafts import Reading, as_json, idle_reasons
from cassino.answers.house.shapes import Way
from cassino.book.labels import label
from cassino.rules import Problem, Rules
from cassino.rules.messages import worded as words
from cassino.rules.options import OPTIONS, Option
from cassino.rules.options.setup import PLAYERS

MOST_WAYS = 3
LONGEST_TEXT = 300
_SMALL = range(1, 14)
_FIELDS = {
    "title": "rules-field-title",
    "summary": "rules-field-summary",
    "id": "rules-field-title",
}


def problems_of(reading: Reading) -> list[shapes.Problem]:
    """Every problem with its option, its text and its fixes, in the order of the form."""
    ways = ways_out(reading)
    order = {key: place for place, key in enumerate([*_FIELDS, *OPTIONS])}
    problems = sorted(reading.problems, key=lambda problem: order.get(option_of(problem), 0))
    return [_problem_of(problem, reading.rules, ways.get(problem, [])) for problem in problems]


def _problem_of(problem: Problem, rules: Rules, ways: list[Way]) -> shapes.Problem:
    key = option_of(problem)
    text = shorten(in_words(problem, rules), LONGEST_TEXT, placeholder=" …")
    return shapes.Problem(key, problem.where, _title(problem.where), text, ways)


def option_of(problem: Problem) -> str:
    """The option that a problem is about."""
    return problem.where.partition("[")[0]


def tidied(reading: Reading) -> dict[str, Any]:
    """The options without effect that must go back to their default, with the defaults as JSON."""
    idle = [OPTIONS[key] for key in idle_reasons(reading.rules)]
    return {option.key: as_json(option.default) for option in idle if not option.is_default(reading.rules)}


def _title(where: str) -> str:
    key, _, rest = where.partition("[")
    title = OPTIONS[key].title if key in OPTIONS else words(_FIELDS[key]) if key in _FIELDS else key
    return words("rules-line-of", title=title, line=rest.partition("]")[0]) if rest else title


def in_words(problem: Problem, rules: Rules) -> str:
    """What is wrong, with options and values as the editor calls them."""
    said = [str(text) for text in problem.said]
    if problem.remedy:
        option = OPTIONS[problem.remedy.option]
        value, *others = (label(option, option.changed(rules, value)) for value in problem.remedy.values)
        if others:
            said.append(words("rules-set-either", option=option.title, value=value, other=others[0]))
        else:
            said.append(words("rules-set", option=option.title, value=value))
    return " ".join(said)


Ways = list[tuple[tuple[Any, ...], Way]]


def ways_out(reading: Reading) -> dict[Problem, list[Way]]:
    """For each problem, the single changes that fix it and cause no other problem."""
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
    """The order of fixes: the option itself first, then the parent's value, then close values."""
    distance = abs(value - option.of(reading.rules)) if type(value) is int else 0
    own = option_of(problem) == option.key
    return (not own, value != option.of(reading.parent), -ended, distance, option.key, str(value))


def _back(reading: Reading, option: Option) -> Way:
    """The parent's value instead of one that cannot be read."""
    text = words("rules-way-back", option=option.title, title=parent_title(reading))
    return Way(option.key, as_json(option.of(reading.parent)), text)


def parent_title(reading: Reading) -> str:
    """The title of the rules that a draft changes."""
    return reading.parent.title or words("rules-usual-options")


def _way(reading: Reading, option: Option, changed: Rules) -> Way:
    before, value = option.of(reading.rules), option.of(changed)
    text = words("rules-way", option=option.title, value=label(option, changed))
    if option.key == "scoring.items":
        gone = next(place for place, _ in enumerate(before) if before[:place] + before[place + 1 :] == value)
        text = words("rules-way-without-line", option=option.title, line=gone + 1)
    return Way(option.key, as_json(value), text)


def _candidates(reading: Reading, problems: set[Problem]) -> Iterator[tuple[Option, Any]]:
    """Changes that may help: every other value of an option, if there are few."""
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
    return {key: f"{words(reason.key)} {words('rules-no-effect')}" for key, reason in idle_reasons(rules).items()}


def answers_of(rules: Rules) -> dict[str, str]:
    """Every option in words."""
    return {key: label(option, rules) or words("rules-as-usual") for key, option in OPTIONS.items()}
