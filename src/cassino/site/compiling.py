"""Compiles the sources in an archive. Needs nothing but Python, because that of Pyodide runs it as well.

    python compiling.py SOURCES COMPILED SOURCES COMPILED ...

The archives are not compressed: servers compress them on the way, which makes them smaller and saves the browser time.
"""

import importlib._bootstrap_external as bootstrap
import sys
import zipfile

DATE = (2020, 1, 1, 0, 0, 0)
"""That of every file, so that the same files make the same archive."""
UNCHECKED = b"\0" * 8
"""In place of the hash of a source that is not there."""


def compiled(name: str, source: bytes) -> bytes:
    """A module as a .pyc file, without docstrings and assertions."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, UNCHECKED, False))  # type: ignore[attr-defined]


def pack(files: dict[str, bytes], path: str) -> None:
    """Write an archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, files[name])


def compile_archive(path: str, to: str) -> None:
    """Write an archive of what another one has, with modules as .pyc files."""
    with zipfile.ZipFile(path) as archive:
        pack(dict(_made(name, archive.read(name)) for name in archive.namelist()), to)


def _made(name: str, content: bytes) -> tuple[str, bytes]:
    return (f"{name}c", compiled(name, content)) if name.endswith(".py") else (name, content)


if __name__ == "__main__":
    for at in range(1, len(sys.argv), 2):
        compile_archive(*sys.argv[at : at + 2])
