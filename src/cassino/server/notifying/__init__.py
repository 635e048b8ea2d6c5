"""Notifying people who are away that it is their turn: by web push, and by the operator's hook."""
