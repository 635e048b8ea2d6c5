"""Stands in for `import cython` where the engine runs as plain Python and Cython is not installed."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
