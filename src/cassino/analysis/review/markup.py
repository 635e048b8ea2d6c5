"""HTML and SVG made of elements. Every text and every attribute is escaped here and nowhere else."""

from html import escape


class Markup(str):
    """A piece of HTML or SVG; any other string is text."""

    __slots__ = ()


def joined(*parts: str, by: str = "") -> Markup:
    """Pieces and texts, one after the other."""
    return Markup(by.join(part if isinstance(part, Markup) else escape(part) for part in parts))


def element(tag: str, *content: str, **attributes: object) -> Markup:
    """An element: `element("td", "a < b", class_="number")`. An underscore in an attribute is a hyphen; a last one is
    for words of Python.
    """
    return Markup(f"<{tag}{_written(attributes)}>{joined(*content)}</{tag}>")


def leaf(tag: str, **attributes: object) -> Markup:
    """An element that never has content."""
    return Markup(f"<{tag}{_written(attributes)}/>")


def _written(attributes: dict[str, object]) -> str:
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(str(at))}"' for name, at in attributes.items())
