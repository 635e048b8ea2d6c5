"""The command line; each command is a module of this package, imported only when used."""
