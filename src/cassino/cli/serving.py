"""What the commands that open a server have in common."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cassino.server.config import Config

PORT_HELP = "Port to listen on; 0 picks a free one.  [default: $CASSINO_PORT, or 8420]"
DATABASE_HELP = (
    "Where matches are kept: a file, or an address such as postgresql://user@host/name.  "
    "[default: $CASSINO_DATABASE, or cassino.db in your data folder]"
)
CONFIG_HELP = "A TOML file with settings (docs/hosting.md).  [default: $CASSINO_CONFIG]"


def config_of(file: Path | None = None, **flags: Any) -> "Config":
    """The configuration of a command: its flags, the environment, the file. Raises ConfigProblem."""
    from cassino.server.config import load_config

    return load_config({name: value for name, value in flags.items() if value is not None}, os.environ, file)
