"""Health, readiness and metrics: for whoever keeps the server running."""

from importlib.metadata import version

from litestar import Response, Router, get

from paddock.server.routes.asking import Asked, house_of
from paddock.server.routes.shapes import Health
from paddock.table.errors import StoreDown


@get("/health", tags=["operating"])
async def health(request: Asked) -> Response[Health]:
    """Whether it serves: 200 once it has begun, 503 while it starts or stops."""
    is_ready = house_of(request).is_ready
    return Response(Health("ok" if is_ready else "starting", version("paddock")), status_code=200 if is_ready else 503)


@get("/ready", tags=["operating"])
async def ready(request: Asked) -> Response[Health]:
    """Whether moves can be made durable just now: something is written to find out."""
    house = house_of(request)
    try:
        await house.store.health()
    except StoreDown:
        return Response(Health("storage", version("paddock")), status_code=503)
    return Response(Health("ok" if house.is_ready else "starting", version("paddock")))


@get("/metrics", tags=["operating"], media_type="text/plain")
async def metrics(request: Asked) -> bytes:
    """Counts and times for Prometheus."""
    return house_of(request).metrics.text()


router = Router("/api", route_handlers=[health, ready, metrics])
