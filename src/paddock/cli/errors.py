"""CliError, the exception of the command line; its text is the one line that the user reads."""


class CliError(Exception):
    """The command cannot be done as typed; nothing has changed."""
