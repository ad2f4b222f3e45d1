"""What a process does first that works for another: it leaves Ctrl-C to that one and does not outlive it."""

import os
import signal
import threading
from multiprocessing import parent_process


def begin_work() -> None:
    """Ctrl-C reaches all processes of a terminal; only the first decides what it means. However it ends, we end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
