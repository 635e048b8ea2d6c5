"""What a bot loses to an opponent that knows how it plays, measured at ends of rounds that can be solved."""
