"""What `cassino site` refuses."""

from cassino.errors import CassinoError


class SiteError(CassinoError):
    """Something that is needed to write the folder is missing or does not fit."""
