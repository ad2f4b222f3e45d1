"""Recovery codes and passkeys on both databases: made by a device, used, and removed with it."""

from __future__ import annotations

import pytest

from paddock.people import passkey_sign_in, passkeys, recovery
from paddock.people.passkey_sign_in import Maker
from paddock.people.passkeys import Site
from paddock.table.denied import Denied
from paddock.table.store.open import open_store
from tests.server.authenticator import Authenticator

SITE = Site("race.example", "https://race.example")


async def test_keys_are_used_and_go_with_the_device_that_made_them(address: str) -> None:
    store = open_store(address)
    await store.start()
    await store.add_guest("anna", "Anna", 1.0)
    device = await store.add_device("token", "anna", "phone", 1.0)
    code, key = await recovery.make(store, "anna", "token"), Authenticator(SITE.origin, SITE.name)
    guest = await store.guest("anna")
    assert guest is not None
    made = key.make(await passkey_sign_in.registration_options(store, guest, SITE))
    await passkey_sign_in.register(store, Maker("anna", "token", "phone"), SITE, made)
    answer = key.sign(await passkey_sign_in.sign_in_options(store, SITE))
    assert await passkey_sign_in.sign_in(store, SITE, answer) == ("anna", made["id"])
    await store.add_device("other", "anna", "laptop", 2.0, made["id"])
    with pytest.raises(Denied):
        await passkey_sign_in.sign_in(store, SITE, answer)
    assert await store.remove_device("anna", device)
    assert (await passkeys.listed(store, "anna"), await store.devices("anna")) == ([], [])
    assert await recovery.use(store, code) is None
    await store.stop()


async def test_a_code_is_used_once_and_a_device_that_is_signed_out_makes_none(address: str) -> None:
    store = open_store(address)
    await store.start()
    await store.add_guest("anna", "Anna", 1.0)
    await store.add_device("token", "anna", "phone", 1.0)
    code = await recovery.make(store, "anna", "token")
    assert [await recovery.use(store, code), await recovery.use(store, code)] == ["anna", None]
    assert await recovery.use(store, await recovery.make(store, "anna", "signed out")) is None
    await store.stop()
