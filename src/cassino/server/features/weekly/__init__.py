"""The weekly tournament: the same deals for everybody, ranked when the week is over."""
