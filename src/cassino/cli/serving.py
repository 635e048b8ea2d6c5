"""What the commands that open a server have in common."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cassino.extras import TABLE, need

if TYPE_CHECKING:
    from cassino.server.config import Config

PORT_HELP = "commands-port"
DATABASE_HELP = "commands-database"
CONFIG_HELP = "commands-config"
"""Keys of the help of options."""


def config_of(file: Path | None = None, **flags: Any) -> "Config":
    """The configuration of a command: its flags, the environment, the file. Raises ConfigProblem, MissingExtra."""
    need(TABLE)
    from cassino.server.config import load_config

    return load_config({name: value for name, value in flags.items() if value is not None}, os.environ, file)
