"""The packs of the page are up to date, and Python agrees with the page about the stored records."""

from __future__ import annotations

import json

import pytest

from tests.web import packs

STORED = json.loads(packs.RECORDS.read_text(encoding="utf-8"))


def test_the_packs_of_the_page_are_up_to_date() -> None:
    assert packs.PACKS.read_text(encoding="utf-8") == packs.packs(), "write them: ./paddock python -m tests.web.packs"


@pytest.mark.parametrize("entry", STORED, ids=lambda entry: str(entry["game"]))
def test_python_agrees_about_the_records_that_the_page_verifies(entry: dict[str, object]) -> None:
    record, edits = str(entry["record"]), entry["edits"]
    assert isinstance(edits, list)
    assert packs.found_kind(record) == "committed", "write them: ./paddock python -m tests.web.packs"
    for old, new, expected in edits:
        assert packs.found_kind(record.replace(old, new, 1)) == expected
