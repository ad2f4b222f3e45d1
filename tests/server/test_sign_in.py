"""Keys that bring a guest back: recovery codes on paper and passkeys. Each works once, and only for whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paddock.server.config import Limits
from tests.server.authenticator import Authenticator
from tests.server.device_links import code_of
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
WRONG = "AAAA-BBBB-CCCC-DDDD"


async def recovery_code(person: Person) -> str:
    answer = await person.post("/api/me/recovery")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def recovered(person: Person, code: str) -> tuple[int, str]:
    """The status of the answer, and who this device is now."""
    answer = await person.post("/api/recover", {"code": code})
    me = (await person.get("/api/me")).json()["me"]
    return answer.status_code, me["guest"] if me else ""


async def test_a_code_on_paper_brings_a_guest_back_once(served: Served) -> None:
    anna, cleared, thief = await served.person("Anna"), await served.person(), await served.person()
    code = await recovery_code(anna)
    assert await recovered(cleared, code.lower().replace("-", " ")) == (201, anna.guest)
    assert await recovered(thief, code) == (403, "")
    assert (await cleared.get("/api/me/keys")).json()["recovery_since"] is None


async def test_a_new_code_replaces_the_former_one(served: Served) -> None:
    anna, cleared = await served.person("Anna"), await served.person()
    former, code = await recovery_code(anna), await recovery_code(anna)
    assert await recovered(cleared, former) == (403, "")
    assert await recovered(cleared, code) == (201, anna.guest)


def stored(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("t.db*"))


async def test_no_recovery_code_is_stored_but_as_a_hash(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db") as served:
        code = (await recovery_code(await served.person("Anna"))).replace("-", "").lower()
        assert code.encode() not in stored(tmp_path).lower()


async def test_whoever_tries_codes_is_stopped_by_address_and_by_guest(tmp_path: Path) -> None:
    limits = Limits(sign_ins_per_address_minute=3)
    async with serving(tmp_path / "t.db", limits, is_behind_proxy=True) as served:
        anna = await served.person("Anna", **{"x-forwarded-for": "198.51.100.1"})
        tries = [await anna.post("/api/recover", {"code": WRONG}) for _ in range(4)]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429]
        anna.http.headers["x-forwarded-for"] = "198.51.100.2"
        assert (await anna.post("/api/recover", {"code": WRONG})).json()["facts"] == {"what": "sign-ins"}
        ben = await served.person(**{"x-forwarded-for": "198.51.100.3"})
        assert (await ben.post("/api/recover", {"code": WRONG})).status_code == 403


async def test_a_device_that_is_signed_out_does_not_come_back_by_a_code_or_a_passkey_it_made(served: Served) -> None:
    anna, thief = await served.person("Anna"), await served.person()
    await thief.post("/api/me/accept", {"code": await code_of(anna)})
    code, key = await recovery_code(thief), await passkey(thief)
    back = await served.person()
    assert (await signed_in(back, key)).status_code == 201
    stolen = next(device["id"] for device in (await thief.get("/api/me/devices")).json() if device["is_this"])
    await anna.delete(f"/api/me/devices/{stolen}")
    assert await recovered(thief, code) == (403, "")
    assert (await signed_in(thief, key)).status_code == 403
    assert (await back.get("/api/me")).json() == {"me": None}
    assert (await anna.get("/api/me")).json()["me"]["guest"] == anna.guest


async def test_whoever_is_forgotten_has_no_keys_left(served: Served) -> None:
    anna, cleared = await served.person("Anna"), await served.person()
    code, key = await recovery_code(anna), await passkey(anna)
    exported = (await anna.get("/api/me/export")).json()["keys"]
    assert (exported["recovery_since"] is not None, len(exported["passkeys"])) == (True, 1)
    await anna.delete("/api/me")
    assert await recovered(cleared, code) == (403, "")
    assert (await signed_in(cleared, key)).status_code == 403


async def options(person: Person, path: str) -> dict[str, Any]:
    answer = await person.post(path)
    assert answer.status_code == 201, answer.text
    return dict(answer.json()["options"])


def authenticator(person: Person) -> Authenticator:
    return Authenticator(person.served.url, "127.0.0.1")


async def passkey(person: Person) -> Authenticator:
    """A passkey that this person's device has made."""
    key = authenticator(person)
    made = key.make(await options(person, "/api/me/passkeys/options"))
    answer = await person.post("/api/me/passkeys", {"credential": made})
    assert answer.status_code == 201, answer.text
    return key


async def signed_in(person: Person, key: Authenticator) -> Any:  # noqa: ANN401 - an answer
    return await person.post("/api/sign-in", {"credential": key.sign(await options(person, "/api/sign-in/options"))})


