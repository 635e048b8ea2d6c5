"""What every host of a match needs: what happens next, bots' turns, and the answers to questions."""
