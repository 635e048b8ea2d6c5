"""Bring a database to the schema of this program, or back."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def known_revisions() -> tuple[str, ...]:
    """All steps this program knows, newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Take the steps up to a revision."""
    command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Take the steps back to a revision; `base` is an empty database."""
    command.downgrade(_config(connection), revision)
