"""What a bot gives away to an opponent who knows how it plays, measured where ends of rounds can be solved."""
