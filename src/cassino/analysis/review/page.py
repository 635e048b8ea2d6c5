"""A review as one HTML file that needs nothing else."""

from collections.abc import Callable, Iterable, Iterator

from cassino.analysis.review.graph import drawn_sides, svg_graph
from cassino.analysis.review.markup import Markup, element, joined
from cassino.analysis.review.model import Breakdown, Review, ReviewedChoice, ReviewedDeal, ReviewedMove, ReviewedPar
from cassino.analysis.review.names import names_of, of_side, player_name, seats_of, side_name, side_names
from cassino.analysis.review.summary import EXPLAINED, PERFECT
from cassino.analysis.review.text import chanced, heading, one_decimal, par_part, signed, turning_text, valued, worded
from cassino.notation.speech import YOU
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.language import current
from cassino.texts.message import Message

PARTS: dict[str, Callable[[Breakdown], float]] = {
    "review-part-seat": lambda parts: parts.seat,
    "review-part-luck": lambda parts: parts.luck,
    "review-part-skill": lambda parts: parts.skill,
    "review-part-hidden": lambda parts: parts.hidden,
    "review-part-result": lambda parts: parts.result,
}
"""The rows of the table of luck and skill: their titles and numbers."""
CHOICE_HEADINGS = (
    ("review-column-move", False),
    ("analysis-page-ahead", True),
    ("analysis-page-to-win", True),
    ("analysis-page-why", False),
)
"""The columns of the table of choices, and whether they hold numbers."""
STYLE = """
:root { color-scheme: light dark; --paper: #f6f0e1; --high: #fffaf0; --ink: #2a231c; --dim: #635746; --line: #d9ccb2;
  --one: #17483c; --two: #a8242f; --three: #1357a8; --four: #7a5600; --gold: #8a5a10; }
@media (prefers-color-scheme: dark) { :root { --paper: #171b19; --high: #212725; --ink: #ece6d4; --dim: #b3ab98;
  --line: #3d4541; --one: #7fd0b4; --two: #ff9d94; --three: #9cc4ff; --four: #e9bd5b; --gold: #e9bd5b; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.15; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; } td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.graph { width: 100%; height: auto; background: var(--high); border: 1px solid var(--line); border-radius: 10px; }
.rule { stroke: var(--line); } .deal { stroke: var(--line); stroke-dasharray: 4 4; }
.scale { fill: var(--dim); font-size: 13px; }
.chance { fill: none; stroke: var(--one); stroke-width: 2.5; }
.side1 { stroke: var(--two); } .side2 { stroke: var(--three); } .side3 { stroke: var(--four); }
.side4 { stroke: var(--dim); } .side5 { stroke: var(--gold); }
circle { fill: var(--gold); stroke: var(--paper); } circle.turn { fill: var(--ink); }
circle.blunder, circle.mistake { fill: var(--two); }
a { color: inherit; }
a:focus circle { stroke: var(--three); stroke-width: 4; }
.inaccuracy { color: var(--gold); } .mistake, .blunder { color: var(--two); }
.dim { color: var(--dim); } code { font-size: 1.02em; }
.move { border: 1px solid var(--line); border-radius: 10px; background: var(--high); padding: .4rem .8rem;
  margin: .4rem 0; }
.move:target { outline: 3px solid var(--gold); }
summary { cursor: pointer; }
"""


