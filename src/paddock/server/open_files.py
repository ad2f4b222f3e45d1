"""Raise the limit on open files: every connection is one."""

import resource


def raise_limit() -> None:
    """Raise the soft limit to the hard limit, for this process and its children."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
