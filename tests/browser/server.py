"""Server process for browser tests, with bots that move immediately and tables in prepared positions.

`python -m tests.browser.server DATABASE PORT` prints its port. Each input line requests a table; the reply is the
table's id.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from paddock.people.notices.host_settings import NoticeConfig
from paddock.server import logs
from paddock.server.config import Config, Limits
from paddock.server.run import LOOPBACK, Server, bound_sockets, open_context
from paddock.table import rows
from paddock.table.entries import encode_entry
from paddock.table.lobby import card_of
from paddock.table.store.base import AppendResult, Row, Store
from tests.browser.staging import Order, staged
from tests.server.serving import InlineThinkers

REVIEW_MS = 3_000
NO_MAIL_SERVER = "smtp+plain://127.0.0.1:9"  # the page offers mail, and nobody has an address
OPEN_NAME = "paddock.localhost"  # an address that the page takes for one that other devices can open


async def put(store: Store, order: Order) -> str:
    """Write the log of the requested table; the server loads it on the first access."""
    loop = asyncio.get_running_loop()
    state, entries = staged(order)
    append_results: list[asyncio.Future[AppendResult]] = []
    for seq, entry in enumerate(entries, 1):
        append_results.append(loop.create_future())
        card = card_of(order.table, state.facts, order.at) if seq == len(entries) else None
        row = Row(order.table, seq, order.at + seq, b"")
        kept, also = rows.split(entry, row, seq)
        store.append(row._replace(body=encode_entry(kept)), append_results[-1].set_result, card, also)
    assert set(await asyncio.gather(*append_results)) == {AppendResult.COMMITTED}
    return order.table


async def take_orders(store: Store, server: Server) -> None:
    """Create tables until no more are requested."""
    reader = asyncio.StreamReader(limit=1 << 20)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    async for line in reader:
        try:
            said = await put(store, msgspec.json.decode(line, type=Order))
        except Exception as error:  # noqa: BLE001 - the test that asked reports it
            said = f"{type(error).__name__}: {error}".replace("\n", " ")
        print(said, flush=True)  # noqa: T201 - how it answers
    # The requesting process is gone: nobody else would end this one.
    server.should_exit = True


async def main(database: str, port: int) -> None:
    listening = bound_sockets(LOOPBACK, port)
    config = Config(
        port=listening[0].getsockname()[1],
        database=database,
        limits=Limits.none(),
        origins=(f"http://{OPEN_NAME}:{listening[0].getsockname()[1]}",),
        review_ms=REVIEW_MS,
        idle_review_percent=0,
        notices=NoticeConfig(smtp=NO_MAIL_SERVER, mail_from="race@example.org"),
    )
    async with open_context(config, thinkers=InlineThinkers()) as context:
        server = Server(context, lambda: print(config.port, flush=True))  # noqa: T201 - how it tells
        orders = asyncio.create_task(take_orders(context.store, server))
        await server.serve(sockets=listening)
        orders.cancel()


if __name__ == "__main__":
    logs.set_up(is_json=True, level="error")
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
