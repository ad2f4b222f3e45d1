"""Write tests/table/data/running_tables.db.gz: five running tables, one for each game, for test_old_database.

    python -m tests.table.write_running_tables TARGET.db.gz

The stored file was written by commit ab611af. Do not write it again when the format changes: it stands for the
databases that people have. What is in it:

* aruba: a person was away and came back, then got up, so that a bot plays for them; a hint was taken. No snapshot.
* ausgebremst: a move was taken back; the match was ended early and another one dealt; a clock for each move. The last
  snapshot is some steps old.
* kilometer-1000: in pairs, with chat, a muted guest and a pause that has ended. The last snapshot is some steps old.
* speed-1200: three people; one asks to take a move back for the second time, and one of the others has agreed. The
  snapshot is up to date.
* mille-bornes: a reaction window is open for the person; a standing order was given. The snapshot is up to date.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paddock.core.chance.rng import Rng
from paddock.table import commands, fairness
from paddock.table.messages import Agree, Hint, Instruct, Say, Undo
from paddock.table.snapshots import save_snapshot
from tests.table.harness import harness_at, per_move

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

NO_ARUBA: Final = "delete from snapshots where table_id in (select table_id from cards where game = 'aruba')"


async def open_window(harness: Harness) -> LiveTable:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    while not (table.state.played.is_window and table.state.played.waiting == (1,)):
        await harness.step(table, anna)
    await harness.request(table, anna, Instruct("order", 1, {"pass": "always"}))
    return table


async def ask_to_undo(harness: Harness) -> LiveTable:
    table = await harness.start("speed-1200", ["anna", "ben", "carla"], window_ms=0)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    carla = await harness.join(table, "carla")
    await harness.go_on(table, {"anna": anna, "ben": ben, "carla": carla}, Rng(3), 12)
    while not (table.state.played.steps[-1].seat == 1 and table.state.played.undo_refusal(1) is not None):
        await harness.step(table, anna, ben, carla)
    await harness.request(table, anna, Undo("first", 1, table.state.facts.seq))
    await harness.request(table, ben, Agree("yes", 2, is_agreed=True))
    await harness.request(table, carla, Agree("no", 3, is_agreed=False))
    await harness.request(table, anna, Undo("second", 1, table.state.facts.seq))
    await harness.request(table, ben, Agree("again", 2, is_agreed=True))
    return table


async def talk_and_pause(harness: Harness) -> LiveTable:
    table = await harness.start("kilometer-1000", ["anna", "bot:1", "ben", "bot:2"], window_ms=0, pace_ms=0)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await harness.go_on(table, {"anna": anna, "ben": ben}, Rng(5), 20)
    await harness.request(table, ben, Say("line", "Hello, everybody"))
    await harness.act(table, lambda state: commands.mute(state, "anna", "eve", is_muted=True))
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    await harness.act(table, lambda state: commands.resume(state, "anna"))
    await harness.go_on(table, {"anna": anna, "ben": ben}, Rng(5), 18)
    return table


async def deal_again(harness: Harness) -> LiveTable:
    options = {"rules": "advanced", "circuits": "printed:2"}
    table = await harness.start("ausgebremst", ["anna", "ben", "bot:1"], options=options, clock=per_move(90), pace_ms=0)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    while not (table.state.played.steps and table.state.played.undo_refusal() is None):
        await harness.step(table, anna, ben)
    seat = table.state.played.steps[-1].seat
    await harness.request(table, (anna, ben)[seat - 1], Undo("back", seat, table.state.facts.seq))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.add_nonce(state, "ben", 2, "a word of Ben"))
    await harness.act(table, lambda state: commands.hand_on(state, "anna", "ben"))
    await harness.act(table, lambda state: commands.start(state, "ben"))
    await harness.go_on(table, {"anna": anna, "ben": ben}, Rng(7), 25)
    return table


async def get_up(harness: Harness) -> LiveTable:
    table = await harness.open("aruba", ["anna", "open", "bot:1"], options={"cars": "1"}, hints="all", pace_ms=0)
    await harness.act(table, lambda state: commands.sit(state, "ben", 2, "Ben", "a word of Ben"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await harness.go_on(table, {"anna": anna, "ben": ben}, Rng(9), 9)
    while 1 not in table.state.facts.asked_seqs:
        await harness.step(table, anna, ben)
    await harness.leave(table, ben)
    await harness.pass_time(46)
    ben = await harness.join(table, "ben")
    await harness.pass_time(1)
    while 1 not in table.state.facts.asked_seqs:
        await harness.step(table, anna, ben)
    table.receive(anna, Hint("hint", 1, "en"))
    await harness.settle()
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    return table


async def write(path: Path) -> None:
    """The five tables, in a database whose process was killed after it had saved the last two."""
    async with harness_at(path) as harness:
        await harness.store.add_guest("anna", "Anna", harness.clock.now())
        await harness.store.add_device("0" * 64, "anna", "a browser", harness.clock.now())
        for make in (get_up, deal_again, talk_and_pause):
            await make(harness)
        for make in (ask_to_undo, open_window):
            table = await make(harness)
            save_snapshot(harness.store, table.id, table.state)
        await harness.store.health()
        harness.hub.tables.clear()  # so that stopping writes no more snapshots


def main(target: Path) -> None:
    numbers = count(85)
    fairness.new_secret = lambda: hashlib.sha256(f"secret {next(numbers)}".encode()).hexdigest()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(write(path))
        with sqlite3.connect(path) as database:
            database.execute(NO_ARUBA)
            database.commit()
            database.execute("pragma journal_mode = delete")
            database.execute("vacuum")
        database.close()
        target.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
