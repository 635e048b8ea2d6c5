"""Check a draft of house rules. It takes a while, so a server does it in another process."""

import msgspec

from cassino.answers.bodies import decode
from cassino.answers.house.conflicts import answers_of, idle_in_words, parent_title, problems_of, tidied
from cassino.answers.house.drafts import Draft, draft_of, options_of, read_draft
from cassino.answers.house.shapes import Checked, Drafted
from cassino.book import summary
from cassino.hosted.match.rulesets import RulesText, unfit, wrong_code
from cassino.hosted.wire.bounds import Line, Word
from cassino.hosted.wire.refusal import WrongWish
from cassino.hosted.wire.shape import Title
from cassino.rules import Problem, Rules, RulesError, VariantNotFound, format_rules, load_variant, parse_rules
from cassino.rules.messages import worded as words
from cassino.rules.sharing import CodeError, rules_from_code, share_code


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/house/draft`: what the draft begins with, one of these."""

    variant: Line | None = None
    code: RulesText | None = None
    toml: RulesText | None = None
    house: Word | None = None

    def check(self) -> None:
        """Raises WrongWish if it is not one of them."""
        if sum(getattr(self, name) is not None for name in self.__struct_fields__) != 1:
            raise WrongWish("malformed", "error-name-one", names="`variant`, `code`, `toml`, `house`")


def begun(start: Start) -> Drafted:
    """A draft of the rules that it begins with, with its check. Raises Refusal."""
    return drafted(chosen_rules(start))


def drafted(rules: Rules, own: bool = False) -> Drafted:
    """Rules as a draft, with its check. own: they are saved rules of the person who asks."""
    draft = draft_of(rules)
    return Drafted(draft, checked(draft), own)


def chosen_rules(start: Start) -> Rules:
    """The rules that a draft begins with. Raises Refusal."""
    try:
        if start.variant is not None:
            return load_variant(start.variant)
        return rules_from_code(start.code) if start.code is not None else parse_rules(start.toml or "")
    except VariantNotFound as error:
        raise WrongWish("unknown_variant", "error-of", problem=error) from None
    except CodeError as error:
        raise wrong_code(error) from None
    except RulesError as error:
        raise unfit([_with_line(problem) for problem in error.problems]) from None


def _with_line(problem: Problem) -> str:
    text = str(problem)
    return words("notation-at-line", line=problem.line, problem=text) if problem.line else text


def checked_text(body: bytes | str) -> Checked:
    """Everything that is wrong with a draft that is sent. Raises Refusal."""
    return checked(decode(Draft, body))


def checked(draft: Draft) -> Checked:
    """Everything that is wrong with a draft."""
    reading = read_draft(draft)
    rules, problems = reading.rules, problems_of(reading)
    return Checked(
        parent=Title(reading.rules.parent, parent_title(reading)),
        values=options_of(rules) | reading.unread,
        inherited=options_of(reading.parent),
        inherited_words=answers_of(reading.parent),
        changes=reading.changes,
        idle=idle_in_words(rules),
        problems=problems,
        tidy=tidied(reading),
        summary="" if problems else summary(rules),
        toml="" if problems else format_rules(rules),
        code="" if problems else share_code(rules),
    )


def sound_rules(body: bytes | str) -> Rules:
    """The rules of a draft without problems. Raises Refusal."""
    reading = read_draft(decode(Draft, body))
    if reading.problems:
        raise unfit(
            [words("rules-problem-of", title=problem.title, problem=problem.text) for problem in problems_of(reading)]
        )
    return reading.rules
