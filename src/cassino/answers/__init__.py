"""What hosts of matches answer besides frames: lists of matches and games, replays, records, refusals.

Pure and synchronous like `hosted`: a host loads the events of a match and sends the answer.
"""
