"""Several processes that serve together: routing of connections, supervision of workers, the bus between them."""
