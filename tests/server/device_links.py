"""Links a second device to a guest and signs it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.serving import Person


async def code_of(person: Person) -> str:
    answer = await person.post("/api/me/link")
    assert answer.status_code == 201
    assert answer.json()["qr"].startswith("<svg ")
    assert answer.json()["path"] == f"/device/{answer.json()['code']}"
    return str(answer.json()["code"])


async def signed_out(anna: Person, phone: Person) -> None:
    """Anna signs her phone out, from her first device."""
    (line, other) = await phone.line(), await anna.line()
    devices = (await anna.get("/api/me/devices")).json()
    answer = await anna.delete(f"/api/me/devices/{devices[1]['id']}")
    assert answer.json()["me"] == {"guest": anna.guest, "name": "Anna"}
    assert await line.ended() == 4001
    assert (await phone.get("/api/me")).json() == {"me": None}
    assert (await phone.post("/api/tables", {"game": "aruba", "chairs": [{}, {}, {}]})).status_code == 401
    assert (await other.ask("ping"))["type"] == "pong"
