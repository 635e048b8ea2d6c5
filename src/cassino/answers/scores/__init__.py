"""Score books: games with real cards, counted here."""
