"""All other commands: their output, as JSON too, and their answers to bad input."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.locales import LANGUAGES
from tests.cli.conftest import kept_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

COMMANDS = ("backup", "restore", "export", "play", "replay", "verify", "explain", "simulate", "arena", "bench", "load")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_describes_every_flag_and_shows_examples(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert "For example" in said.out
    assert "cli-" not in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_every_language(run: Run, lang: str) -> None:
    for arguments in (["--help"], [], ["play", "--help"]):
        said = run("--lang", lang, *arguments)
        assert said.code == 0
        assert "cli-" not in said.out
    assert run(f"--lang={lang}").out == run("--lang", lang).out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"paddock {paddock.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["--nonsense"],
        ["--lang"],
        ["--lang", "xx"],
        ["play", "--nonsense"],
        ["play", "chess", "--yes"],
        ["play", "mille-bornes", "--seats", "5", "--yes"],
        ["play", "mille-bornes", "--seats", "two"],
        ["play", "mille-bornes", "--human", "9", "--yes"],
        ["play", "mille-bornes", "--level", "7", "--yes"],
        ["play", "mille-bornes", "--level", "0,0,0", "--yes"],
        ["play", "mille-bornes", "--option", "mode", "--yes"],
        ["play", "mille-bornes", "--option", "mode=odd", "--yes"],
        ["play", "mille-bornes", "--names", "a,b,c", "--yes"],
        ["play", "mille-bornes", "--lang", "xx", "--yes"],
        ["play", "--resume", "/nowhere/at/all"],
        ["play", "mille-bornes", "--save", "/dev/null/x", "--yes"],
        ["load", "--sockets", "3"],
        ["load", "--sockets", "8", "--tables", "3"],
        ["load", "--seconds", "0"],
        ["load", "--game", "chess"],
        ["load", "--processes", "2"],
        ["load", "--reconnects", "0"],
        ["load", "--restart", "5", "--stalled", "5"],
        ["load", "--tenfold", "0"],
        ["load", "--tenfold", "1", "--every", "0"],
        ["load", "--tenfold", "1", "--url", "http://127.0.0.1:8700"],
        ["load", "--url", "127.0.0.1"],
        ["load", "--url", "http://127.0.0.1:http"],
        ["load", "--url", "http://192.0.2.1:8700"],
        ["replay"],
        ["replay", "/nowhere"],
        ["verify", "/nowhere"],
        ["verify", "/"],
        ["explain", "mille-bornes", "spead-limit"],
        ["explain", "xyzzy"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "mille-bornes", "--games", "0"],
        ["simulate", "mille-bornes", "--seats", "99999999"],
        ["simulate", "mille-bornes", "--seats", "commuter,x"],
        ["simulate", "mille-bornes", "--seats", "commuter"],
        ["simulate", "mille-bornes", "--workers", "-1"],
        ["arena", "chess"],
        ["arena", "mille-bornes", "--levels", "2"],
        ["arena", "mille-bornes", "--levels", "2,nobody"],
        ["arena", "mille-bornes", "--seats", "5"],
        ["arena", "mille-bornes", "--iterations", "0"],
        ["arena", "mille-bornes", "--option", "mode=odd"],
        ["arena", "mille-bornes", "--against", "/nowhere/bot"],
        ["arena", "mille-bornes", "--against", ""],
        ["arena", "mille-bornes", "--against", "cat", "--time-limit-ms", "0"],
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(run: Run, arguments: list[str]) -> None:
    said = run(*arguments)
    assert (said.code, said.error.count("\n"), said.out) == (2, 1, "")
    assert said.error.startswith("paddock: ")


def test_bad_input_of_the_real_program_leaves_no_traceback(program: Run) -> None:
    said = program("play", "--nonsense")
    assert (said.code, said.error.count("\n")) == (2, 1)


def test_a_replay_tells_the_story_or_shows_a_move(run: Run, tmp_path: Path) -> None:
    record = str(kept_record(tmp_path))
    assert "Final standings" in run("replay", record).out
    assert "Seat 2’s hand" in run("replay", record, "--move", "0", "--seat", "2").out
    assert run("replay", record, "--move", "9999").code == 2
    assert run("replay", record, "--seat", "5").code == 2


def test_a_replay_can_be_walked_forth_and_back(run: Run, tmp_path: Path) -> None:
    said = run("replay", str(kept_record(tmp_path)), "--step", lines="\n\nb\n10\nq\n")
    assert said.code == 0
    assert [f"Move {at} of" in said.out for at in (0, 1, 2, 10)] == [True] * 4


def test_a_replay_seen_by_a_seat_keeps_the_others_cards_hidden(run: Run, tmp_path: Path) -> None:
    record = str(kept_record(tmp_path))
    view = json.loads(run("replay", record, "--move", "9", "--seat", "2", "--json").out)
    assert view["seat"] == 2
    steps = json.loads(run("replay", record, "--seat", "2", "--json").out)["steps"]
    told = sum(" draws " in text for step in steps for text in step["told"])
    replay = paddock.replay(kept_record(tmp_path).read_text("utf-8"))
    match = replay.start()
    events = [event for step in replay.steps for event in match.play(step.move, step.seat)]
    assert told == sum(getattr(event.seen_by(2), "card", None) is not None for event in events if is_draw(event))


def is_draw(event: paddock.Event) -> bool:
    return type(event).__name__ == "CardDrawn"


def test_names_in_a_record_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record"
    run("play", "mille-bornes", "--yes", "--human", "none", "--names", "An\x1b[31mna,Ben", "--record", str(record))
    text = record.read_text("utf-8")
    assert "name: An[31mna\n" in text
    record.write_text(text.replace("name: Ben", "name: B\x1b[2Jen"), "utf-8")
    said = run("replay", str(record))
    assert "\x1b" not in said.out + said.error


@pytest.mark.parametrize("game", paddock.game_ids())
def test_every_rule_is_explained_by_an_example_or_its_section(run: Run, game: str) -> None:
    told = json.loads(run("explain", game, "--json").out)
    assert set(told) == set(paddock.game(game).rules())
    assert all(told.values())


def test_rules_cards_and_options_are_explained(run: Run) -> None:
    assert "docs/rules/mille-bornes.md" in run("explain", "mille-bornes", "speed-limit").out
    assert "Green light" in run("explain", "mille-bornes", "roll").out
    assert "youngest" in run("explain", "mille-bornes", "mode").out
    assert "speed-limit" in run("explain", "mille-bornes", "spead-limit").error
    assert "paddock explain GAME" in run("explain").out


def figures_of(run: Run, *arguments: str) -> dict[str, object]:
    """The figures of a simulation that depend on the plan alone."""
    found: dict[str, object] = json.loads(run("simulate", *arguments, "--json").out)
    return {name: value for name, value in found.items() if name not in {"seconds", "moves_per_second", "workers"}}


@pytest.mark.parametrize("seats", ["2", "commuter,learner"])
def test_a_simulation_says_the_same_whatever_the_number_of_workers(run: Run, seats: str) -> None:
    plan = ("mille-bornes", "--games", "9", "--seats", seats, "--seed", "7")
    alone = figures_of(run, *plan, "--workers", "1")
    assert alone["matches"] == 9
    assert figures_of(run, *plan, "--workers", "2") == alone


def test_a_simulation_reports_shares_that_add_up(run: Run) -> None:
    said = run("simulate", "kilometer-1000", "--games", "5", "--seats", "3", "--option", "limit=rounds:1")
    assert said.code == 0
    assert "moves/s" in said.out
    seats = json.loads(run("simulate", "mille-bornes", "--games", "7", "--seats", "4", "--json").out)["seats"]
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1, abs=1e-4)
    assert all(seat["win_low"] <= seat["win_share"] <= seat["win_high"] for seat in seats)


@pytest.mark.full
def test_the_benchmark_reports_every_game(run: Run) -> None:
    found = json.loads(run("bench", "--quick", "--json").out)
    assert {line["game"] for line in found["lines"]} == set(paddock.game_ids())
    assert all(line["interpreted"]["playout_moves_per_second"] > 0 for line in found["lines"])


def test_an_arena_tells_shares_with_intervals_and_draws_the_ladder(run: Run, tmp_path: Path) -> None:
    drawing = tmp_path / "ladder.svg"
    asked = ["arena", "mille-bornes", "--levels", "0,2", "--styles", "--games", "20"]
    said = run(*asked, "--svg", str(drawing))
    assert said.code == 0
    assert "would get 50.0%" in said.out
    assert "2 commuter" in said.out
    assert drawing.read_text("utf-8").startswith("<svg")
    first = json.loads(run(*asked, "--match", "--json").out)["contests"][0]
    assert (first["candidate"], first["reference"], first["games"], first["parity"]) == ("2", "0", 20, 0.5)
    assert first["low"] < first["share"] <= first["high"]
