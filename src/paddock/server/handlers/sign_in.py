"""Keys that bring a guest back: recovery codes and passkeys."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paddock.people import joining, passkeys, recovery
from paddock.server.guests import key_of
from paddock.server.handlers.device_sign_in import enter, to_join
from paddock.server.shapes import Keys, PasskeyOptions, PasskeyShown, RecoveryCode
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.people.passkeys import Site
    from paddock.server.context import ServerContext
    from paddock.server.handlers.guests import Device
    from paddock.server.shapes import PasskeyAnswer, PasskeySignIn, Recover
    from paddock.table.store.base import Guest


class Proof(NamedTuple):
    """The device that makes a key: where its page is, its token and its user agent."""

    site: Site
    token: str
    label: str


async def show_keys(context: ServerContext, guest: Guest | None) -> Keys:
    """The keys of this guest, if there is one, and whether this server has accounts."""
    accounts = context.config.accounts
    has_played = guest is not None and await joining.has_played(context.store, guest.id)
    if guest is None or accounts == "off":
        return Keys(accounts, None, [], has_played)
    shown = [PasskeyShown(*key) for key in await passkeys.listed(context.store, guest.id)]
    return Keys(accounts, await recovery.since(context.store, guest.id), shown, has_played)


async def make_recovery_code(context: ServerContext, guest: Guest, token: str) -> RecoveryCode:
    """A recovery code for this guest; it replaces the former one."""
    _check_accounts(context)
    context.limits.check(context.limits.key_rate, guest.id, "keys")
    return RecoveryCode(await recovery.make(context.store, guest.id, key_of(token)), guest.name)


async def recover(context: ServerContext, guest: Guest | None, device: Device, data: Recover) -> tuple[Guest, str]:
    """The guest of a recovery code, which is used up, and a token for the device."""
    _check_sign_in(context, guest, device)
    found = await recovery.owner(context.store, data.code)
    if found is None:
        raise Denied("recovery-wrong")
    joins = await to_join(context, guest, found, joins=data.joins)
    if await recovery.use(context.store, data.code) != found:
        raise Denied("recovery-wrong")
    return await enter(context, found, device, joins)


async def registration_options(context: ServerContext, guest: Guest, site: Site) -> PasskeyOptions:
    """What the browser needs to make a passkey for this guest."""
    from paddock.people import passkey_sign_in  # noqa: PLC0415 - slow to load, and few need it

    _check_accounts(context)
    context.limits.check(context.limits.key_rate, guest.id, "keys")
    return PasskeyOptions(await passkey_sign_in.registration_options(context.store, guest, site))


async def add_passkey(context: ServerContext, guest: Guest, proof: Proof, data: PasskeyAnswer) -> Keys:
    """Keep the passkey that the browser made for this guest."""
    from paddock.people import passkey_sign_in  # noqa: PLC0415 - slow to load, and few need it

    _check_accounts(context)
    maker = passkey_sign_in.Maker(guest.id, key_of(proof.token), proof.label)
    await passkey_sign_in.register(context.store, maker, proof.site, data.credential)
    return await show_keys(context, guest)


async def remove_passkey(context: ServerContext, guest: Guest, key: str) -> Keys:
    """Remove a passkey; devices that signed in with it are signed out."""
    if not await passkeys.remove(context.store, guest.id, key):
        raise Denied("not-found")
    context.guests.forget(guest.id)
    await context.guest_changed(guest.id)
    return await show_keys(context, guest)


async def sign_in_options(context: ServerContext, guest: Guest | None, device: Device, site: Site) -> PasskeyOptions:
    """What the browser needs to sign somebody in with a passkey."""
    from paddock.people import passkey_sign_in  # noqa: PLC0415 - slow to load, and few need it

    _check_sign_in(context, guest, device)
    return PasskeyOptions(await passkey_sign_in.sign_in_options(context.store, site))


async def sign_in(
    context: ServerContext, guest: Guest | None, device: Device, site: Site, data: PasskeySignIn
) -> tuple[Guest, str]:
    """The guest whose passkey this is, and a token for the device."""
    from paddock.people import passkey_sign_in  # noqa: PLC0415 - slow to load, and few need it

    _check_accounts(context)
    found, key = await passkey_sign_in.sign_in(context.store, site, data.credential)
    joins = await to_join(context, guest, found, joins=data.joins)
    return await enter(context, found, device, joins, key)


def _check_accounts(context: ServerContext) -> None:
    if context.config.accounts == "off":
        raise Denied("accounts-off")


def _check_sign_in(context: ServerContext, guest: Guest | None, device: Device) -> None:
    """Denied if this address, or the guest of this device, has tried too often."""
    _check_accounts(context)
    context.limits.check(context.limits.sign_in_rate, device.address, "sign-ins")
    if guest is not None:
        context.limits.check(context.limits.sign_in_rate, guest.id, "sign-ins")
