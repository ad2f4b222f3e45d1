"""kill -9 between commit and notice, before and after sending: no notice is lost, and at most one comes too often."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from paddock.people.notices.channels import Channels
from paddock.people.notices.outbox import release_claims
from paddock.people.notices.sender import NoticeSender
from paddock.people.notices.writer import ABSENT_S
from tests.people.notice_kill import TIMES, config
from tests.people.notice_parts import mail_server
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(("point", "too_many"), [("commit", 0), ("before", 0), ("after", 1)])
async def test_a_killed_server_loses_no_notice(tmp_path: Path, point: str, too_many: int) -> None:
    database = tmp_path / "tables.db"
    async with mail_server() as box:
        words = (sys.executable, "-m", "tests.people.notice_kill", str(database), str(box.port), point)
        killed = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        out, _ = await killed.communicate()
        assert killed.returncode == 0
        tables = out.decode().split()
        assert len(tables) == TIMES
        async with harness_at(database) as harness:
            sender = NoticeSender(harness.hub, Channels(config(box.port), "http://localhost"), 5.0)
            harness.clock.skip(ABSENT_S + 2)
            await release_claims(harness.store)  # as a server does when it starts
            await sender.send_due()
            await sender.send_due()
        told = Counter(table for mail in box.mails for table in tables if table in str(mail.get_content()))
    assert set(told) == set(tables), "none is lost"
    assert max(told.values()) <= 1 + too_many
    assert len({str(mail["message-id"]) for mail in box.mails}) <= len(box.mails)
