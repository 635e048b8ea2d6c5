"""What each seat and each watcher sees of a hosted match, as JSON."""
