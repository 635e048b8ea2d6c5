"""What a person's finished games show about nine skills. Pure, like `hosted`. See docs/background/tutor.md."""
