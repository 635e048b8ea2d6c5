"""What moves are worth and why, and the review of a finished match."""
