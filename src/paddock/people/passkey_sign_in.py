"""Passkey ceremonies (WebAuthn): options for the browser, and checks of what it made of them.

A challenge is stored by the server and used once.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from paddock.people.passkeys import listed
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.people.passkeys import Site
    from paddock.table.store.base import Guest, Store

CHALLENGE_S: Final = 600.0
CHALLENGE_BYTES: Final = 32
MAX_PASSKEYS: Final = 20  # of one guest
MAX_LABEL: Final = 60
OURS: Final = "Paddock"
REGISTER, SIGN_IN = "register", "sign in"
ADD_CHALLENGE: Final = "insert into challenges (challenge_hash, purpose, guest_id, expires) values ($1, $2, $3, $4)"
TAKE_CHALLENGE: Final = "delete from challenges where challenge_hash = $1 returning purpose, guest_id, expires"
DROP_CHALLENGES: Final = "delete from challenges where expires <= $1"
# Only for a device that is not signed out.
ADD: Final = """
insert into passkeys (passkey_id, guest_id, device_id, public_key, uses, label, at)
select cast($1 as text), guest_id, device_id, cast($2 as text), cast($3 as bigint), cast($4 as text),
cast($5 as double precision) from devices where token_hash = $6 and guest_id = $7
on conflict do nothing returning 1
"""
KEY: Final = "select guest_id, public_key, uses from passkeys where passkey_id = $1"
COUNT_USE: Final = "update passkeys set uses = $2 where passkey_id = $1"


async def registration_options(store: Store, guest: Guest, site: Site) -> dict[str, Any]:
    """What the browser needs to make a passkey for this guest."""
    known = await listed(store, guest.id)
    if len(known) >= MAX_PASSKEYS:
        raise Denied("too-many", what="passkeys")
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=OURS,
        user_id=guest.id.encode(),
        user_name=guest.name,
        challenge=await _challenge(store, REGISTER, guest.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in known],
    )
    return _decoded(options_to_json(options))


async def sign_in_options(store: Store, site: Site) -> dict[str, Any]:
    """What the browser needs to sign somebody in, whoever it is."""
    challenge = await _challenge(store, SIGN_IN, "")
    return _decoded(options_to_json(generate_authentication_options(rp_id=site.name, challenge=challenge)))


class Maker(NamedTuple):
    """The device that makes a passkey: whose it is, the hash of its token, its user agent."""

    guest: str
    token_hash: str
    label: str


async def register(store: Store, device: Maker, site: Site, answer: dict[str, Any]) -> None:
    """Keep the passkey that a browser made; Denied if it does not answer a challenge for this guest."""
    challenge = await _answered(store, answer, REGISTER, device.guest)
    try:
        made = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
        )
    except Exception as error:  # whatever the library finds in bytes that anybody may send
        raise Denied("passkey-wrong") from error
    key, public = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
    values = (key, public, made.sign_count, device.label[:MAX_LABEL], time.time(), device.token_hash, device.guest)
    if not await store.change(ADD, *values):
        raise Denied("passkey-wrong")


async def sign_in(store: Store, site: Site, answer: dict[str, Any]) -> tuple[str, str]:
    """The guest and the id of the passkey that answers a challenge; Denied if it is not one of ours."""
    challenge = await _answered(store, answer, SIGN_IN, "")
    key = str(answer.get("id"))
    found = await store.query(KEY, key)
    if not found:
        raise Denied("passkey-wrong")
    guest, public, uses = found[0]
    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public),
            credential_current_sign_count=uses,
        )
    except Exception as error:  # whatever the library finds in bytes that anybody may send
        raise Denied("passkey-wrong") from error
    await store.change(COUNT_USE, key, verified.new_sign_count)
    return str(guest), key


async def _challenge(store: Store, purpose: str, guest: str) -> bytes:
    challenge, now = secrets.token_bytes(CHALLENGE_BYTES), time.time()
    added = (ADD_CHALLENGE, (_hashed(challenge), purpose, guest, now + CHALLENGE_S))
    await store.execute([(DROP_CHALLENGES, (now,)), added])
    return challenge


async def _answered(store: Store, answer: dict[str, Any], purpose: str, guest: str) -> bytes:
    """The challenge that is answered, which is used up; Denied if it is not one of ours for this purpose."""
    try:
        challenge = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"])).challenge
    except Exception as error:  # the same
        raise Denied("passkey-wrong") from error
    found = await store.change(TAKE_CHALLENGE, _hashed(challenge))
    if not found or (found[0][0], found[0][1]) != (purpose, guest) or found[0][2] <= time.time():
        raise Denied("passkey-wrong")
    return challenge


def _hashed(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def _decoded(options: str) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(options)
    return decoded
