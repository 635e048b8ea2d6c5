"""What people and bots may do, as events: seats, moves, offers, fair deals, new matches."""
