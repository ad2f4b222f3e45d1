"""`paddock verify`: which properties of a record it reports as proved, and which not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.core.record.running_hash import moves_seen, running_hashes
from tests.cli.conftest import SECRET, kept_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_a_committed_match_is_verified(run: Run, tmp_path: Path) -> None:
    record = kept_record(tmp_path)
    said = run("verify", str(record))
    assert said.code == 0
    assert "The shuffles and rolls are proved" in said.out
    assert "No record can prove when a commitment was published" in said.out
    assert json.loads(run("verify", str(record), "--json").out)["chance"] == "committed"


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [
        ("missing", (f"secret: {SECRET.hex()}\n", ""), 1),
        ("differs", ("nonce: b", "nonce: c"), 1),
        ("recorded", ("chance: keyed", "chance: recorded"), 0),
    ],
)
def test_chance_is_told_apart(run: Run, tmp_path: Path, kind: str, change: tuple[str, str], code: int) -> None:
    record = kept_record(tmp_path)
    text = record.read_text("utf-8").replace(*change)
    if kind == "recorded":
        text = "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("comm", "non", "sec")))
    record.write_text(text, "utf-8")
    said = run("verify", str(record), "--json")
    assert (json.loads(said.out)["chance"], said.code) == (kind, code)
    assert run("verify", str(record)).code == code


def test_a_seeded_match_is_repeatable_but_not_committed(run: Run, tmp_path: Path) -> None:
    said = run("verify", str(kept_record(tmp_path, seed=4)))
    assert said.code == 0
    assert "follow from the seed" in said.out


def test_a_record_that_breaks_the_rules_is_wrong_and_no_record_is_bad_input(run: Run, tmp_path: Path) -> None:
    record = kept_record(tmp_path)
    text = record.read_text("utf-8")
    record.write_text(text.replace("points: 1 0", "points: 0 1").replace("points: 0 1", "points: 7 7"), "utf-8")
    said = run("verify", str(record))
    assert (said.code, "The record is wrong" in said.out) == (1, True)
    record.write_text("not a record", "utf-8")
    assert run("verify", str(record)).code == 2


def test_a_record_is_compared_with_a_commitment_from_outside(run: Run, tmp_path: Path) -> None:
    record = str(kept_record(tmp_path))
    commitment = paddock.commitment_of(SECRET)
    assert run("verify", record, "--commitment", commitment.upper()).code == 0
    other = run("verify", record, "--commitment", "00" * 32)
    assert (other.code, "another commitment" in other.out) == (1, True)
    seeded = str(kept_record(tmp_path, seed=4))
    assert run("verify", seeded, "--commitment", commitment).code == 1


def test_a_match_that_begins_with_a_written_position_says_so(run: Run, tmp_path: Path) -> None:
    game = paddock.game("mille-bornes")
    chance = paddock.Keyed(SECRET, ["a", "b"])
    match = game.restore(game.start(2, seed=1).position(), chance=chance)
    match.play(match.moves()[0])
    record = tmp_path / "written"
    record.write_text(match.record(reveal=True), "utf-8")
    said = run("verify", str(record))
    assert "someone wrote its first position" in said.out
    assert run("verify", str(record), "--commitment", chance.commitment).code == 1


def test_an_unfinished_match_keeps_its_secret(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "unfinished"
    match = paddock.game("mille-bornes").start(2, chance=paddock.Keyed(SECRET, ["a", "b"]))
    record.write_text(match.record(), "utf-8")
    said = run("verify", str(record))
    assert "can’t be checked yet" in said.out


def test_an_unfinished_record_never_counts_as_right(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "unfinished"
    match = paddock.game("mille-bornes").start(2, chance=paddock.Keyed(SECRET, ["a", "b"]))
    for reveal in (True, False):
        record.write_text(match.record(reveal=reveal), "utf-8")
        said = run("verify", str(record))
        assert (said.code, "does not count as right" in said.out) == (1, True)
        assert json.loads(run("verify", str(record), "--json").out)["verdict"] == "unfinished"


def test_a_record_is_compared_with_what_a_seat_saw(run: Run, tmp_path: Path) -> None:
    record = kept_record(tmp_path)
    seen = running_hashes(moves_seen(paddock.read_record(record.read_text("utf-8")), 1))
    said = run("verify", str(record), "--seen", seen[-1], "--seat", "1")
    assert (said.code, "These are the moves that were seen" in said.out) == (0, True)
    assert json.loads(run("verify", str(record), "--seen", seen[5], "--json").out)["steps_seen"] == 5
    other = run("verify", str(record), "--seen", "00" * 31 + "01", "--seat", "1")
    assert (other.code, "not the match that was seen" in other.out) == (1, True)


def test_an_illegal_move_in_a_record_is_explained_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    match = paddock.game("mille-bornes").start(2, seed=1)
    record = tmp_path / "illegal"
    record.write_text(match.record() + "2 25\n", "utf-8")
    said = run("verify", str(record), "--lang", "de")
    assert said.code == 1
    assert "Zeile" in said.out
    assert "It is" not in said.out


def spoiled(text: str) -> dict[str, str]:
    """A record damaged in many ways."""
    head, _, body = text.partition("\nround 1\n")
    return {
        "twice": text.replace("seats: 2", "seats: 2\nseats: 2"),
        "seats": text.replace("seats: 2", "seats: two"),
        "field": text.replace("seats: 2\n", ""),
        "options": text.replace("options: ", "options: x "),
        "chance": text.replace("chance: keyed", "chance: luck"),
        "keyed": text.replace("chance: keyed", "chance: seed 7"),
        "secret": text.replace(f"secret: {SECRET.hex()}", "secret: 00112233445566778899aabbccddeeff"),
        "sheet": text.replace("sheet: ", "sheet: 0"),
        "seen": text.replace("chance: ", "seen by: seat 1\nchance: "),
        "line": text + "banana\n",
        "word": text.replace("deal: ", "deal: banana "),
        "points": text.replace("points: ", "points: 7"),
        "end": f"{head}\nround 1\n" + "\n".join(line for line in body.splitlines() if not line.startswith("points")),
        "control": text + "1 \x1b[2J\n",
    }


def test_whatever_is_wrong_is_said_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    record = kept_record(tmp_path)
    for name, text in spoiled(record.read_text("utf-8")).items():
        record.write_text(text, "utf-8")
        english, greek = (run("verify", str(record), "--lang", lang) for lang in ("en", "el"))
        assert (name, english.code, greek.code) == (name, 1, 1)
        reasons = [said.out.partition(": ")[2] for said in (english, greek)]
        assert reasons[0] != reasons[1], name
        assert "\x1b" not in english.out


def test_what_is_no_record_is_bad_input_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "letter"
    record.write_text("Dear Anna", "utf-8")
    said = run("verify", str(record), "--lang", "de")
    assert (said.code, "beginnt nicht mit" in said.error) == (2, True)
