"""The launcher's exception."""


class SetupError(Exception):
    """A problem the user has to fix; the text says what in one line."""
