"""The lobby: tables with a free seat."""
