"""What each seat and each watcher is shown of a hosted match, as JSON."""
