"""House rules: written in an editor, checked, saved."""
