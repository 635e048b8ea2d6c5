"""Several processes that serve together: which worker a connection goes to, their supervision, the bus between them."""
