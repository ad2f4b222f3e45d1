"""`paddock forget`: remove a person from the server's database."""

import asyncio
from typing import Annotated

from paddock.cli.databases import Data, Database, existing_address
from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen


def forget(
    guest: Annotated[str, flag("cli-argument-guest")],
    /,
    *,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Remove a person's seats, name, chat, devices and links."""
    screen = Screen(settled_language(lang))
    asyncio.run(_forget(screen, existing_address(data, database), guest))
    screen.say("cli-forget-done", {"name": guest})


async def _forget(screen: Screen, address: str, asked: str) -> None:
    from paddock.people import results  # noqa: PLC0415 - not needed for help
    from paddock.people.forgetting import forget_person  # noqa: PLC0415
    from paddock.table.hub import Hub  # noqa: PLC0415
    from paddock.table.store.open import open_store  # noqa: PLC0415
    from paddock.table.thinkers import NoThinkers  # noqa: PLC0415

    hub = Hub(open_store(address), NoThinkers())
    hub.further_statements = results.statements
    await hub.start()
    try:
        known = await hub.store.guest(asked)
        found = [asked] if known else await hub.store.guests_named(asked)
        if len(found) != 1:
            word = "cli-forget-nobody" if not found else "cli-forget-several"
            raise CliError(screen.text(word, {"name": asked, "list": ", ".join(found)}))
        for forgotten in await forget_person(hub, found[0]):
            hub.store.notify(f"forgotten {forgotten}")
    finally:
        await hub.stop()
