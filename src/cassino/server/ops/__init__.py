"""Running a server: several workers, health, metrics, logs, an end that nobody minds, backups."""
