"""Measurements and studies."""
