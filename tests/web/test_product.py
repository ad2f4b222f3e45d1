"""The product facts for the page's tests are up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web import product

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.asyncio
async def test_the_facts_of_the_product_are_up_to_date_for_the_page_to_compare(tmp_path: Path) -> None:
    stored = product.FILE.read_text(encoding="utf-8")
    assert stored == await product.text(tmp_path), "write them: ./paddock python -m tests.web.product"
