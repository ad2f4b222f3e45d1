"""The guest of a device, its other devices and its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.people import away, blocks_and_reports, cars, joining, time_zones
from paddock.people.cars import car_of
from paddock.people.clubs.clubs import clubs_of
from paddock.people.forgetting import forget_person
from paddock.people.luck_and_decisions import reviewed_races
from paddock.people.notices.export import notices_of_mine
from paddock.people.ratings import ratings_of
from paddock.people.seasons.page import seasons_of_guest
from paddock.people.statistics import all_races
from paddock.people.time_zones import zone_of
from paddock.server.handlers.device_sign_in import enter, to_join
from paddock.server.handlers.sign_in import show_keys
from paddock.server.qr import qr_svg
from paddock.server.shapes import (
    AboutMe,
    AwayShown,
    DeviceLink,
    DeviceShown,
    LinkOwner,
    Lobby,
    MaybeMe,
    Me,
    SaidAt,
    SatAs,
)
from paddock.table.denied import Denied
from paddock.table.entries import DAY_S
from paddock.table.lobby import decode_summary

if TYPE_CHECKING:
    from paddock.people.cars import Car
    from paddock.people.time_zones import PersonZone
    from paddock.server.context import ServerContext
    from paddock.server.shapes import Accept, BrowserZone, NewMe, SetAway
    from paddock.table.store.base import Guest

ALL: Final = 1_000_000


class Device(NamedTuple):
    """The device that sent a request: its address, what it is called and its token, if it has one."""

    address: str
    label: str
    token: str = ""


class Welcome(NamedTuple):
    """A guest and, for a new device, its token."""

    me: Me
    token: str = ""


async def show_me(context: ServerContext, guest: Guest | None) -> MaybeMe:
    """The guest of this device, if there is one."""
    if guest is None:
        return MaybeMe(None)
    store = context.store
    return MaybeMe(Me(guest.id, guest.name), await car_of(store, guest.id), await zone_of(store, guest.id))


async def choose_car(context: ServerContext, guest: Guest, data: Car) -> MaybeMe:
    """A guest takes another car."""
    await cars.choose_car(context.store, guest.id, data)
    return await show_me(context, guest)


async def note_zone(context: ServerContext, guest: Guest, data: BrowserZone) -> MaybeMe:
    """A browser of this guest tells its time zone."""
    await time_zones.note_zone(context.store, guest.id, data.zone)
    return await show_me(context, guest)


async def choose_zone(context: ServerContext, guest: Guest, data: PersonZone) -> MaybeMe:
    """A guest chooses a time zone, or that of the browser again."""
    await time_zones.choose_zone(context.store, guest.id, data)
    return await show_me(context, guest)


async def become(context: ServerContext, guest: Guest | None, device: Device, data: NewMe) -> Welcome:
    """Create a guest with this name; a device that has one renames it."""
    if guest is not None:
        return Welcome(await rename(context, guest, data))
    context.limits.check(context.limits.guest_rate, device.address, "guests")
    created, token = await context.guests.create(data.name, device.label)
    return Welcome(Me(created.id, created.name), token)


async def rename(context: ServerContext, guest: Guest, data: NewMe) -> Me:
    """Rename a guest."""
    await context.guests.rename(guest.id, data.name)
    await context.guest_changed(guest.id)
    return Me(guest.id, data.name)


async def my_tables(context: ServerContext, guest: Guest) -> Lobby:
    """The tables where this guest holds a seat, newest first."""
    cards = await context.store.cards_of(guest.id)
    return Lobby([decode_summary(card.summary) for card in cards])


async def link_device(context: ServerContext, guest: Guest, token: str, origin: str) -> DeviceLink:
    """A link that makes one further device this guest's, once, within ten minutes."""
    context.limits.check(context.limits.link_rate, guest.id, "links")
    code, expires = await context.guests.invite(guest.id, token)
    path = f"/device/{code}"
    return DeviceLink(code, path, qr_svg(origin + path), expires)


