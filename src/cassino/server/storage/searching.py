"""Names as searches compare them, in SQL."""

from typing import Any

from sqlalchemy import String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction

from cassino.texts.plain import ALIKE, searchable

NAME = "cassino_searchable"


class Searchable(GenericFunction[str]):
    """`texts.plain.searchable` of a column."""

    type = String()
    name = NAME
    inherit_cache = True


@compiles(Searchable, "postgresql")
def _in_postgresql(element: Any, compiler: Any, **settings: Any) -> str:
    both = {**ALIKE, **{letter.upper(): typed for letter, typed in ALIKE.items()}}  # its locale may know only ASCII
    letters, typed = ("".join(each).replace("'", "''") for each in (both, both.values()))
    column = compiler.process(element.clauses, **settings)
    bare = f"lower(regexp_replace(normalize({column}, NFD), '[\u0300-\u036f]', '', 'g'))"
    return f"translate({bare}, '{letters}', '{typed}')"


def add_to_sqlite(connection: Any) -> None:
    """Let a connection of SQLite, whose own `lower` knows only ASCII, call the function."""
    connection.create_function(NAME, 1, searchable, deterministic=True)
