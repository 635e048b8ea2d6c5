"""Windows outlive the worker that serves them: a process above keeps their sockets and hands them to another one.

Each worker tells the keeper of every window, and notes in memory that outlives it whether nothing of the window is
under way in the worker, and what it was shown last. When the worker dies, or has more windows than others, such windows
go on at another one as if nothing had been; the rest is closed, and comes back by itself.
"""
