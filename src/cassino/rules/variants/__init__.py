"""One TOML file for each named rule set; its name is the id."""
