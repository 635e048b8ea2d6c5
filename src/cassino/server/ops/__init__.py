"""Operating a server: health checks, `cassino admin`, backups, garbage collection."""
