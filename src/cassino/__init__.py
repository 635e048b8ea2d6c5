"""The Casino (Cassino) family of fishing card games."""

from cassino import compiled as compiled

__version__ = "0.1.0.dev0"
