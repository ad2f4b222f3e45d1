"""The committed digests of random rounds match, interpreted and compiled: both play the same game."""

import json

import pytest

from tests.contract.digests import FILE, digest
from tests.contract.variants import ALL_VARIANTS, Variant


@pytest.mark.parametrize("variant", ALL_VARIANTS, ids=str)
def test_random_rounds_have_the_committed_digest(variant: Variant) -> None:
    assert digest(variant) == json.loads(FILE.read_text())[str(variant)]
