"""The sample program in the API documentation runs unchanged against a server."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from tests.server.serving import serving

ROOT = Path(__file__).parents[2]
MAX_LINES = 40


def sample() -> str:
    found = re.findall(r"```python\n(import json\n.*?)```", (ROOT / "docs/guide/api.md").read_text("utf-8"), re.DOTALL)
    (program,) = found
    return str(program).replace("PAUSE_S = 0.25", "PAUSE_S = 0")


async def test_the_sample_plays_a_match_against_bots_and_verifies_its_record(tmp_path: Path) -> None:
    program = sample()
    assert len([line for line in program.splitlines() if line]) <= MAX_LINES
    async with serving(tmp_path / "tables.db") as served:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, served.url),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"},
        )
        async with asyncio.timeout(60):
            out, error = await process.communicate()
    assert error.decode() == ""
    assert re.fullmatch(r"good committed \d+ moves\n", out.decode())
