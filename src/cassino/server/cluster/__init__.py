"""How a server listens and ends, and how several serve together: the supervisor of workers, the bus between them."""
