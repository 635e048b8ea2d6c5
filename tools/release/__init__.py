"""What `make release` does: build, look inside, try, and refuse what is not ready."""