def html_page(review: Review) -> str:
    """The whole file."""
    title = element("title", tell("review-of", title=review.title))
    body = element("main", "\n", joined(*_body(review), by="\n"), "\n")
    return (
        f'<!doctype html>\n<html lang="{current()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n{title}\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _body(review: Review) -> Iterator[Markup]:
    yield element("h1", review.title)
    yield element("p", f"{heading(review)} {_said(review, review.result)}")
    yield from (element("p", _said(review, note)) for note in review.notes)
    drawn = drawn_sides(review)
    players = [review.players[seat].name for side in drawn for seat in seats_of(review, side)]
    whose = "you" if players == [YOU] else "others"
    yield element("h2", tell("analysis-page-chance", whose=whose, sides=side_names(review, drawn)))
    yield svg_graph(review)
    yield element("p", tell("analysis-page-graph"), class_="dim")
    yield from _turning_points(review)
    yield element("h2", tell("review-players"))
    yield element("ul", *_players(review))
    yield from _luck(review)
    yield from _pars(review)
    for deal in review.deals:
        yield from _deal(review, deal)


def _said(review: Review, *messages: Message) -> str:
    """Messages in words."""
    return worded(review, messages)


def _turning_points(review: Review) -> Iterator[Markup]:
    if not review.turning_points:
        return
    yield element("h2", tell("review-turning-points"))
    points = []
    for point in review.turning_points:
        text = turning_text(review, point)
        points.append(element("li", element("a", text, href=f"#m{point.number}") if point.number else text))
    yield element("ol", *points)


def _players(review: Review) -> Iterator[Markup]:
    for player in review.players:
        yield element("li", element("b", player_name(review, player.seat)), f": {_said(review, player.told)}")


def _table(heads: Iterable[Markup], rows: Iterable[Markup]) -> Markup:
    table = element("table", element("thead", element("tr", *heads)), element("tbody", *rows))
    return element("div", table, class_="wide")


def _head(text: str, is_number: bool = False) -> Markup:
    return element("th", text, scope="col", **({"class": "number"} if is_number else {}))


def _row(first: str, *cells: Markup) -> Markup:
    return element("tr", element("th", first, scope="row"), *cells)


def _number(text: str) -> Markup:
    return element("td", text, class_="number")


def _luck(review: Review) -> Iterator[Markup]:
    columns = _breakdowns(review)
    yield element("h2", tell("review-luck"))
    yield _table(
        [_head(tell("pages-points")), *(_head(name, is_number=True) for name, _ in columns)],
        (_row(tell(key), *(_number(signed(part(parts))) for _, parts in columns)) for key, part in PARTS.items()),
    )
    yield element("p", _said(review, EXPLAINED), class_="dim")


def _breakdowns(review: Review) -> list[tuple[str, Breakdown]]:
    """The columns of the table: with two sides one for each deal, with more one for each side."""
    whole = [(side_name(review, side), review.sides[side].breakdown) for side in drawn_sides(review)]
    if len(whole) > 1 or len(review.deals) < 2:
        return whole
    return whole + [(tell("shared-deal", number=deal.number), deal.breakdowns[0]) for deal in review.deals]


def _pars(review: Review) -> Iterator[Markup]:
    """The pars of the deals."""
    rows = [_par(review, deal.number, deal.par) for deal in review.deals if deal.par]
    if not rows:
        return
    yield element("h2", tell("review-par"))
    numbers = [tell("review-par"), tell("review-column-played")]
    numbers += [of_side(review, "analysis-page-lost", side) for side in range(len(review.sides))]
    texts = [tell("review-column-deal"), tell("review-column-side")]
    yield _table([*map(_head, texts), *(_head(name, is_number=True) for name in numbers)], rows)
    yield element("p", _said(review, PERFECT), class_="dim")


def _par(review: Review, deal: int, par: ReviewedPar) -> Markup:
    numbers = [signed(par.margin), signed(par.played), *map(one_decimal, par.lost)]
    return _row(par_part(deal, par), element("td", side_name(review, par.side)), *map(_number, numbers))


def _deal(review: Review, deal: ReviewedDeal) -> Iterator[Markup]:
    points = " - ".join(map(str, deal.points))
    yield element("h2", tell("shared-deal", number=deal.number))
    yield element("p", say(Message("analysis-page-dealt", {"who": deal.dealer, "points": points}), names_of(review)))
    for move in deal.moves:
        yield _move(review, move)


def _move(review: Review, move: ReviewedMove) -> Markup:
    grade = element("span", _said(review, move.verdict), class_=move.grade) if move.is_fault else ""
    chance = element("span", f"{round(100 * move.chances[0])}%", class_="dim")
    head = joined(f"{move.number}. {_said(review, move.speech)} ", grade, " ", chance)
    if not move.choices:
        return element("div", head, class_="move", id=f"m{move.number}")
    return element(
        "details",
        element("summary", head),
        element("p", _board(review, move)),
        _table(
            (_head(tell(key), is_number) for key, is_number in CHOICE_HEADINGS),
            (_choice(review, choice, at == move.played) for at, choice in enumerate(move.choices)),
        ),
        element("p", _said(review, *move.hindsight)) if move.hindsight else "",
        class_="move",
        id=f"m{move.number}",
    )


def _choice(review: Review, choice: ReviewedChoice, is_played: bool) -> Markup:
    return _row(
        tell("analysis-page-choice", move=_said(review, choice.speech), played="yes" if is_played else "no"),
        _number(valued(choice.value, choice.error)),
        _number(chanced(choice.chance, choice.chance_error)),
        element("td", _said(review, *choice.reason)),
    )


def _board(review: Review, move: ReviewedMove) -> str:
    board = move.board
    hands = [f"{player_name(review, seat)}: {' '.join(hand) or '-'}" for seat, hand in enumerate(board.hands)]
    builds = [tell("analysis-page-build", value=build.value, cards=" ".join(build.cards)) for build in board.builds]
    table = ", ".join([*board.loose, *builds]) or "-"
    return tell("analysis-page-table", table=table, hands="; ".join(hands), stock=board.stock)
