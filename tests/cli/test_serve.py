"""`paddock serve` as it is started: what it says when it cannot."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_a_port_in_use_is_named_as_it_was_typed(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = run("serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en")
    assert said.code == 2
    assert f"cannot listen on 127.0.0.1, port {port}: " in said.error
