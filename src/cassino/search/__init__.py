"""The compiled search: worlds, values, alpha-beta and playouts over states of the engine."""
