"""House rules: written in the editor, checked, saved, shared."""
