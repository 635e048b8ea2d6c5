"""What every request over HTTP passes through: origins, limits, bodies, pages; and what the server says of itself."""
