"""Provably fair shuffles: a secret committed to before the deal, nonces of the seats, and chance derived from both."""

import secrets
from collections.abc import Sequence
from typing import Final

from paddock.core.chance.keyed import Keyed, commitment_of

SECRET_BYTES: Final = 32


def new_secret() -> str:
    """A random secret for one match, in hex; its commitment is published before any nonce is sent."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def commitment(secret: str) -> str:
    """The published hash of a secret."""
    return commitment_of(bytes.fromhex(secret))


def chance(secret: str, nonces: Sequence[str], blocks: str = "") -> Keyed:
    """The source of every shuffle and roll of one match; from `blocks` where it can no longer be derived."""
    return Keyed(bytes.fromhex(secret), list(nonces), blocks=bytes.fromhex(blocks))
