"""What needs a processor for longer than the event loop has: bots and reviews."""
