"""The files that store trained weights, see `search.weights`."""

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cassino.lab.training.course import Generation, TrainingCourse
from cassino.lab.training.fit import RoundFit
from cassino.lab.training.policy_course import PolicyCourse
from cassino.rules.rules import Rules
from cassino.search.estimator import FEATURE_NAMES
from cassino.search.weights import folder, forget

HEAD = "# Found by `cassino train`, which writes this file; docs/research/training.md says what is in it.\n"
DIGITS = 3
PLAIN = re.compile(r"[A-Za-z0-9_-]+")


def usual_folder() -> Path:
    """The folder in which bots look for trained weights."""
    return Path(str(folder()))


def keep(course: TrainingCourse, origin: Mapping[str, object], where: Path) -> Path:
    """Write the result of a training into the file of its rule set; sections for other numbers of players do not
    change. Raises OSError.
    """
    return _written(course.plan.rules, course.plan.players, _found(course, origin), where)


def _written(rules: Rules, players: int, found: Mapping[str, Any], where: Path) -> Path:
    """Replace parts of a section of the file of a rule set."""
    path = where / f"{rules.id}.toml"
    whole = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    part = whole.setdefault("players", {}).setdefault(str(players), {})
    part.update(found)
    where.mkdir(parents=True, exist_ok=True)
    written = path.with_name(f"{path.name}.new")
    written.write_text(HEAD + as_toml(whole), encoding="utf-8")
    written.replace(path)
    forget()
    return path


def keep_policy(course: PolicyCourse, origin: Mapping[str, object], where: Path) -> Path:
    """Write the weights of the policy, if they are kept, into the file of their rule set. Raises OSError."""
    found = {"policy": course.section(_plain(origin))} if course.is_kept else {}
    return _written(course.plan.rules, course.plan.players, found, where)


def _found(course: TrainingCourse, origin: Mapping[str, object]) -> dict[str, Any]:
    """What replaces the old section: weights only if they won, everything else always."""
    last = course.generations[-1]
    found: dict[str, Any] = {}
    ends = [each for each in last.rounds if each.round_no]
    if ends:
        found["spread"] = [round(each.spread if course.winner else each.spread_before, DIGITS) for each in ends]
    if course.winner:
        found["weights"] = dict(zip(FEATURE_NAMES, course.winner.weights, strict=True))
        found["training"] = _course_table(course, origin)
    if course.counts and course.counts.deals:
        found["points"] = course.counts.as_table()
        found["points_from"] = {"deals": course.counts.deals, "bot": course.plan.teacher, **_plain(origin)}
    return found


def _course_table(course: TrainingCourse, origin: Mapping[str, object]) -> dict[str, Any]:
    plan = course.plan
    generations = {str(number): _generation_table(each) for number, each in enumerate(course.generations, 1)}
    return {
        **_plain(origin),
        "seed": plan.seed,
        "teacher": plan.teacher,
        "rival": plan.rival,
        "again": command_of(course),
        "generation": generations,
    }


def _generation_table(generation: Generation) -> dict[str, Any]:
    table: dict[str, Any] = {
        "lessons": generation.lessons,
        "positions": generation.positions,
        "kept": generation.is_kept,
        "against": list(generation.start),
    }
    if generation.verdict:
        table |= {"packs": generation.verdict.packs, **generation.verdict.as_json()}
    return table


def command_of(course: TrainingCourse) -> str:
    """The command that plays the same deals again, without a clock.

    The numbers are those of the first generation; if the clock ended later ones at other numbers, results differ a
    little.
    """
    plan, first = course.plan, course.generations[0]
    packs = max((each.verdict.packs for each in course.generations if each.verdict), default=0)
    return (
        f"cassino train {plan.rules.id} --players {plan.players} --seed {plan.seed} "
        f"--generations {len(course.generations)} --lessons {first.lessons} --packs {packs} "
        f"--bot {plan.teacher} --rival {plan.rival}" + (" --level" if plan.keeps_level else "")
    )


def _plain(origin: Mapping[str, object]) -> dict[str, object]:
    """The part of an origin that goes into a shipped file: nothing about the machine."""
    return {name: origin[name] for name in ("cassino", "commit", "engine", "started") if origin.get(name) is not None}


def as_json(course: TrainingCourse) -> dict[str, object]:
    """The result of a training as plain values."""
    plan = course.plan
    return {
        "variant": plan.rules.id,
        "players": plan.players,
        "seed": plan.seed,
        "teacher": plan.teacher,
        "rival": plan.rival,
        "generations": [
            _generation_table(each) | {"weights": _named(each.weights), "rounds": [_round(one) for one in each.rounds]}
            for each in course.generations
        ],
        "kept": _named(course.winner.weights) if course.winner else None,
        "points_of_deals": course.counts.deals if course.counts else 0,
        "again": command_of(course),
    }


def _named(weights: tuple[float, ...]) -> dict[str, float]:
    return dict(zip(FEATURE_NAMES, weights, strict=True))


def _round(one: RoundFit) -> dict[str, float]:
    return {
        "round": one.round_no,
        "positions": one.positions,
        "explained": round(one.explained, DIGITS),
        "before": round(one.before, DIGITS),
        "spread": round(one.spread, DIGITS),
    }


def as_toml(table: Mapping[str, Any], name: str = "") -> str:
    """A table of plain values, lists and tables as TOML."""
    plain = {key: value for key, value in table.items() if not isinstance(value, Mapping) and value is not None}
    lines = [f"{_key(key)} = {json.dumps(value)}\n" for key, value in plain.items()]
    head = f"\n[{name}]\n" if name and lines else ""
    parts = [
        as_toml(value, f"{name}.{_key(key)}" if name else _key(key))
        for key, value in table.items()
        if isinstance(value, Mapping)
    ]
    return head + "".join(lines) + "".join(parts)


def _key(key: str) -> str:
    return key if PLAIN.fullmatch(key) else json.dumps(key)
