"""The tutor: what a person's finished games show about nine skills. Pure, like `hosted`; see docs/tutor.md."""
