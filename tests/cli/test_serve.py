"""`paddock serve`: impossible flags and environments give one clear line and change nothing."""

from __future__ import annotations

import errno
import socket
from typing import TYPE_CHECKING

import pytest

from paddock.cli.screen import Screen
from paddock.cli.serve import tell
from paddock.server.qr import qr_terminal
from paddock.server.run import LOOPBACK, bound_socket, bound_sockets
from paddock.table.store.lock import Lock

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_a_port_that_is_taken_is_told(run: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = run("serve", "--port", str(port))
    assert said.code == 2
    assert said.error.startswith(f"paddock: cannot listen on localhost, port {port}: ")
    assert said.error.count("\n") == 1


def test_a_port_that_is_taken_on_the_other_address_of_localhost_is_told(run: Run) -> None:
    with bound_socket("::1", 0) as other:
        said = run("serve", "--port", str(other.getsockname()[1]))
    assert said.code == 2
    assert said.error.startswith("paddock: cannot listen on localhost, port ")


def test_a_free_port_is_free_on_both_addresses_of_localhost() -> None:
    four, six = bound_sockets(LOOPBACK, 0)
    with four, six:
        assert [four.getsockname()[0], six.getsockname()[0]] == list(LOOPBACK)
        assert four.getsockname()[1] == six.getsockname()[1]


def test_a_machine_without_the_second_address_is_served_on_the_first() -> None:
    (only,) = bound_sockets(("127.0.0.1", "2001:db8::1"), 0)
    with only:
        assert only.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("host", "is_own", "address"),
    [
        ("127.0.0.1", True, "http://localhost:"),
        ("127.0.0.1", False, "http://127.0.0.1:"),
        ("::1", False, "http://[::1]:"),
    ],
)
def test_the_address_is_localhost_unless_another_was_chosen(
    capsys: pytest.CaptureFixture[str], host: str, is_own: bool, address: str
) -> None:
    with bound_socket(host, 0) as listening:
        tell(Screen("en"), listening, is_own=is_own)
    assert address in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flags", "start"),
    [
        (["--port", "99999"], "paddock: cannot listen on localhost, port 99999: "),
        (["--host", "nosuch.invalid", "--port", "0"], "paddock: cannot listen on nosuch.invalid, port 0: "),
        (["--port", "0", "--database", "mysql://x/y"], "paddock: mysql://x/y is not a database that Paddock knows"),
        (["--port", "0", "--database", ""], 'paddock: "" is not a database that Paddock knows'),
        (["--port", "0", "--database", "postgresql://a:word@127.0.0.1:1/x"], "paddock: the database postgresql://a@"),
        (["--port", "0", "--origin", "race.example"], "paddock: --origin race.example: that is not an address"),
        (["--port", "0", "--origin", "https://race.example/t"], "paddock: --origin https://race.example/t: that is no"),
        (["--port", "-1"], "paddock: cannot listen on localhost, port -1: "),
        (["--port", "0", "--per-address", "-1"], "paddock: --per-address must be 0 or more"),
        (["--port", "0", "--workers", "0"], "paddock: --workers must be"),
        (["--port", "0", "--log", "loud"], "paddock: “loud” is not a valid value for --log"),
    ],
)
def test_a_flag_that_cannot_be_is_one_clear_line(run: Run, flags: list[str], start: str) -> None:
    said = run("serve", *flags)
    assert (said.code, said.out) == (2, "")
    assert said.error.startswith(start)
    assert said.error.count("\n") == 1
    assert "word" not in said.error


def test_a_folder_that_cannot_be_and_a_database_in_use_are_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    blocked = run("serve", "--port", "0", "--data", str(tmp_path / "file"))
    assert blocked.code == 2
    assert blocked.error.startswith(f"paddock: the database {tmp_path / 'file' / 'paddock.sqlite3'} is not available: ")
    lock = Lock.free(tmp_path / "paddock.sqlite3")
    assert lock is not None
    used = run("serve", "--port", "0", "--data", str(tmp_path))
    lock.release()
    assert used.code == 2
    assert used.error == f"paddock: {tmp_path / 'paddock.sqlite3'} is in use by another running Paddock\n"


class Unreachable(socket.socket):
    """A socket on a machine without a network."""

    def connect(self, address: object) -> None:
        raise OSError(errno.ENETUNREACH, f"{address}")


def test_without_a_network_the_room_is_told_so_and_given_no_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with bound_socket("0.0.0.0", 0) as listening:  # noqa: S104 - as --lan does
        monkeypatch.setattr(socket, "socket", Unreachable)
        tell(Screen("en"), listening, is_lan=True)
    said = capsys.readouterr().out
    assert "no network found" in said
    assert said.count("http://") == 1
    assert "█" not in said


def test_the_picture_of_an_address_is_square_and_has_a_quiet_border() -> None:
    lines = qr_terminal("http://192.168.1.20:8700").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set(lines[0]) == {"█"}
    assert all(line.startswith("██") and line.endswith("██") for line in lines[:-1])
