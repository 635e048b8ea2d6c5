"""What every request over HTTP passes through: origins, limits, bodies, pages."""
