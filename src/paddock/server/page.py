"""Static files of the page, read and compressed once; every client-side route gets index.html."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

INDEX: Final = "index.html"
# Vite puts a content hash into these names.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WORTHWHILE: Final = 0.9  # share of the original size: fonts and pictures are compressed already


class File:
    """A file of the page."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body: Final = body
        self.media_type: Final = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.caching: Final = FOREVER if name.startswith(HASHED) else ASK_AGAIN

    @cached_property
    def zipped(self) -> bytes | None:
        """gzip, if that is clearly smaller."""
        zipped = gzip.compress(self.body, 9, mtime=0)
        return zipped if len(zipped) < len(self.body) * WORTHWHILE else None


def page_folder() -> Path | None:
    """The folder of the built page, if there is one."""
    folder = Path(str(resources.files("paddock"))) / "static"
    return folder if (folder / INDEX).is_file() else None


def read_page(folder: Path) -> dict[str, File]:
    """Every file of the page by its path."""
    paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: File(name, path.read_bytes()) for name, path in paths.items()}


def page_handlers(folder: Path | None) -> list[Any]:
    """Handlers that serve the page, or a text if it is not built."""
    if folder is None:
        return [_no_page]
    files = read_page(folder)

    @get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(found(files, request.url.path.strip("/")), request.headers.get("accept-encoding", ""))

    return [page]


def found(files: dict[str, File], path: str) -> File:
    """The file of that path; index.html for client-side routes."""
    if path in files:
        return files[path]
    if path in {"api", "assets"} or path.startswith(("api/", HASHED)) or "." in path.rpartition("/")[2]:
        raise NotFoundException
    return files[INDEX]


def _answer(file: File, accepted: str) -> Response[bytes]:
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if "gzip" in accepted and file.zipped is not None:
        return Response(file.zipped, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def _no_page() -> str:
    return "Paddock is running. This build has no page; the API is described at /api/schema/openapi.json\n"
