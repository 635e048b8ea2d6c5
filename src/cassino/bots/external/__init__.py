"""Players that are separate programs: over stdin and stdout, or over HTTP. See docs/research/bot-protocol.md."""

from cassino.bots.external.bot import ExternalBot, dismiss, make_external
from cassino.bots.external.protocol import ProgramFault

__all__ = ["ExternalBot", "ProgramFault", "dismiss", "make_external"]
