"""The lessons, one TOML file each."""
