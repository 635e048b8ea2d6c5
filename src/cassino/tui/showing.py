"""A table as lines of text: the frames of a server, or of a match at this keyboard."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from cassino.engine.layout import laid_out
from cassino.engine.scoring import Line
from cassino.engine.view import View
from cassino.hosted import Json
from cassino.hosted.choices import card_list
from cassino.hosted.frames import turn
from cassino.hosted.frames.view import item
from cassino.notation.speech import YOU, possessive
from cassino.rules.options import Pack
from cassino.rules.packs import parse_card
from cassino.scorepad import sentences
from cassino.scorepad.sentences import listed
from cassino.texts.catalog import Style, Wording, say, say_all
from cassino.texts.message import Message
from cassino.tui.narration import counted, value_text
from cassino.tui.terminal import TYPED

PACKS = {str(pack): pack for pack in Pack}
NO_LABELS: Mapping[str, str] = {}
DECIDED = {
    "higher_total": "by the higher total",
    "restricted": "by all that was needed near the target",
    "sweep": "by a sweep in the count",
    "false_claim": "because the announcement was wrong",
}
STEPS = ("nudge", "cards", "reason")
"""The steps of a hint."""
WRONG_STEP = "Type hint for the next step, or hint nudge, hint cards, hint move."
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
        wanted = {"move": "reason"}.get(wanted.strip().lower(), wanted.strip().lower())
        if wanted and wanted not in STEPS:
            return None
        return wanted or STEPS[min(self._told_of(moment), len(STEPS) - 1)]

    def reach(self, moment: object, step: str) -> None:
        """A step was told."""
        self._told = max(self._told_of(moment), STEPS.index(step) + 1)
        self._moment = moment

    def _told_of(self, moment: object) -> int:
        """How many steps were told; a new moment begins anew."""
        return self._told if moment == self._moment else 0


def worded(view: Json, message: Json, wording: Wording = say) -> str:
    """A message of a view in words."""
    return wording(Message(**message), [seat["name"] for seat in view.get("seats", ())])


def label_text(message: Json, wording: Wording = say) -> str:
    """What the button of a move says."""
    return wording(Message(**message), style=Style.SYMBOLS)


def hint_lines(hint: Json, names: Sequence[str], wording: Wording = say) -> Iterator[str]:
    """What a hint tells."""
    if "move" in hint:
        yield f"Hint: {label_text(hint['label'], wording)}."
        yield f"Why: {say_all([Message(**each) for each in hint['reason']], names, wording=wording)}"
        yield f"To play it, type {TYPED}{hint['move']}{TYPED}"
        return
    yield f"Hint: {wording(Message(**hint['nudge']))}"
    if "cards" in hint:
        places = {"in your hand": hint["cards"], "on the table": hint["table"]}
        named = [f"{' '.join(cards)} {place}" for place, cards in places.items() if cards]
        yield f"Look at {listed(named)}." if named else "No card is needed."
    yield "Type hint again for more."


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
    empty = "No loose cards on the table." if builds else "The table is empty."
    yield f"Table: {' '.join(loose)}." if loose else empty
    for build in sorted(builds, key=lambda build: labels.get(build["id"], "")):
        label = f"{labels[build['id']]}: b" if build["id"] in labels else "B"
        sets = ", ".join("+".join(reversed(cards)) for cards in build["sets"])
        owner = owner_text(view["seats"][build["owner"]]["name"] if build["owner"] >= 0 else "")
        yield f"{label}uild of {value_text(build['value'], pack)}, {owner}: [{sets}]."
    shown = [f"{holders(view, pile)} {pile['top']}" for pile in view["piles"] if pile["top"]]
    if shown:
        yield f"Tops of piles: {', '.join(shown)}.{usable_text(view)}"


def owner_text(name: str) -> str:
    """`yours`, `Bob's`, `nobody's`."""
    return "yours" if name == YOU else f"{name or 'nobody'}'s"


def holders(view: Json, pile: Json) -> str:
    """`your`, `Bob's`, `Ann and Cid:` before the top card of a pile."""
    names = [view["seats"][seat]["name"] for seat in pile["seats"]]
    return possessive(names[0]) if len(names) == 1 else f"{listed(names)}:"


def usable_text(view: Json) -> str:
    """Which tops the person may use, and for what."""
    uses = {
        use: [pile["top"] for pile in view["piles"] if pile["usable"] in (use, "both")] for use in ("capture", "steal")
    }
    taken, added = " ".join(uses["capture"]), " ".join(uses["steal"])
    if taken and taken == added:
        return f" You may capture or build with {taken}."
    return (f" You may capture {taken}." if taken else "") + (f" You may use {added} in a build." if added else "")


def tops(view: Json, use: str) -> str:
    """The tops of piles that the person may use in one way."""
    return " ".join(pile["top"] for pile in view["piles"] if pile["usable"] in (use, "both"))


def hand_lines(view: Json) -> Iterator[str]:
    """The cards of the person, and whatever else they may know."""
    if view["seat"] is not None:
        yield f"Your hand: {' '.join(view['hand']) or 'no cards'}."
    for seat in view["seats"]:
        if seat["cards"]:
            yield f"{seat['name']} holds {' '.join(seat['cards'])}."
    if view["bottom"]:
        yield f"Only you have seen the last card of the stock: {view['bottom']}."


def status_line(view: Json) -> str:
    """How far the deal has come, and the match score."""
    number, of = view["round"]["number"], view["round"]["of"]
    if of is None:
        how_far = f"{counted(view['stock'], 'card').capitalize()} in the stock"
    else:
        how_far = f"Round {number} of {of}" if of > 1 else f"Move {len(view['log']) + 1}"
    return f"{how_far}. Score: {strip(view, [side['score'] for side in view['sides']])}."


def strip(view: Json, numbers: Sequence[int]) -> str:
    """`You 12, Bob 9`."""
    return sentences.strip(side_names(view), numbers)


def side_names(view: Json) -> list[str]:
    """The names of the sides."""
    return [side["name"] for side in view["sides"]]


def goal(view: Json) -> str:
    """What wins the match."""
    deals = view["deals"]
    if deals:
        return "One deal decides." if deals == 1 else f"The highest total after {deals} deals wins."
    return f"The match goes to {counted(view['target'], 'point')}."


def score_line(view: Json) -> str:
    """The match score, and to what end."""
    return f"Match score: {strip(view, [side['score'] for side in view['sides']])}. {goal(view)}"


def taken_lines(view: Json) -> Iterator[str]:
    """What each side has taken in this deal, as far as a frame tells."""
    for side in view["sides"]:
        kinds = {"card": side["captured"], "sweep": side["sweeps"], "orange": side["oranges"]}
        taken = [counted(number, kind) for kind, number in kinds.items() if number or kind != "orange"]
        yield f"{side['name']}: {', '.join(taken)}."


def count_lines(view: Json, wording: Wording = say) -> Iterator[str]:
    """The count of a deal, item by item, and the match score."""
    score = view["deal_score"]
    for line in score["lines"]:
        yield sentences.line_text(side_names(view), Line(line["name"], line["title"], line["counts"], line["points"]))
    yield f"This deal: {strip(view, score['points'])}."
    yield from (worded(view, note, wording) for note in score["notes"])
    yield score_line(view)


def decided_lines(view: Json) -> Iterator[str]:
    """How the match was won, where it was not plainly by reaching the target."""
    won = view["winner"]
    if won and won["decided_by"] not in SAID_BY_ITSELF and len(won["sides"]) == 1:
        yield f"That was decided {decided_text(view)}."


def decided_text(view: Json) -> str:
    """What decided a match."""
    how = view["winner"]["decided_by"]
    if how == "claim":
        return "by announcing the target" if view["claim"]["kind"] == "announce" else "by counting out"
    titles = {line["name"]: line["title"] for line in view["deal_score"]["lines"]}
    title = titles.get(how, how).lower()
    return DECIDED.get(how) or f"in the count, with {title if title.startswith('most') else f'the {title}'}"
