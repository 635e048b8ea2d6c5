"""`/openapi.json`: the server's description, generated from its routes and types."""
