"""A software authenticator: makes passkeys and answers challenges as a browser does."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One passkey at one site, used at one origin."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin = origin
        self.site = site
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a registration."""
        client = self._client("webauthn.create", options["challenge"])
        statement = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + self._public()}
        response = {"clientDataJSON": encoded(client), "attestationObject": encoded(cbor2.dumps(statement))}
        return self._answer(response)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for signing in."""
        self.uses += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data(0)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: encoded(part) for name, part in parts.items()})

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([PRESENT | VERIFIED | flags]) + self.uses.to_bytes(4, "big")

    def _public(self) -> bytes:
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        return bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
