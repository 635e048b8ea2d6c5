"""What a bot gives away to an opponent who knows how it plays, where ends of rounds are solved."""
