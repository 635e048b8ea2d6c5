"""What a person reads when something goes wrong."""


def is_own(error: BaseException) -> bool:
    """Whether the error is one of this project's, about something the person gave."""
    return isinstance(error, ValueError) and type(error).__module__.startswith("cassino.")


def explain(error: BaseException) -> tuple[str, int]:
    """The message and the exit status: 2 for a mistake of the person, 1 for one of ours."""
    if is_own(error):
        return str(error), 2
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror, 2
    first = (str(error).splitlines() or [""])[0]
    return f"unexpected {type(error).__name__}: {first} (CASSINO_DEBUG=1 shows the traceback)", 1
