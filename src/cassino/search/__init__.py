"""The compiled search: worlds, values, alpha-beta and tree search over states of the engine."""
