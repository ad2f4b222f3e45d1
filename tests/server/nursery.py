"""A process that has read all programs already and forks a server for each line it reads: a start in milliseconds.

A line is an address of a database; the answer is the server's process id and port.
"""

from __future__ import annotations

import os
import signal
import sys

from paddock.server import logs
from paddock.server.config import Config, Limits
from paddock.server.run import bound_socket, run


def serve(database: str) -> None:
    """In the child: a server until it is killed."""
    listening = bound_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    config = Config(port=port, database=database, limits=Limits.none())
    run(config, listening, lambda: print(os.getpid(), port, flush=True))  # noqa: T201 - how it tells


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    logs.set_up(is_json=True, level="error")
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(line.strip())
            os._exit(0)


if __name__ == "__main__":
    main()
