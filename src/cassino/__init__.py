"""The Casino (Cassino) family of fishing card games."""

__version__ = "0.1.0.dev0"
