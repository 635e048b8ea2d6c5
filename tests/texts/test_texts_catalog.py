"""Messages and catalogs: every key that the code uses is worded, with the arguments that the code gives it."""

import ast
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from cassino.analysis.puzzles import themes
from cassino.analysis.puzzles.puzzle import Puzzle, shipped
from cassino.analysis.review.summary import limits
from cassino.analysis.skills import Skill
from cassino.engine.legal import claims, legal_moves
from cassino.engine.match import Match
from cassino.errors import CassinoError, joined
from cassino.notation import speech
from cassino.rules import Rules, load_variant, packs, variant_ids
from cassino.texts import files, language
from cassino.texts.catalog import ABSENT, Catalog, Speaker, Style, UnknownMessageError, say, say_anyway
from cassino.texts.message import Argument, Message
from cassino.web import STATIC, TEMPLATES
from cassino.web.rendering import marked
from refused import MESSAGES, met
from reviewed import small_review

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cassino"
LANGUAGES = SOURCE / "texts" / "languages"
NAMES = ("Ann", "You", "Carla", "Dan", "Eve", "Fay")
PARTS = {
    "card",
    "rank",
    "rank-first",
    "value",
    "build",
    "build-of",
    "card-on-pile",
    "whom",
    "and",
    "comma",
    "plus",
    "sweeping",
    "demand",
    "limit",
    "valued",
    "worth",
    "more-cards",
    "points",
    "and-sweeps",
    "a-rank",
    "next-player-first",
    "opponent",
    "opponent-first",
    "other-move",
    "other-move-first",
    "in-ten",
    "often",
    "some-cards",
    "deals",
    "a-fault",
    "operators-database-unchanged",
    "operators-database-unchanged-file",
    "scorepad-kind",
    "scorepad-needed",
    "scorepad-needed-alone",
    "book-ace",
    "book-aces",
    "book-building-second",
    "book-building-two-builds",
    "book-end-first-point",
    "book-end-level",
    "book-end-total-fixed",
    "book-kind",
    "book-one-of",
    "book-play-own-builds",
    "book-play-owner-must",
    "book-play-pile",
    "book-play-played",
    "book-short-pictures-use",
    "book-side",
    "book-side-that",
    "book-sides",
}
"""Messages that others are made of."""


class Variables(Visitor):  # type: ignore[misc]
    """The arguments of a message, and the messages it is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def read(*files: Path) -> dict[str, Variables]:
    """The messages of some files of a catalog."""
    found: dict[str, Variables] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return found


@cache
def english() -> dict[str, Variables]:
    """All messages in English."""
    return read(*sorted((LANGUAGES / "en").glob("*.ftl")))


def arguments(key: str) -> set[str]:
    """The arguments of a message and of its parts."""
    own = english()[key]
    return own.names.union(*(arguments(part) for part in own.messages))


QUOTED = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""")
FAMILIES = (
    *("lesson-", "first-deal", "talk-", "skill-", "coach-page-", "tip-", "tutor-"),
    *("terminal-word-", "terminal-help-", "scorepad-help-", "option-", "choice-", "word-", "variant-"),
    *("book-decision-", "book-source-"),
)
"""What keys begin with that are put together: other tests compare each family with what puts it together."""
SUFFIXES = ("for", "saying")
"""What the code adds to the key of a move."""


def quoted() -> set[str]:
    """Whatever could be a key in the code, the scripts and the templates."""
    sources = (path for kind in ("*.py", "*.js", "*.html") for path in SOURCE.rglob(kind) if "vendor" not in path.parts)
    return {key for path in sources for key in QUOTED.findall(path.read_text("utf-8"))}


def test_no_message_is_unused() -> None:
    used = quoted() | set(MESSAGES)
    used |= {f"{key}-{suffix}" for key in used for suffix in SUFFIXES}
    unused = {key for key in english() if key not in used and not key.startswith(FAMILIES)}
    assert unused <= PARTS


TELLS = re.compile(r"tell|\w*Error|\w*Problem|Cannot\w+|Refusal|WrongWish|BadRequest")
KEY_AFTER = {"Refusal": 1, "WrongWish": 1, "BadRequest": 2}
"""What has the key after other arguments: a code, and perhaps a status."""


