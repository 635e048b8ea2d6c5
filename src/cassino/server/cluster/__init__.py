"""Several processes that serve together: the bus between them, who takes over from whom."""
