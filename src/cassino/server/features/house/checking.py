"""What is to be said of a draft of house rules: for another process."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cassino.hosted.rulesets import MOST_KEPT, RulesText, unfit, wrong_code
from cassino.rules import Rules, RulesError, VariantNotFound, format_rules, load_variant, parse_rules
from cassino.rules.rulebook.book import summary
from cassino.rules.sharing import CodeError, rules_from_code, share_code
from cassino.server.features.house.conflicts import answers_of, idle_in_words, tidied, told
from cassino.server.features.house.drafts import Draft, draft_of, options_of, read_draft
from cassino.server.http.bodies import decode
from cassino.server.http.refusals import BadRequest
from cassino.server.room.routes import offered
from cassino.server.storage.house import HouseRules


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What a draft begins with: one of these."""

    variant: str | None = None
    code: str | None = None
    toml: RulesText | None = None
    house: str | None = None


def begun(start: Start) -> dict[str, Any]:
    """A draft of the rules that it begins with, and what is to be said of it. Raises BadRequest."""
    return drafted(chosen_rules(start))


def drafted(rules: Rules) -> dict[str, Any]:
    """Rules as a draft, and what is to be said of it."""
    draft = draft_of(rules)
    return {"draft": msgspec.to_builtins(draft), "check": checked(draft)}


def chosen_rules(start: Start) -> Rules:
    """The rules that a draft begins with. Raises BadRequest."""
    try:
        if start.variant is not None:
            return load_variant(start.variant)
        return rules_from_code(start.code) if start.code is not None else parse_rules(start.toml or "")
    except VariantNotFound as error:
        raise BadRequest(422, "unknown_variant", f"{str(error).capitalize()}.") from None
    except CodeError as error:
        raise wrong_code(error) from None
    except RulesError as error:
        raise unfit([_with_line(problem.line, str(problem)) for problem in error.problems]) from None


def _with_line(line: int, text: str) -> str:
    return f"Line {line}: {text}." if line else f"{text}."


def checked_text(body: bytes) -> dict[str, Any]:
    """Everything that is wrong with a draft that is sent. Raises BadRequest."""
    return checked(decode(Draft, body))


def checked(draft: Draft) -> dict[str, Any]:
    """Everything that is wrong with a draft."""
    reading = read_draft(draft)
    rules, problems = reading.rules, told(reading)
    return {
        "parent": {"id": draft.parent, "title": reading.parent.title},
        "values": options_of(rules) | reading.unread,
        "inherited": options_of(reading.parent),
        "inherited_words": answers_of(reading.parent),
        "changes": reading.changes,
        "idle": idle_in_words(rules),
        "problems": problems,
        "tidy": tidied(reading),
        "summary": "" if problems else summary(rules),
        "toml": "" if problems else format_rules(rules),
        "code": "" if problems else share_code(rules),
    }


def sound_rules(body: bytes) -> Rules:
    """The rules of a draft that is sent, without problems. Raises BadRequest."""
    reading = read_draft(decode(Draft, body))
    if reading.problems:
        raise unfit([f"{problem['title']}: {problem['text']}." for problem in told(reading)])
    return reading.rules


def entries(found: Sequence[HouseRules]) -> list[dict[str, Any]]:
    """Saved sets as they are listed."""
    return [_entry(house) for house in found]


@lru_cache(MOST_KEPT)
def _entry(house: HouseRules) -> dict[str, Any]:
    rules = house.rules
    parent = {"id": rules.parent, "title": load_variant(rules.parent).title} if rules.parent else None
    line = rules.summary or summary(rules)
    entry = offered(rules) | {"id": house.id, "summary": line, "rules": f"/house/{house.id}/rules"}
    return entry | {"parent": parent, "code": share_code(rules), "updated": house.updated}