async def show_link(context: ServerContext, guest: Guest | None, device: Device, code: str) -> LinkOwner:
    """Whose link this is, and who this device would be no more."""
    context.limits.check(context.limits.code_rate, device.address, "codes")
    owner = await context.guests.whose(code)
    if guest is None or guest.id == owner.id:
        return LinkOwner(owner.name, None, may_join=False)
    return LinkOwner(owner.name, guest.name, await joining.has_played(context.store, guest.id))


async def accept_link(context: ServerContext, guest: Guest | None, device: Device, data: Accept) -> Welcome:
    """Make this device the guest's who made the link."""
    context.limits.check(context.limits.code_rate, device.address, "codes")
    owner = await context.guests.whose(data.code)
    joins = await to_join(context, guest, owner.id, joins=data.joins)
    found, token = await enter(context, await context.guests.use_link(data.code), device, joins)
    return Welcome(Me(found.id, found.name), token)


async def my_devices(context: ServerContext, guest: Guest, token: str) -> list[DeviceShown]:
    """The devices of this guest; the one with this token is marked."""
    found = await context.guests.devices(guest.id, token)
    return [DeviceShown(device.id, device.label, device.at, device.seen_at, device.is_this) for device in found]


async def forget_me(context: ServerContext, guest: Guest) -> None:
    """Forget this guest: seats, name, chat, devices and codes."""
    for forgotten in await forget_person(context.hub, guest.id):
        context.guests.forget(forgotten)
        await context.guest_forgotten(forgotten)


async def export_me(context: ServerContext, guest: Guest, token: str) -> AboutMe:
    """Everything that is stored about this guest."""
    store = context.store
    cards = {card.table: card.game for card in await store.cards_of(guest.id, ALL)}
    sat = [SatAs(table, cards.get(table, ""), seat, name) for table, seat, name in await store.sat_as(guest.id)]
    said = [SaidAt(table, at, text) for table, at, text in await store.said_by(guest.id)]
    devices = await my_devices(context, guest, token)
    keys = await show_keys(context, guest)
    tables, me = await store.tables_of(guest.id), frozenset({guest.id})
    races, ratings = await all_races(store, me), await ratings_of(store, me)
    reviewed, clubs = await reviewed_races(store, me), await clubs_of(store, guest.id)
    seasons = await seasons_of_guest(store, guest.id)
    car, zone = await car_of(store, guest.id), await zone_of(store, guest.id)
    about = (guest.id, guest.name, car, zone, guest.at, devices, keys, sat, said, tables)
    blocks, reports = (
        await blocks_and_reports.blocked(store, guest.id),
        await blocks_and_reports.reports_of(store, guest.id),
    )
    gone, notices = await show_away(context, guest), await notices_of_mine(store, guest.id)
    return AboutMe(*about, races, ratings, reviewed, clubs, seasons, blocks, reports, gone, notices)


async def show_away(context: ServerContext, guest: Guest) -> AwayShown:
    """Until when this guest is away."""
    return await _away_shown(context, guest, await away.absences(context.store, guest.id, context.hub.time.now()))


async def set_away(context: ServerContext, guest: Guest, data: SetAway) -> AwayShown:
    """Say until when this guest is away, or that they are back."""
    context.limits.check(context.limits.away_rate, guest.id, "away")
    return await _away_shown(context, guest, await away.set_away(context.hub, guest, data.until))


async def _away_shown(context: ServerContext, guest: Guest, found: away.Absences) -> AwayShown:
    days = await away.most_days(context.store, guest.id)
    taken_s = found.used_s + (found.until - found.since if found.until else 0.0)
    return AwayShown(found.until, max(0, int(days - taken_s / DAY_S)), days)


async def revoke_device(context: ServerContext, guest: Guest, device: str) -> None:
    """Revoke a device's token and close its sockets."""
    if not await context.guests.revoke(guest.id, device):
        raise Denied("not-found")
    await context.guest_changed(guest.id)
