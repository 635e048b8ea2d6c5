"""Telling people who are away that it is their turn: by web push, and by a hook of the operator."""
