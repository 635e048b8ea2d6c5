"""The chances to win a match as a graph: SVG, and a few rows of text."""

from collections.abc import Iterator, Sequence

from cassino.analysis.review.markup import Markup, element, joined, leaf
from cassino.analysis.review.model import Review
from cassino.analysis.review.names import names_of, side_names
from cassino.texts import tell
from cassino.texts.catalog import say_all

WIDTH, HEIGHT = 1000, 260
LEFT, TOP, BOTTOM = 52, 14, 26
COLUMNS, ROWS = 64, 9
MARKED = 12


def track(review: Review, side: int) -> list[float]:
    """The chance of a side after the first deal of cards, and after each move."""
    return [review.deals[0].chances[side], *(move.chances[side] for move in review.moves)]


def drawn_sides(review: Review) -> Sequence[int]:
    """The sides that have a line; with two sides, one line is enough."""
    return range(1) if len(review.sides) == 2 else range(len(review.sides))


def place_of(review: Review, number: int) -> float:
    """The horizontal position of a move."""
    last = max(1, len(review.moves))
    return LEFT + (WIDTH - LEFT) * number / last


def height_of(chance: float) -> float:
    """The vertical position of a chance."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)


def svg_graph(review: Review) -> Markup:
    """The graph as an SVG element; each fault and turning point links to its move."""
    parts = [*_grid(review), *(_line(review, side) for side in drawn_sides(review)), *_marks(review)]
    label = tell("analysis-graph-label", sides=side_names(review, drawn_sides(review)))
    shown = joined("", *parts, "", by="\n")
    return element("svg", shown, class_="graph", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="group", aria_label=label)


def _grid(review: Review) -> Iterator[Markup]:
    for chance in (0.0, 0.5, 1.0):
        y = height_of(chance)
        yield leaf("line", class_="rule", x1=LEFT, x2=WIDTH, y1=f"{y:.1f}", y2=f"{y:.1f}")
        place = {"x": LEFT - 6, "y": f"{y + 4:.1f}", "text_anchor": "end"}
        yield element("text", f"{round(100 * chance)}%", class_="scale", **place)
    for deal in review.deals:
        x = place_of(review, deal.moves[0].number - 1 if deal.moves else 0)
        yield leaf("line", class_="deal", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=TOP, y2=HEIGHT - BOTTOM)
        yield element("text", tell("shared-deal", number=deal.number), class_="scale", x=f"{x + 3:.1f}", y=HEIGHT - 8)


def _line(review: Review, side: int) -> Markup:
    points = " ".join(
        f"{place_of(review, number):.1f},{height_of(chance):.1f}" for number, chance in enumerate(track(review, side))
    )
    return leaf("polyline", class_=f"chance side{side}", points=points)


def _marks(review: Review) -> Iterator[Markup]:
    turning, names = {point.number: point.told for point in review.turning_points}, names_of(review)
    chances = [track(review, side) for side in range(len(review.sides))]
    for move in review.moves:
        messages = turning.get(move.number) or ((move.speech, move.verdict) if move.is_fault else ())
        if not messages:
            continue
        label = tell("analysis-move-told", number=move.number, told=say_all(messages, names))
        side = move.side if len(review.sides) > 2 else 0
        x, y = place_of(review, move.number), height_of(chances[side][move.number])
        kind = "turn" if move.number in turning else move.grade
        radius = f"{MARKED / 2 if kind == 'turn' else MARKED / 3:.1f}"
        circle = element("circle", element("title", label), class_=kind, cx=f"{x:.1f}", cy=f"{y:.1f}", r=radius)
        yield element("a", circle, href=f"#m{move.number}", aria_label=label)


def text_graph(review: Review, side: int) -> list[str]:
    """The chance of a side in rows of characters, most at the top."""
    chances = track(review, side)
    columns = min(COLUMNS, len(chances))
    shown = [chances[round(at * (len(chances) - 1) / max(1, columns - 1))] for at in range(columns)]
    rows = [round((ROWS - 1) * chance) for chance in shown]
    lines = []
    for row in reversed(range(ROWS)):
        label = f"{round(100 * row / (ROWS - 1)):5d}%" if row % (ROWS // 2) == 0 else " " * 6
        lines.append(f"{label} |{''.join('*' if at == row else ' ' for at in rows)}".rstrip())
    return lines
