"""Set-up of a worker process: it ignores Ctrl-C and ends with its parent."""

import os
import signal
import threading
from multiprocessing import parent_process


def start_worker_process() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal, and exit when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
