"""Windows outlive the worker that serves them: a process above keeps their sockets and hands them to another one.

Each worker tells the keeper of every window, and notes in memory that outlives it whether nothing of the window is
under way in the worker, and what it was shown last. When the worker dies, has more windows than others, or only some of
those of a match, such windows go on at another one as if nothing had been. Where it has died, the rest is closed and
comes back by itself. A spare worker has each match ready for that, and takes the place of the first that dies.
"""
