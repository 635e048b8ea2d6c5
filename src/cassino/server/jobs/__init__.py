"""Work that takes longer than the event loop may: bots and reviews."""
