"""A table as lines of text: the frames of a server, or of a match at this keyboard."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from cassino.engine.layout import laid_out
from cassino.engine.scoring import Line
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted import Json
from cassino.hosted.frames import turn
from cassino.hosted.frames.choices import card_list
from cassino.hosted.frames.view import item
from cassino.rules.options import Pack
from cassino.rules.packs import parse_card
from cassino.scorepad.sentences import goal, line_text
from cassino.texts import tell
from cassino.texts.catalog import Wording, said_style, say, say_all, shown_style
from cassino.texts.lists import commas
from cassino.texts.message import Argument, Message
from cassino.tui.cardwords import row, sets, typed
from cassino.tui.narration import value_text
from cassino.tui.vocabulary import word_of

PACKS = {str(pack): pack for pack in Pack}
NO_LABELS: Mapping[str, str] = {}
DECIDED = ("higher_total", "restricted", "sweep", "false_claim")
"""What decides a match besides lines of the count and claims."""
STEPS = ("nudge", "cards", "reason")
"""The steps of a hint."""
TAKEN = {"captured": "terminal-taken-cards", "sweeps": "table-sweeps", "oranges": "table-oranges"}
"""What a side of a frame has taken, and how it is told."""
SAID_BY_ITSELF = ("target", "flag", "resign", None)
"""Ways to win that need no words, or have some already."""


class Ladder:
    """How far the hint of a moment was told."""

    def __init__(self) -> None:
        self._moment: object = None
        self._told = 0

    def climb(self, moment: object, wanted: str = "") -> str | None:
        """The step to tell, which counts as told: the one that is wanted, else the next. None: no such step."""
        step = self.next(moment, wanted)
        if step is not None:
            self.reach(moment, step)
        return step

    def next(self, moment: object, wanted: str = "") -> str | None:
        """The step to tell, which is not told yet. None: no such step."""
        if not wanted.strip():
            return STEPS[min(self._told_of(moment), len(STEPS) - 1)]
        return {"nudge": "nudge", "cards": "cards", "move": "reason"}.get(word_of(wanted, ("nudge", "cards", "move")))

    def reach(self, moment: object, step: str) -> None:
        """A step was told."""
        self._told = max(self._told_of(moment), STEPS.index(step) + 1)
        self._moment = moment

    def _told_of(self, moment: object) -> int:
        """How many steps were told; a new moment begins anew."""
        return self._told if moment == self._moment else 0


def worded(view: Json, message: Json, wording: Wording = say) -> str:
    """A message of a view in words."""
    return wording(Message(**message), names(view))


def named(view: Json, key: str, args: Mapping[str, Argument]) -> str:
    """A message with players of a view."""
    return say(Message(key, args), names(view))


def names(view: Json) -> list[str]:
    """The name of each seat."""
    return [seat["name"] for seat in view.get("seats", ())]


def label_text(message: Json, wording: Wording = say) -> str:
    """What the button of a move says."""
    return wording(Message(**message), style=shown_style())


def hint_lines(hint: Json, names: Sequence[str], wording: Wording = say, state: State | None = None) -> Iterator[str]:
    """What a hint tells. state: the position, if it is known here."""
    if "move" in hint:
        yield tell("table-hint-line", hint=label_text(hint["label"], wording))
        reason = [Message(**each) for each in hint["reason"]]
        yield tell("terminal-hint-why", reason=say_all(reason, names, said_style(), wording))
        yield tell("terminal-hint-type", move=typed(hint["move"], state))
        return
    yield tell("table-hint-spoken", hint=wording(Message(**hint["nudge"]), names))
    if "cards" in hint:
        yield looked_at(hint["cards"], hint["table"])
    yield tell("terminal-hint-more")


def looked_at(cards: list[str], table: list[str]) -> str:
    """Which cards of the hand and of the table a hint means."""
    if cards and table:
        return tell("terminal-hint-both", cards=cards, table=table)
    if cards:
        return tell("terminal-hint-hand", cards=cards)
    return tell("terminal-hint-table", table=table) if table else tell("terminal-hint-no-card")


def seen(view: View, names: Sequence[str]) -> Json:
    """The part of a frame about the cards, of a position that belongs to no hosted match."""
    state = view.public
    pack = state.rules.deck.pack
    hands = [turn.open_hand(view, state, seat) for seat in range(state.players)]
    shown: Json = {
        "pack": str(pack),
        "seat": view.seat,
        "seats": [{"name": name, "cards": hand} for name, hand in zip(names, hands, strict=True)],
        "table": msgspec.to_builtins([item(laid, pack) for laid in laid_out([state]).table]),
        "piles": msgspec.to_builtins(turn.seen_piles(view, turn.piles(state))),
        "hand": card_list(view.hand, pack),
        "bottom": turn.bottom(view),
    }
    return shown


def table_lines(view: Json, labels: Mapping[str, str] = NO_LABELS) -> Iterator[str]:
    """What lies on the table, and on top of the piles where that matters. labels: what builds are called when typed."""
    pack = PACKS[view["pack"]]
    loose = sorted(
        (each["card"] for each in view["table"] if each["kind"] == "card"), key=lambda card: parse_card(card, pack)
    )
    builds = [each for each in view["table"] if each["kind"] == "build"]
    if loose:
        yield tell("terminal-table", cards=row(loose))
    else:
        yield tell("terminal-no-loose-cards" if builds else "table-is-empty")
    for build in sorted(builds, key=lambda build: labels.get(build["id"], "")):
        yield build_line(view, build, labels.get(build["id"], ""))
    shown = [top_text(view, pile) for pile in view["piles"] if pile["top"]]
    if shown:
        yield " ".join([tell("terminal-tops", tops=commas(shown)), *usable_texts(view)])


def build_line(view: Json, build: Json, label: str) -> str:
    """A build on the table. label: what it is called in typed moves, if it has such a name."""
    args: dict[str, Argument] = {
        "value": value_text(build["value"], PACKS[view["pack"]]),
        "sets": sets([list(reversed(cards)) for cards in build["sets"]]),
    }
    if label:
        args["label"] = label
    if build["owner"] < 0:
        return say(Message("terminal-labeled-build-open" if label else "terminal-table-build-open", args))
    key = "terminal-labeled-build" if label else "terminal-table-build"
    return named(view, key, {**args, "who": build["owner"]})


def top_text(view: Json, pile: Json) -> str:
    """`Bob's 5C`: the top card of a pile."""
    return named(view, "terminal-top-of", {"of": pile["seats"], "card": row([pile["top"]])})


def usable_texts(view: Json) -> Iterator[str]:
    """Which tops the person may use, and for what."""
    taken, added = tops(view, "capture"), tops(view, "steal")
    if taken and taken == added:
        yield tell("terminal-may-use-both", cards=taken)
        return
    if taken:
        yield tell("terminal-may-capture", cards=taken)
    if added:
        yield tell("terminal-may-steal", cards=added)


def tops(view: Json, use: str) -> list[str]:
    """The tops of piles that the person may use in one way."""
    return [pile["top"] for pile in view["piles"] if pile["usable"] in (use, "both")]


def hand_lines(view: Json) -> Iterator[str]:
    """The cards of the person, and whatever else they may know."""
    if view["seat"] is not None:
        yield own_hand(row(view["hand"]))
    for number, seat in enumerate(view["seats"]):
        if seat["cards"]:
            yield named(view, "terminal-holds", {"who": number, "cards": seat["cards"]})
    if view["bottom"]:
        yield tell("terminal-bottom", cards=[view["bottom"]])


def own_hand(cards: str) -> str:
    """The hand of the person."""
    return tell("terminal-hand", cards=cards) if cards else tell("terminal-hand-empty")


def status_line(view: Json) -> str:
    """How far the deal has come, and the match score."""
    return f"{how_far(view)} {named(view, 'table-count-scores', {'scores': scores(view)})}"


def how_far(view: Json) -> str:
    """How far the deal has come."""
    number, of = view["round"]["number"], view["round"]["of"]
    if of is None:
        return tell("terminal-stock", count=view["stock"])
    if of > 1:
        return tell("terminal-round", number=number, of=of)
    return tell("terminal-move-number", number=len(view["log"]) + 1)


def scores(view: Json) -> list[int]:
    """The match score of each side."""
    return [side["score"] for side in view["sides"]]


def score_line(view: Json) -> str:
    """The match score, and to what end."""
    score = named(view, "scorepad-match-score", {"scores": scores(view)})
    return f"{score} {goal(view['target'], view['deals'] or 0)}"


def taken_lines(view: Json) -> Iterator[str]:
    """What each side has taken in this deal, as far as a frame tells."""
    count = len(view["sides"])
    for number, side in enumerate(view["sides"]):
        taken = [tell(key, count=side[kind]) for kind, key in TAKEN.items() if side[kind] or kind != "oranges"]
        seats = list(range(number, len(view["seats"]), count))
        yield named(view, "terminal-taken", {"side": seats, "what": commas(taken)})


def count_lines(view: Json, wording: Wording = say) -> Iterator[str]:
    """The count of a deal, item by item, and the match score."""
    score = view["deal_score"]
    for line in score["lines"]:
        yield line_text(names(view), Line(line["name"], line["title"], line["counts"], line["points"]))
    yield named(view, "scorepad-this-deal", {"scores": score["points"]})
    yield from (worded(view, note, wording) for note in score["notes"])
    yield score_line(view)


def decided_lines(view: Json) -> Iterator[str]:
    """How the match was won, where it was not plainly by reaching the target."""
    won = view["winner"]
    if won and won["decided_by"] not in SAID_BY_ITSELF and len(won["sides"]) == 1:
        yield decided_text(view)


def decided_text(view: Json) -> str:
    """What decided a match."""
    how = view["winner"]["decided_by"]
    if how == "claim":
        return tell("terminal-decided", how=view["claim"]["kind"])
    if how in DECIDED:
        return tell("terminal-decided", how=how)
    titles = {line["name"]: line["title"] for line in view["deal_score"]["lines"]}
    return tell("terminal-decided-by-line", title=titles.get(how, how))
