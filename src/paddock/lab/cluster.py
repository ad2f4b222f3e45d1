"""Executor on a Ray cluster, or on a local one that it starts; needs the extra `lab`."""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from importlib.util import find_spec
from typing import Any, TypeVar

from paddock.core.errors import BadInput

Result = TypeVar("Result")


def is_installed() -> bool:
    """Whether Ray is installed."""
    return find_spec("ray") is not None


class RayPool(Executor):
    """Runs each call as a task of the cluster in RAY_ADDRESS; without that variable it starts and stops a local one."""

    def __init__(self) -> None:
        if not is_installed():
            raise BadInput("Ray is not installed")
        import ray  # noqa: PLC0415 - slow import, needed only with --ray

        self.ray = ray
        self.is_own = not ray.is_initialized()
        if self.is_own:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        self.call: Any = ray.remote(max_retries=0)(_call)
        self.running: set[Any] = set()
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:  # noqa: ANN401
        """Submit the call as a task. A worker that dies breaks the pool, as in a process pool."""
        task = self.call.remote(fn, args, kwargs)
        self.running.add(task)
        answer: Future[Result] = Future()

        def settle(done: Future[Result]) -> None:
            self.running.discard(task)
            if not answer.set_running_or_notify_cancel():
                return
            error = done.exception()
            if error is None:
                answer.set_result(done.result())
            elif isinstance(error, self.ray.exceptions.RayTaskError):
                answer.set_exception(error.cause)
            else:
                answer.set_exception(BrokenExecutor(str(error)))

        task.future().add_done_callback(settle)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel the running tasks if `cancel_futures`, and stop the cluster if this pool started it."""
        for task in list(self.running) if cancel_futures else ():
            self.ray.cancel(task, force=True)
        if self.is_own:
            self.ray.shutdown()


def _call(fn: Callable[..., Result], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Result:
    return fn(*args, **kwargs)
