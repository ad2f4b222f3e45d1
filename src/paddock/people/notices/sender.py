"""NoticeSender: the background task that sends what the outbox has, at least once, and to nobody who looks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog

from paddock.people.notices import outbox, texts
from paddock.people.notices.deadlines import arm_reminders, deadline
from paddock.people.notices.message import Message, Outcome
from paddock.people.notices.settings import NoticeRules, rules_for
from paddock.people.notices.targets import remove_target, target
from paddock.people.notices.writer import is_slow, waits_for
from paddock.table import timing
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown
from paddock.table.person import ids_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paddock.people.notices.channels import Channels
    from paddock.people.notices.outbox import Notice
    from paddock.people.notices.targets import Target
    from paddock.people.notices.texts import TableFacts
    from paddock.table.hub import Hub
    from paddock.table.person import Who
    from paddock.table.state import State

log = structlog.get_logger("paddock")
WINDOW_S: Final = 5.0  # until a table with an open window is looked at again
PAUSED_S: Final = 600.0  # until a paused table is looked at again


class Told(NamedTuple):
    """A notice with what it says; without a message it needs none: the person looks, or it is not their turn."""

    notice: Notice
    message: Message | None
    is_seen: bool = False  # the turn stays, for reminders
    wait_s: float = 0.0  # until it can be known whether it is their turn


class NoticeSender:
    """Sends notices that are due. Any number of processes may do so: each notice is claimed by one."""

    def __init__(self, hub: Hub, channels: Channels, every_s: float) -> None:
        self._hub: Final = hub
        self._store: Final = hub.store
        self._channels: Final = channels
        self._every_s: Final = every_s
        self._replaying: Final = asyncio.Lock()
        self.crash_points: Callable[[str], None] = lambda _where: None  # for tests that end the process here

    async def run(self) -> None:
        """Send what is due, until cancelled."""
        with suppress(StoreDown):
            await outbox.release_claims(self._store)
        while True:
            with suppress(StoreDown):
                await self.send_due()
            await asyncio.sleep(self._every_s)

    async def send_due(self) -> int:
        """Send what is due now; how many notices were looked at."""
        await arm_reminders(self._store, self._hub.time.now())
        count = 0
        while notices := await outbox.claim(self._store, self._hub.time.now()):
            by_target: dict[str, list[Notice]] = {}
            for notice in notices:
                by_target.setdefault(notice.target, []).append(notice)
            await asyncio.gather(*(self._send_safely(which, some) for which, some in by_target.items()))
            count += len(notices)
        return count

    async def _send_safely(self, target_id: str, notices: list[Notice]) -> None:
        """One target that fails does not keep the others from being sent to."""
        try:
            await self._send_to(target_id, notices)
        except StoreDown:
            raise
        except Exception:
            log.exception("a notice failed")
            await outbox.retry(self._store, notices, self._hub.time.now())

    async def _send_to(self, target_id: str, notices: list[Notice]) -> None:
        now, found = self._hub.time.now(), await target(self._store, target_id)
        if found is None or not found.is_on:
            await outbox.drop(self._store, notices)
            return
        rules = await self._rules(found)
        ready = []
        for one in notices:
            until = rules.held_until(found.channel, one.armed_at, now)
            if until is None:
                ready.append(one)
            else:
                await outbox.defer(self._store, [one], until)
        told = [await self._told(one, rules) for one in ready]
        await self._settle_silent(told, now)
        await self._send(found, [one for one in told if one.message is not None], now)

    async def _rules(self, to: Target) -> NoticeRules:
        """The settings of the person; a webhook has a language, no time zone and no night."""
        if to.channel == "webhook":
            return NoticeRules(lang=to.lang, zone="", is_quiet=False)
        return await rules_for(self._store, to.guest)

    async def _settle_silent(self, told: Sequence[Told], now: float) -> None:
        silent = [one for one in told if one.message is None]
        await outbox.mark_sent(self._store, [one.notice for one in silent if one.is_seen], now)
        for one in silent:
            if one.wait_s:
                await outbox.defer(self._store, [one.notice], now + one.wait_s)
        gone = [one.notice for one in silent if not one.is_seen and not one.wait_s]
        await outbox.drop(self._store, gone)

    async def _told(self, notice: Notice, rules: NoticeRules) -> Told:
        """What a notice says now."""
        person = await self._store.person(notice.guest) if notice.guest else ""
        try:
            state = (await self._hub.table(notice.table)).state
        except Denied as denied:
            if denied.code == "storage":
                raise StoreDown("stopped", address="") from denied
            return Told(notice, None)  # it was removed, or another version wrote it
        if any(self._hub.presence.is_here(notice.table, one) for one in ids_of(person) if one):
            return Told(notice, None, is_seen=notice.kind == "turn" and is_slow(state))
        if not _is_current(notice, state, person):
            return Told(notice, None, wait_s=_wait_s(notice, state))
        facts = await self._facts(notice, state, person)
        return Told(notice, texts.message_of(notice, facts, rules.lang, rules.zone))

    async def _facts(self, notice: Notice, state: State, person: Who) -> TableFacts:
        """In a thread, one at a time: a match that was just loaded may have to be replayed."""
        due = await deadline(self._store, notice.table, notice.guest) if notice.kind == "turn" else None
        left_s = None if due is None else due - self._hub.time.now()
        match = state.played.clone()
        async with self._replaying:
            return await asyncio.to_thread(texts.table_facts, state.facts, match, person, left_s, due)

    async def _send(self, to: Target, told: Sequence[Told], now: float) -> None:
        """Mail takes everything at once; a push and a line in a room are about one table."""
        together = [list(told)] if to.channel == "mail" else [[one] for one in told]
        for some in together:
            if some:
                await self._send_one(to, some, now)

    async def _send_one(self, to: Target, told: Sequence[Told], now: float) -> None:
        notices = [one.notice for one in told]
        messages = _titled([one.message for one in told if one.message is not None])
        self.crash_points("before sending")
        outcome = await self._channels.send(to, messages, now)
        self.crash_points("after sending")
        if outcome is Outcome.SENT:
            await outbox.mark_sent(self._store, notices, now)
        elif outcome is Outcome.GONE:
            await remove_target(self._store, to.id)
        else:
            await outbox.retry(self._store, notices, now)


def _titled(messages: list[Message]) -> list[Message]:
    """Several messages in one mail get a first line that says so, as its subject."""
    if len(messages) < 2:  # noqa: PLR2004 - several
        return messages
    lang, keys = messages[0].lang, " ".join(one.key for one in messages)
    title = texts.digest_title(len(messages), lang)
    return [msgspec.structs.replace(messages[0], title=title, lines=[], go="", key=keys), *messages]


def _wait_s(notice: Notice, state: State) -> float:
    """How long a notice waits for the table to go on: while it is paused, or a window is open; else it is dropped."""
    if notice.kind != "turn" or state.facts.status != "running":
        return 0.0
    if state.facts.is_paused:
        return PAUSED_S
    return WINDOW_S if timing.closes_by_itself(state) else 0.0


def _is_current(notice: Notice, state: State, person: Who) -> bool:
    if notice.kind == "over":
        return state.facts.status in {"over", "ended"}
    return waits_for(state, ids_of(person))
