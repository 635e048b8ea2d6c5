"""Pictures of the running product: of all screens (`make screens`), and those that docs show (`make pictures`)."""
