"""The built browser client: its files from memory, and its page for every address that is not a file."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from duchy.core.errors import DuchyError
from duchy.core.reading.files import package
from duchy.table.refusal import Refusal

PAGE = "index.html"
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""
TEXTS = ("text/", "application/json", "image/svg+xml")
"""Kinds of files that are smaller when compressed; pictures and fonts are so already."""


def built_client() -> Path | None:
    """Where the built client lies, if it was built: in the package, or in `web/dist` of a checkout."""
    places = (package() / "web", package().parent.parent / "web" / "dist")
    return next((place for place in places if (place / PAGE).is_file()), None)


class Pages:
    def __init__(self, folder: Path) -> None:
        self.files = {
            file.relative_to(folder).as_posix(): file.read_bytes()
            for file in sorted(folder.rglob("*"))
            if file.is_file()
        }
        if PAGE not in self.files:
            raise DuchyError(f"{folder}: this is not a built client, it has no {PAGE}")
        self._small: dict[str, bytes] = {}

    def find(self, path: str, accepted: str) -> Response[Any]:
        """The file at `path`; `accepted` are the encodings that the browser understands."""
        name = path.strip("/") or PAGE
        if name not in self.files:
            if PurePosixPath(name).suffix or name.startswith("api/"):
                raise Refusal("not-found", "there is nothing at this address")
            name = PAGE
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kept = FOR_EVER if name.startswith(ASSETS) else "no-cache"
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        if "gzip" in accepted and kind.startswith(TEXTS):
            return Response(
                self._compressed(name), media_type=kind, headers={**headers, "content-encoding": "gzip"}
            )
        return Response(self.files[name], media_type=kind, headers=headers)

    def _compressed(self, name: str) -> bytes:
        if name not in self._small:
            self._small[name] = gzip.compress(self.files[name], mtime=0)
        return self._small[name]


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    pages = Pages(folder)

    def found(path: str, request: Request[Any, Any, Any]) -> Response[Any]:
        return pages.find(path, request.headers.get("accept-encoding", ""))

    @get("/", include_in_schema=False)
    async def first_page(request: Request[Any, Any, Any]) -> Response[Any]:
        return found("", request)

    @get("/{path:path}", include_in_schema=False)
    async def any_page(
        path: Annotated[str, PathParameter()], request: Request[Any, Any, Any]
    ) -> Response[Any]:
        return found(path, request)

    return [first_page, any_page]