@pytest.mark.slow
def test_every_message_that_is_told_has_exactly_its_arguments() -> None:
    """`tell("key", name=...)` and errors; `**facts` may bring more."""
    calls = [
        (f"{path.name}:{node.lineno}", node)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and TELLS.fullmatch(node.func.id)
    ]
    for where, call in calls:
        place = KEY_AFTER.get(call.func.id, 0)  # type: ignore[attr-defined]
        if len(call.args) <= place or not isinstance(call.args[place], ast.Constant):
            continue
        key = ast.literal_eval(call.args[place])
        if key not in english() and call.func.id not in ("tell", *KEY_AFTER):  # type: ignore[attr-defined]
            continue
        assert key in english(), f"{where}: {key}"
        names = {keyword.arg for keyword in call.keywords} - {"fields"}
        is_whole = None not in names
        assert names - {None, "case"} <= arguments(key), f"{where}: {key}"
        assert not is_whole or arguments(key) - set(ABSENT) <= names, f"{where}: {key}"


def test_the_catalog_has_the_skills_and_what_each_means() -> None:
    told = {message.key for skill in Skill for message in (skill.called, skill.meaning)}
    assert told == {key for key in english() if key.startswith("skill-")}
    assert say(Skill.LEAVING_SWEEPS.called) == "Preventing sweeps"


TOLD = re.compile(
    r"""(?:\b(?:told|marked)\(|\bdrawn\(\{ key: )"([a-z0-9-]+)"(?:, (?:args: )?\{([\w\s,:.()\[\]?!+*-]*)\})?[,) ]"""
)
NAMED = re.compile(r"(?:^|,)\s*(\w+)")


def test_every_message_that_a_script_tells_has_exactly_its_arguments() -> None:
    for path in STATIC.rglob("*.js"):
        for key, given in TOLD.findall(path.read_text("utf-8")):
            assert key in english(), f"{path.name}: {key}"
            names = set(NAMED.findall(given))
            assert arguments(key) - set(ABSENT) <= names, f"{path.name}: {key}"


TOLD_IN_TEMPLATES = re.compile(r"""\b(?:told|marked)\("([a-z0-9-]+)"([^}]*)\}\}""")


def test_every_message_of_a_template_has_exactly_its_arguments() -> None:
    for path in TEMPLATES.rglob("*.html"):
        for key, given in TOLD_IN_TEMPLATES.findall(path.read_text("utf-8")):
            assert key in english(), f"{path.name}: {key}"
            assert arguments(key) <= set(re.findall(r"\b(\w+)=", given)), f"{path.name}: {key}"


