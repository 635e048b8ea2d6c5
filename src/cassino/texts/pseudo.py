"""The pseudo-language: English that shows on a screen which texts are cut off, and which come from no catalog."""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
_TRANSLATION = str.maketrans(dict(zip(_PLAIN, _ACCENTED, strict=True)))
_LONG = re.compile("[aeiou]")
_TAG = re.compile(r"(</?\w+>)")
RIGHT_TO_LEFT_MARK = "\u200f"


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement("".join(map(_disguised, _TAG.split(node.value))))


def _disguised(text: str) -> str:
    """A text with accents and double vowels; tags stay as they are."""
    if _TAG.fullmatch(text) or not text.strip():
        return text
    return _LONG.sub(lambda vowel: 2 * vowel[0], text).translate(_TRANSLATION) + RIGHT_TO_LEFT_MARK


def pseudo(text: str) -> str:
    """A file of the English catalog in the pseudo-language."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser(with_spans=False).parse(text)))
