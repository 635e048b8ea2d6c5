"""The lobby: tables where somebody waits for others."""
