"""Health, readiness and metrics: for whoever keeps the server running."""

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec

from paddock.server.routes.deps import Request, context_of
from paddock.server.routes.problems import problems
from paddock.server.shapes import Health
from paddock.table.errors import StoreDown
from paddock.version import version

NOT_NOW = {503: ResponseSpec(Health, description="Not now; the status says why.", generate_examples=False)}


def _health(status: str) -> Response[Health]:
    return Response(Health(status, version()), status_code=200 if status == "ok" else 503)


@get("/health", tags=["operating"], responses={**problems(), **NOT_NOW})
async def health(request: Request) -> Response[Health]:
    """Whether it serves: 200 once it has begun, 503 while it starts or stops."""
    return _health(context_of(request).status)


@get("/ready", tags=["operating"], responses={**problems(), **NOT_NOW})
async def ready(request: Request) -> Response[Health]:
    """Whether moves can be made durable just now: something is written to find out."""
    context = context_of(request)
    try:
        await context.store.health()
    except StoreDown:
        return _health("storage")
    return _health(context.status)


@get("/metrics", tags=["operating"], media_type="text/plain", responses=problems())
async def metrics(request: Request) -> bytes:
    """Counts and times for Prometheus."""
    return context_of(request).metrics.text()


router = Router("/api", route_handlers=[health, ready, metrics])
