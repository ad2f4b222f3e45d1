"""Open files: as many as the system allows a process, because every connection is one."""

import resource


def raise_limit() -> None:
    """For this process and those it starts."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
