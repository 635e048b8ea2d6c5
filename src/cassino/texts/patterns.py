"""Messages as functions: what Fluent's parser reads becomes a function of the arguments that gives the text.

A catalog may use texts, arguments, literals, other messages, functions, and choices by a word, a number or its plural
category. Terms and attributes, which Fluent also has, are refused.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from cassino.texts.numbers import category

Arguments = Mapping[str, Any]
Part = Callable[[Arguments], Any]
"""The value of an expression with the arguments of a message; of a pattern, its text."""


class Language(NamedTuple):
    """What the patterns of a language need."""

    locale: str
    """Whose plural categories it has."""
    functions: Mapping[str, Callable[..., Any]]
    message: Callable[[str, Arguments], str]
    """Another message, with the same arguments."""
    value: Callable[[Any], Any]
    """An argument as functions and choices take it."""
    text: Callable[[Any], str]
    """A value as it is written in a sentence."""


def pattern_of(source: str, language: Language) -> Part:
    """A message as a function that words it. Raises ValueError; the function raises it, too, if an argument is missing,
    and whatever the functions of the language raise.
    """
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
        raise ValueError(f"This is not a message with a text only: {source!r}")
    return _Reader(language).pattern(entry.value)


class _Reader:
    """Turns what the parser reads into functions."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self._element(element) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else lambda given: "".join([part(given) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Part:
        if isinstance(element, ast.TextElement):
            return _constant(element.value)
        value, text = self._expression(element.expression), self._language.text
        return lambda given: text(value(given))

    def _expression(self, node: ast.SyntaxNode) -> Part:
        """Raises ValueError."""
        match node:
            case ast.StringLiteral() | ast.NumberLiteral():
                return _constant(_literal(node))
            case ast.VariableReference():
                return self._argument(node.id.name)
            case ast.MessageReference(attribute=None):
                message, key = self._language.message, node.id.name
                return lambda given: message(key, given)
            case ast.FunctionReference():
                return self._call(node)
            case ast.SelectExpression():
                return self._choice(node)
        raise ValueError(f"A catalog cannot use a {type(node).__name__}.")

    def _argument(self, name: str) -> Part:
        value = self._language.value

        def argument(given: Arguments) -> Any:
            if name not in given:
                raise ValueError(f"It needs ${name}.")
            return value(given[name])

        return argument

    def _call(self, node: ast.FunctionReference) -> Part:
        if node.id.name not in self._language.functions:
            raise ValueError(f"There is no function {node.id.name}.")
        function = self._language.functions[node.id.name]
        values = [self._expression(each) for each in node.arguments.positional]
        named = {each.name.name: _literal(each.value) for each in node.arguments.named}
        return lambda given: function(*[value(given) for value in values], **named)

    def _choice(self, node: ast.SelectExpression) -> Part:
        """The first variant whose key is the value or, for a number, its plural category; else the default one."""
        selector, locale = self._expression(node.selector), self._language.locale
        variants = [(_key(each.key), self.pattern(each.value)) for each in node.variants]
        default = next(pattern for (_, pattern), each in zip(variants, node.variants, strict=True) if each.default)

        def choice(given: Arguments) -> Any:
            value = selector(given)
            fitting = (value, category(value, locale)) if isinstance(value, int | float) else (value,)
            return next((pattern for key, pattern in variants if key in fitting), default)(given)

        return choice


def _constant(value: Any) -> Part:
    return lambda _given: value


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else _literal(key)


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> Any:
    """A text, or a number: whole if it can be."""
    value = node.parse()["value"]
    return int(value) if isinstance(value, float) and value.is_integer() else value