async def test_a_passkey_brings_a_guest_back_as_often_as_they_like(served: Served) -> None:
    anna, cleared, phone = await served.person("Anna"), await served.person(), await served.person()
    key = await passkey(anna)
    for person in (cleared, phone):
        assert (await signed_in(person, key)).json() == {"guest": anna.guest, "name": "Anna"}
    assert len((await phone.get("/api/me/devices")).json()) == 3


async def test_a_challenge_is_answered_once(served: Served) -> None:
    anna, thief = await served.person("Anna"), await served.person()
    key = await passkey(anna)
    answer = {"credential": key.sign(await options(anna, "/api/sign-in/options"))}
    assert [(await person.post("/api/sign-in", answer)).status_code for person in (anna, thief)] == [201, 403]


async def test_a_challenge_is_for_one_guest_and_one_purpose(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    key = authenticator(ben)
    for made in (
        key.make(await options(anna, "/api/me/passkeys/options")),
        key.make(await options(anna, "/api/sign-in/options")),
        key.make({"challenge": "bWFkZSB1cA"}),
    ):
        answer = await ben.post("/api/me/passkeys", {"credential": made})
        assert (answer.status_code, answer.json()["code"]) == (403, "passkey-wrong")
    assert (await ben.get("/api/me/keys")).json()["passkeys"] == []


@pytest.mark.parametrize(("origin", "site"), [("https://evil.example", "127.0.0.1"), ("", "evil.example")])
async def test_a_passkey_of_another_page_is_none(served: Served, origin: str, site: str) -> None:
    anna = await served.person("Anna")
    key = await passkey(anna)
    key.origin, key.site = origin or key.origin, site
    assert (await signed_in(await served.person(), key)).status_code == 403


async def test_a_signature_by_another_key_is_none(served: Served) -> None:
    anna = await served.person("Anna")
    key, other = await passkey(anna), authenticator(anna)
    other.id = key.id
    assert (await signed_in(await served.person(), other)).status_code == 403


@pytest.mark.parametrize("answer", [{}, {"response": None}, {"response": {"clientDataJSON": "e30"}}, {"id": 1}])
async def test_what_no_browser_sends_is_refused(served: Served, answer: dict[str, Any]) -> None:
    anna = await served.person("Anna")
    for path in ("/api/sign-in", "/api/me/passkeys"):
        assert (await anna.post(path, {"credential": answer})).status_code == 403
    made = authenticator(anna).make(await options(anna, "/api/me/passkeys/options"))
    made["response"]["attestationObject"] = "AAAA"
    assert (await anna.post("/api/me/passkeys", {"credential": made})).status_code == 403


async def test_a_passkey_that_is_removed_takes_the_devices_along_that_it_signed_in(served: Served) -> None:
    anna, thief, ben = await served.person("Anna"), await served.person(), await served.person("Ben")
    key = await passkey(anna)
    await signed_in(thief, key)
    (shown,) = (await anna.get("/api/me/keys")).json()["passkeys"]
    assert (await ben.delete(f"/api/me/passkeys/{shown['id']}")).status_code == 404
    assert (await anna.delete(f"/api/me/passkeys/{shown['id']}")).json()["passkeys"] == []
    assert (await thief.get("/api/me")).json() == {"me": None}
    assert (await signed_in(thief, key)).status_code == 403
    assert (await anna.get("/api/me")).json()["me"]["guest"] == anna.guest


async def test_behind_a_proxy_passkeys_belong_to_the_name_that_people_use(tmp_path: Path) -> None:
    race = "https://race.example"
    async with serving(tmp_path / "t.db", is_behind_proxy=True, origins=(race,)) as served:
        anna = await served.person("Anna", **{"origin": race, "x-forwarded-proto": "https"})
        anna.http.headers["cookie"] = f"paddock={anna.token}"  # which over http the client keeps to itself
        asked = await options(anna, "/api/me/passkeys/options")
        assert asked["rp"]["id"] == "race.example"
        made = Authenticator(race, "race.example").make(asked)
        assert (await anna.post("/api/me/passkeys", {"credential": made})).status_code == 201


async def test_a_host_can_do_without_accounts(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", accounts="off") as served:
        anna = await served.person("Anna")
        assert (await anna.get("/api/me/keys")).json()["accounts"] == "off"
        for path in ("/api/me/recovery", "/api/me/passkeys/options", "/api/sign-in/options"):
            assert (await anna.post(path)).json()["code"] == "accounts-off"
        assert (await anna.post("/api/recover", {"code": WRONG})).json()["code"] == "accounts-off"
        await anna.opens("me", "bot")
