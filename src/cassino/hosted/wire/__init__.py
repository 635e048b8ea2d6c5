"""What is sent: the frames, requests and refusals that a match and its windows exchange."""
