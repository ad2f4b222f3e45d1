"""The launcher's exception."""


class SetupError(Exception):
    """Something a person has to put right; its text is the one line that says what."""
