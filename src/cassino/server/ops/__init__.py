"""Running a server: several workers, health checks, metrics, logs, orderly shutdown, backups."""
