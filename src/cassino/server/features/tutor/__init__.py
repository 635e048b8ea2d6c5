"""The tutor on the server: one tip from a person's finished matches, and what they show about nine skills."""
