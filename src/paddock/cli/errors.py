"""The command line's own exception: CliError, whose text is the one line a person gets to read."""


class CliError(Exception):
    """What was typed cannot be done; nothing has happened."""