def written_out() -> Iterator[tuple[str, ast.Call]]:
    """Every message that the code makes with a key that stands there, and where."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_message = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message"
            if is_message and node.args and isinstance(node.args[0], ast.Constant):
                yield f"{path.name}:{node.lineno}", node


def test_every_message_that_is_written_out_has_exactly_its_arguments() -> None:
    found = dict(written_out())
    assert len(found) > 20
    for where, call in found.items():
        key = ast.literal_eval(call.args[0])
        assert key in english(), f"{where}: {key}"
        if all(isinstance(given, ast.Dict) for given in call.args[1:]):
            names = [name for each in call.args[1:] for name in each.keys]
            given = {ast.literal_eval(name) for name in names if name}
            is_whole = None not in names
            assert given <= arguments(key) and (not is_whole or arguments(key) - set(ABSENT) <= given), where


def of_moves(variant: str) -> Iterator[Message]:
    """The messages of some legal moves of matches played at random."""
    rules, random = load_variant(variant), Random(variant)
    for players in rules.seating.players:
        yield from of_match(rules, players, random)


def of_match(rules: Rules, players: int, random: Random) -> Iterator[Message]:
    match = Match(rules, players, seed=random.getrandbits(32))
    while not match.deal_over:
        moves = list(legal_moves(match.state, 300))
        for move in random.sample(moves, min(2, len(moves))) + list(claims(match.state))[:1]:
            yield speech.speech_of(match.state, move)
            yield speech.label(match.state, move)
        match.play(max(random.sample(moves, min(2, len(moves))), key=lambda move: move.kind))


SAID: dict[str, list[Message]] = {variant: list(of_moves(variant)) for variant in variant_ids()}
OTHERS = [
    Message("limited", {"side": [0, 2], "items": "cards-ten"}),
    Message("limited-in-deal", {"side": [1, 3], "items": "ten"}),
    Message("limit-met", {"side": [1], "items": "spades"}),
    Message("limit-missed", {"side": [1], "items": "cards-spades"}),
    Message("turned-down", {"count": 1}),
    Message("turned-down", {"count": 1000}),
    Message("claimed-rightly", {"side": [0, 1]}),
    Message("claimed-wrongly", {"side": [2]}),
    Message("deals-next", {"who": 1}),
    Message("residue-goes", {"count": 1, "whom": 1}),
    Message("residue-goes", {"count": 3, "whom": 2}),
    Message("deal-over", {"scores": [3, -1, 12]}),
    Message("match-won", {"winners": [0, 1, 2], "scores": [21, 1000]}),
    Message("match-shared", {"winners": [1, 0], "scores": [1, 2, 3, 4, 5, 6]}),
    Message("match-shared", {"winners": [2, 0], "scores": [1, 2, 3, 4, 5, 6]}),
    *(Message("review-cards-favor", {"side": side}) for side in ([0], [1], [0, 1], [0, 2])),
    *(Message("table-turn-of", {"who": who}) for who in (0, 1)),
    *(Message("table-join-partners", {"partners": side}) for side in ([1], [0, 1])),
    *(Message("cannot-take", {"who": who, "cards": ["8H", "10D"], "card": ["9C"]}) for who in (0, 1)),
    *(Message(key, {"who": who}) for key in ("gave-up", "ran-out-of-time") for who in (0, 1)),
    Message("left-behind-called", {"word": "Dejado", "cards": ["8H", "7R"]}),
    Message(
        "takes", {"who": 1, "taken": [["QH"]], "cards": ["QS"], "tops": {"QH": 1}, "sweep": "named", "word": "tábla"}
    ),
    Message("build", {"value": 12}),
    Message("plays-in-a-row", {"who": 1, "count": 2}),
    Message("plays-in-a-row", {"who": 0, "count": 4}),
    Message("laid-on-table", {"cards": ["8H", "7R"]}),
    Message("leads", {"who": 1}),
    *(Message("orange-scores", {"side": side, "points": 2}) for side in ([0], [1], [1, 3])),
    *(Message("no-orange-scores", {"side": side, "points": -1}) for side in ([0], [1], [1, 3])),
    *(Message("cannot-win-build", {"who": 0, "winners": winners}) for winners in ([2], [1], [2, 1])),
]


CARDS: list[Argument] = [["10D"], ["8H", "7R"], ["AS", "1G", "QH"], ["2C", "3D", "4H", "5S"]]
VALUES: list[Argument] = [9, 11, 12, 13, 14]
CARD: list[Argument] = ["10D", "QH", "1G", "AS"]
RANKS: list[Argument] = ["ace", "eight", "six", "jack", "one"]
COUNTS: list[Argument] = [0, 1, 2, 3, 4, 1000]
SAMPLES: dict[str, list[Argument]] = {
    **dict.fromkeys(("cards", "taken", "in_sets", "equal_left", "captors"), CARDS),
    **dict.fromkeys(("card", "played", "missing", "away", "above", "top", "picture", "equal"), CARD),
    **dict.fromkeys(("value", "number", "broken_up", "kept", "owed", "banning", "pending"), VALUES),
    **dict.fromkeys(("more", "worth", "points", "count", "others"), COUNTS),
    **dict.fromkeys(("kind", "total", "sets_total", "most", "sum", "owned", "lowest_value", "played_value"), COUNTS),
    "tenths": [0, 1, 4, 10],
    "against": [0, 1, 4, 10],
    "who": [0, 1],
    "by": [[0], [1], [1, 2]],
    "other": VALUES,
    "rank": RANKS,
    "whose": ["own", "owed", "new"],
    "sweep": ["named", "scored", "plain", "cleared", "none"],
    "word": ["tábla"],
    "next": ["partner", "opponent"],
    "often": ["certain", "some"],
    "orange": ["colors", "suits"],
    "matches": [1, 3],
}
"""What the arguments of refusals and of reasons may be."""
OTHER_SAMPLES: dict[str, dict[str, list[Argument]]] = {
    "other-move": {"other": ["played", "best", "next-best"]},
    "other-move-first": {"other": ["played", "next-best"]},
    "why-most": {"kind": ["cards", "spades", "sixes"]},
}
"""Where they are something else: in these messages, and in those that are made of them."""


def parts_of(key: str) -> set[str]:
    """A message and all messages that it is made of."""
    return {key}.union(*(parts_of(part) for part in english()[key].messages))


def sampled(key: str) -> Iterator[Message]:
    """A message with all samples of each argument, several at a time."""
    other = {name: given for part in parts_of(key) for name, given in OTHER_SAMPLES.get(part, {}).items()}
    samples = {name: (SAMPLES | other)[name] for name in sorted(arguments(key))}
    for turn in range(max(map(len, samples.values()), default=1)):
        yield Message(key, {name: given[turn % len(given)] for name, given in samples.items()})


REASONS = [key for key in read(LANGUAGES / "en" / "hints.ftl") if key not in PARTS]
STRICT = ("casino_long", "royal_web", "hungarian_kirchner", "swazi", "south_african_2", "south_african_4", "tuxedo_52")
"""Rules that forbid most."""


@cache
def refused(variant: str) -> list[Message]:
    """What is said of illegal moves, each message once."""
    return list({str(message): message for message in met(load_variant(variant), 24)}.values())


@pytest.mark.parametrize("key", MESSAGES)
def test_every_refusal_has_a_message_that_needs_exactly_what_it_tells(key: str) -> None:
    assert set(MESSAGES[key]) == arguments(key)
    assert all(say(message)[0].isupper() and say(message)[-1] == "." for message in sampled(key))


@pytest.mark.parametrize("variant", STRICT)
def test_every_message_of_an_illegal_move_has_exactly_its_arguments(variant: str) -> None:
    for message in refused(variant):
        assert set(message.args) == arguments(message.key), message


def test_most_refusals_are_met() -> None:
    found = {message.key for variant in STRICT for message in refused(variant)}
    assert found <= set(MESSAGES)
    assert len(found) > 70


REVIEWED = ("scopa", "three_hand_casino", "four_hand_partnership", "casino_long")


def of_review(variant: str) -> list[Message]:
    """All messages of a review."""
    review = small_review(variant)
    found = [review.result, *limits(left_out=1, hurried=2, worlds=4, usual=16)]
    found += [player.told for player in review.players]
    found += [message for point in review.turning_points for message in point.told]
    for move in review.moves:
        found += [move.speech, move.verdict, *move.hindsight]
        found += [message for choice in move.choices for message in (choice.speech, *choice.reason)]
    return found


def of_puzzle(puzzle: Puzzle) -> list[Message]:
    """All messages of a puzzle."""
    wrong = [puzzle.move(each.move) for each in puzzle.refutations]
    paragraphs = [*themes.solve(puzzle), *(told for move in wrong for told in themes.refute(puzzle, move))]
    return [themes.question(puzzle), *themes.ABOUT.values(), *(each for told in paragraphs for each in told)]


CAPTORS: dict[str, Argument] = {
    "captors": ["3H", "3D"], "others": 0, "count": 2, "by": [1], "often": "some", "tenths": 6
}  # fmt: skip


@cache
def explained() -> list[Message]:
    """The messages of some reviews and puzzles."""
    some = [*shipped()[:6], next(puzzle for puzzle in shipped() if not puzzle.is_exact)]
    reviews = [message for variant in REVIEWED for message in of_review(variant)]
    return reviews + [message for puzzle in some for message in of_puzzle(puzzle)]


def test_every_message_of_reviews_and_puzzles_has_exactly_its_arguments() -> None:
    assert {message.key for message in explained()} >= {"review-fault", "why-takes", "puzzle-ends", "review-player"}
    for message in explained():
        needed = arguments(message.key)
        assert set(message.args) <= needed and needed - set(message.args) <= set(ABSENT), message
        assert "  " not in say(message, NAMES), message


ENGINE_WORDS = re.compile(r"\b(worlds?|par|equity|given away)\b|(?<![.\d])1 (points|matches|times|cards)\b")


def test_reviews_and_puzzles_speak_like_a_card_player() -> None:
    for message in explained():
        text = say(message, NAMES)
        assert not ENGINE_WORDS.search(text), text
        assert "%" not in text or message.key == "review-player", text
        assert text.endswith((".", ":", "?")), text


def test_the_cards_that_capture_are_shown_and_counted() -> None:
    captured = [message for message in explained() if "captors" in message.args]
    assert {message.key for message in captured} >= {"why-captured"}
    for message in captured:
        captors, others, count = (message.args[name] for name in ("captors", "others", "count"))
        assert isinstance(captors, list) and isinstance(others, int) and captors
        assert len(captors) + others == count
    told = Message("why-captured", CAPTORS)
    assert say(told, ("You", "Hal"), Style.SYMBOLS) == (
        "Two of the cards Hal may hold can capture it (3♥ and 3♦): about 6 times in 10."
    )
    assert say(told, ("Ann", "You"), Style.SYMBOLS).startswith("Two of the cards you may hold")
    certain = Message("why-captured", {**CAPTORS, "captors": ["3H"], "count": 1, "often": "certain"})
    assert say(certain, ("You", "Hal"), Style.SYMBOLS) == "Hal can capture it with 3♥."


@pytest.mark.parametrize("variant", variant_ids())
def test_every_message_of_a_move_has_exactly_its_arguments(variant: str) -> None:
    for message in SAID[variant]:
        needed = arguments(message.key)
        assert set(message.args) <= needed and needed - set(message.args) <= set(ABSENT), message


@pytest.mark.parametrize("message", OTHERS, ids=lambda message: str(message.key))
def test_other_messages_have_exactly_their_arguments(message: Message) -> None:
    needed = arguments(message.key)
    assert set(message.args) <= needed and needed - set(message.args) <= set(ABSENT), message


def worded(message: Message) -> list[str]:
    """With symbols and with words for cards."""
    return [say(message, NAMES, style) for style in Style]


@pytest.mark.slow
@pytest.mark.parametrize("code", language.known())
def test_scripts_word_every_message_in_the_same_way(code: str, tmp_path: Path) -> None:
    if not (node := shutil.which("node")):
        pytest.skip("node is not installed")
    for used in {code, language.ENGLISH}:
        (tmp_path / used).mkdir()
        for name in files.names():
            (tmp_path / used / f"{name}.ftl").write_text(files.text(used, name), "utf-8")
    of_moves = [*SAID.values(), *map(refused, STRICT)]
    samples = [message for key in [*MESSAGES, *REASONS] for message in sampled(key)]
    messages = [*OTHERS, *samples, *explained(), *(message for said in of_moves for message in said)]
    given = json.dumps([code, msgspec.to_builtins(messages), NAMES])
    catalogs, script = (str(ROOT / "tests" / path) for path in ("scripts/catalogs.mjs", "texts/words.mjs"))
    environment = {**os.environ, "CATALOGS": str(tmp_path)}
    command = [node, "--import", catalogs, script]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, env=environment)
    assert ran.returncode == 0, ran.stderr
    answers: list[Any] = json.loads(ran.stdout)
    for message, words in zip(messages, answers, strict=True):
        with language.speaking(code):
            assert worded(message) == words[:2], message
        drawn = [part if isinstance(part, str) else packs.symbol_of(part["card"]) for part in words[2]]
        assert "".join(drawn) == words[0] and ("♥" in words[0]) <= (len(drawn) > 1)


def test_threads_that_read_a_catalog_at_the_same_time_find_every_message() -> None:
    english, keys = Catalog("en"), ["match-is-over", "site-no-rules", "operators-stop", "your-turn"]
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(lambda key: english.say(key, {}, Speaker((), Style.WORDS)), keys * 20))
    assert len(set(told)) == len(keys)


def test_what_no_catalog_has_is_refused() -> None:
    with pytest.raises(UnknownMessageError, match="no message 'nothing'"):
        say(Message("nothing"))
    with pytest.raises(UnknownMessageError, match="value"):
        say(Message("build"))
    with pytest.raises(UnknownMessageError, match="no texts in 'xx'"):
        Catalog("xx")


@pytest.mark.parametrize(
    "message",
    [
        Message("not-yet-known", {"who": 1}),
        Message("trails"),
        Message("trails", {"who": 7, "cards": ["4C"]}),
        Message("trails", {"who": 1, "cards": 3}),
    ],
    ids=str,
)
def test_what_a_newer_server_says_is_worded_anyway(message: Message) -> None:
    with pytest.raises(UnknownMessageError):
        say(message, NAMES)
    assert say_anyway(message, NAMES) == message.key.replace("-", " ")
    assert say_anyway(OTHERS[0], NAMES) == say(OTHERS[0], NAMES)


def test_a_message_says_to_whom_it_is_said() -> None:
    english = Catalog("en")
    asked = Message("asks-for-build", {"who": 0, "whom": 1})
    for names, words in (
        (("Ann", "You"), "Ann asks you to leave the build on the table."),
        (("You", "Ben"), "You ask Ben to leave the build on the table."),
    ):
        assert english.say(asked.key, asked.args, Speaker(names, Style.WORDS)) == words


def test_elements_in_an_argument_are_text() -> None:
    title = "<link>Ann</link> & <b>"
    said = marked("weekly-lead", {"link": '<a href="/">'}, title=title, first="Monday", last="Sunday")
    assert said == '<a href="/">&lt;link&gt;Ann&lt;/link&gt; &amp; &lt;b&gt;</a>, Monday to Sunday.'


def test_an_error_says_all_problems_whatever_their_number() -> None:
    problems = [CassinoError("commands-no-file", file=f"{number}.toml") for number in range(300)]
    assert str(joined(problems)) == " ".join(map(str, problems))


FAVORED: dict[str, list[str]] = {
    "en": ["The new cards favor you and Ann.", "You and Ann are tied and share the win."],
    "de": ["Die neuen Karten begünstigen dich und Ann.", "Du und Ann seid gleichauf und teilt euch den Sieg."],
    "it": ["Le nuove carte favoriscono te e Ann.", "Tu e Ann siete pari e vi dividete la vittoria."],
    "fr": ["Les nouvelles cartes favorisent ton camp.", "Toi et Ann, vous êtes à égalité et partagez la victoire."],
}


@pytest.mark.parametrize("code", FAVORED)
def test_you_and_others_have_a_form_of_the_verb_and_you_a_case(code: str) -> None:
    with language.speaking(code):
        told = [Message("review-cards-favor", {"side": [0, 1]}), Message("scorepad-shared", {"winners": [0, 1]})]
        assert [say(message, NAMES) for message in told] == FAVORED[code]


@pytest.mark.parametrize(
    ("names", "seats", "form"),
    [(NAMES, [1], "you"), (NAMES, [0], "one"), (NAMES, [0, 1], "with-you"), (NAMES, [0, 2], "several")],
)
def test_the_form_of_the_verb_depends_on_who_and_how_many(names: tuple[str, ...], seats: list[int], form: str) -> None:
    italian = {
        "you": "Vinci la partita chiamandoti fuori.",
        "one": "Ann vince la partita chiamandosi fuori.",
        "with-you": "Tu e Ann vincete la partita chiamandovi fuori.",
        "several": "Ann e Carla vincono la partita chiamandosi fuori.",
    }
    with language.speaking("it"):
        assert say(Message("scorepad-won-count-out", {"side": seats}), names) == italian[form]


def test_clubs_of_italian_cards_have_another_word_than_french_clubs() -> None:
    with language.speaking("it"):
        suits = [say(Message("card-name", {"rank": "seven", "suit": suit})) for suit in ("clubs", "batons")]
        assert suits == ["sette di fiori", "sette di bastoni"]
        assert say(Message("line-card", {"rank": "seven", "suit": "coins"})) == "Sette di denari"
        assert say(Message("line-most", {"kind": "coins"})).endswith("denari")


@pytest.mark.parametrize(
    ("names", "scores", "words"),
    [
        (("You", "Ann"), [12, 9], "You 12, Ann 9"),
        (("Player 1", "Player 2"), [10, -1], "Player 1: 10, Player 2: -1"),
        (("You", "Regular 1", "Regular 2", "Ben"), [4, 7], "You and Regular 2: 4, Regular 1 and Ben 7"),
    ],
)
def test_a_number_at_the_end_of_a_name_is_not_read_as_part_of_the_score(
    names: tuple[str, ...], scores: list[int], words: str
) -> None:
    said = Catalog("en").say("deal-over", {"scores": scores}, Speaker(names, Style.WORDS))
    assert said == f"The deal is over: {words}."


@pytest.mark.parametrize("number", [10**15, 10**15 + 1, 10**27, -(10**40)])
def test_a_number_of_any_size_can_be_said(number: int) -> None:
    key = next(key for key in sorted(english()) if arguments(key) == {"number"} and not english()[key].messages)
    assert str(number).lstrip("-") in say(Message(key, {"number": number}))
