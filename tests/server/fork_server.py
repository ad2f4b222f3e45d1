"""Fork server: a warmed-up process that forks a server for each input line, in a tenth of a second.

An input line is the address of a database; the reply is the server's process id and port.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile

from paddock.server import logs
from paddock.server.config import Config, Limits
from paddock.server.run import bound_socket, run


def serve(database: str) -> None:
    """In the child: run a server until it is killed."""
    listening = bound_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    config = Config(port=port, database=database, limits=Limits.none())
    run(config, [listening], lambda: print(os.getpid(), port, flush=True))  # noqa: T201 - how it tells


def rehearse() -> None:
    """Run a server until it is ready: its children inherit everything it has read, compiled and imported."""
    with tempfile.TemporaryDirectory() as folder:
        listening = bound_socket("127.0.0.1", 0)
        config = Config(port=listening.getsockname()[1], database=f"{folder}/rehearsal.db", limits=Limits.none())
        run(config, [listening], lambda: os.kill(os.getpid(), signal.SIGTERM))


def main() -> None:
    logs.set_up(is_json=True, level="error")
    rehearse()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(line.strip())
            os._exit(0)


if __name__ == "__main__":
    main()
