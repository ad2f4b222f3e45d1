"""Health, readiness and metrics, for operators."""

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec

from paddock.server.routes.deps import Request, context_of, is_from_here
from paddock.server.routes.problems import problems
from paddock.server.shapes import Health
from paddock.table.denied import Denied
from paddock.table.errors import StoreError
from paddock.version import version

NOT_NOW = {503: ResponseSpec(Health, description="Not now; the status says why.", generate_examples=False)}


def _health(status: str) -> Response[Health]:
    return Response(Health(status, version()), status_code=200 if status == "ok" else 503)


@get("/health", tags=["operating"], responses={**problems(), **NOT_NOW})
async def health(request: Request) -> Response[Health]:
    """Whether the server is up: 200 once it has started, 503 while it starts or stops."""
    return _health(context_of(request).status)


@get("/ready", tags=["operating"], responses={**problems(), **NOT_NOW})
async def ready(request: Request) -> Response[Health]:
    """Whether moves can be stored now; tests this by a write."""
    context = context_of(request)
    try:
        await context.store.health()
    except StoreError:
        return _health("storage")
    return _health(context.status)


@get("/metrics", tags=["operating"], media_type="text/plain", responses=problems(404))
async def metrics(request: Request) -> bytes:
    """Metrics for Prometheus: for programs on this machine, and for others if the server is configured so."""
    context = context_of(request)
    if not (context.config.has_open_metrics or is_from_here(request)):
        raise Denied("not-found")
    return context.metrics.text()


router = Router("/api", route_handlers=[health, ready, metrics])
