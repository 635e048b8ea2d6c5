"""What a server says about itself: its log and its metrics. Everything in the server may use it."""
