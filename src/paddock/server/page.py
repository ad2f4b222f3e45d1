"""The page: its files, read once and kept compressed, and its one document for every address of a screen."""

from __future__ import annotations

import gzip
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

INDEX: Final = "index.html"
# Vite puts a digest into the name of whatever lies there: another content is another name.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WORTHWHILE: Final = 0.9  # of its size: fonts and pictures are compressed already


class File(NamedTuple):
    """A file of the page."""

    body: bytes
    zipped: bytes | None
    media_type: str
    caching: str


def page_folder() -> Path | None:
    """Where the built page lies, if it was built."""
    folder = Path(str(resources.files("paddock"))) / "static"
    return folder if (folder / INDEX).is_file() else None


def read_page(folder: Path) -> dict[str, File]:
    """Every file of the page by its path."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).as_posix()) for path in paths}


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    zipped = gzip.compress(body, 9, mtime=0)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_smaller = len(zipped) < len(body) * WORTHWHILE
    return File(body, zipped if is_smaller else None, kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN)


def page_handlers(folder: Path | None) -> list[Any]:
    """What serves the page, or says that there is none."""
    if folder is None:
        return [_no_page]
    files = read_page(folder)

    @get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(found(files, request.url.path.strip("/")), request.headers.get("accept-encoding", ""))

    return [page]


def found(files: dict[str, File], path: str) -> File:
    """The file of that path; the document for every address that names no file: the page knows its own screens."""
    if path in files:
        return files[path]
    if path in {"api", "assets"} or path.startswith(("api/", HASHED)) or "." in path.rpartition("/")[2]:
        raise NotFoundException
    return files[INDEX]


def _answer(file: File, accepted: str) -> Response[bytes]:
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.zipped is not None and "gzip" in accepted:
        return Response(file.zipped, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def _no_page() -> str:
    return "Paddock is running. This build has no page; the API is described at /api/schema/openapi.json\n"
