"""What a plain installation does not bring: the modules of each extra, and the error that names the extra."""

import os
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

from cassino import compiled
from cassino.errors import CassinoError

ENVS = "envs"
TABLE = "table"
SITE = "site"
PIPX, UV = "pipx_metadata.json", "uv-receipt.toml"
"""What each leaves in an environment that it has made."""
MODULES = {
    TABLE: (
        "alembic",
        "glicko2",
        "jinja2",
        "markupsafe",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "accounts": ("webauthn",),
    ENVS: ("gymnasium", "numpy", "pettingzoo"),
    "metrics": ("prometheus_client",),
    "openspiel": ("numpy", "pyspiel"),
    "postgres": ("psycopg",),
    "previews": ("PIL",),
    "push": ("cryptography",),
    "ray": ("ray",),
    "redis": ("redis",),
    SITE: ("jinja2", "markupsafe"),
}
"""The modules of the packages that each extra of pyproject.toml adds."""


class MissingExtra(CassinoError):
    """Something needs packages of an extra that are not installed; the message has the command that installs them."""

    def __init__(self, extra: str) -> None:
        super().__init__("extras-missing", extra=extra, command=command(extra))


class MissingPackage(CassinoError):
    """A package that another one needs is not installed."""

    def __init__(self, name: str) -> None:
        super().__init__("extras-package-missing", name=name, command=again())


class IncompletePython(CassinoError):
    """A module of Python itself is not installed."""

    def __init__(self, name: str) -> None:
        super().__init__("extras-python-incomplete", name=name)


def lacks(extra: str) -> bool:
    """Whether a package of an extra is not installed."""
    return any(find_spec(module) is None for module in MODULES[extra])


def need(extra: str, *modules: str) -> None:
    """Raises MissingExtra if one of these modules of an extra is not installed; without modules, one of all."""
    if any(find_spec(module) is None for module in modules or MODULES[extra]):
        raise MissingExtra(extra)


def missing(error: ImportError) -> CassinoError | None:
    """What to install after a failed import; None if the module is one of this package."""
    package = (error.name or "cassino").partition(".")[0]
    if package == "cassino":
        return None
    if package in sys.stdlib_module_names:
        return IncompletePython(package)
    extra = next((extra for extra, modules in MODULES.items() if package in modules), None)
    return MissingExtra(extra) if extra else MissingPackage(package)


def again() -> str:
    """What to type to install cassino again, with all that it has."""
    return command(_own())


def faster() -> str:
    """What to type to compile the engine, once there is a compiler."""
    if compiled.is_checkout():
        return "make build"
    if _is_from(UV):
        return f"uv tool install --reinstall-package cassino --no-binary-package cassino {_package(_own())}"
    pip = "pipx runpip cassino" if _is_from(PIPX) else _pip()
    return f"{pip} install --force-reinstall --no-deps --no-binary cassino cassino"


def command(extra: str) -> str:
    """What to type to install cassino with an extra, the way it was installed; without one for an empty text."""
    if _is_from(PIPX):
        return f"pipx install --force {_package(extra)}"
    if _is_from(UV):
        return f"uv tool install --force {_package(extra)}"
    if compiled.is_checkout():
        root = compiled.PACKAGE.parents[1]
        return f"{_pip()} install --editable '{root}[{extra}]'" if extra else f"{_pip()} install --editable '{root}'"
    return f"{_pip()} install {_package(extra)}"


def _own() -> str:
    """The extra that this installation has, of those that matter to most people."""
    return "" if lacks(TABLE) else TABLE


def _package(extra: str) -> str:
    return f"'cassino[{extra}]'" if extra else "cassino"


def _is_from(receipt: str) -> bool:
    """Whether a program made the environment, by the file that it leaves there."""
    return (Path(sys.prefix) / receipt).exists()


def _pip() -> str:
    """The pip of this environment: where that is not activated, `pip` alone would be another one."""
    is_named_so = sys.prefix in (sys.base_prefix, os.environ.get("VIRTUAL_ENV"))
    return "pip" if is_named_so else f"{shlex.quote(sys.executable)} -m pip"
