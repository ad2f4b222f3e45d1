"""The page's generated types match the server's."""

from __future__ import annotations

import paddock
from tests.web import wire


def test_the_types_of_the_page_are_up_to_date() -> None:
    stored = {path.name: path.read_text(encoding="utf-8") for path in wire.FOLDER.glob("*.gen.ts")}
    assert stored == wire.files(), "write them anew: ./paddock python -m tests.web.wire"


def test_editions_of_a_family_share_their_types() -> None:
    schemas = {name: paddock.game(name).schema() for name in paddock.game_ids()}
    bornes = [schema for name, schema in schemas.items() if paddock.game(name).family == "bornes"]
    assert all(schema == bornes[0] for schema in bornes)
