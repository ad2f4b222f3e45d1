"""Fairness: secrets committed to before the deal, nonces of the seats, and the chance that is drawn from both."""

import secrets
from collections.abc import Sequence
from typing import Final

from paddock.core.keyed import Keyed, commitment_of

SECRET_BYTES: Final = 32


def new_secret() -> str:
    """A secret for one match, as hex; its commitment is published before any seat sends a nonce for it."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def commitment(secret: str) -> str:
    """What is published of a secret."""
    return commitment_of(bytes.fromhex(secret))


def chance(secret: str, nonces: Sequence[str]) -> Keyed:
    """The source of every shuffle and roll of one match."""
    return Keyed(bytes.fromhex(secret), list(nonces))
