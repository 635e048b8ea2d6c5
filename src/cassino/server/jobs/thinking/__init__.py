"""Work in other processes of this machine: jobs for bots, and calls of functions."""
