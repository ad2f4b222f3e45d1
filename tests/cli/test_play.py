"""Playing at the terminal, by scripted lines."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.cli.painters import Painter
from paddock.cli.play import session
from paddock.locales import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run, Type

# Any possible next input: illegal moves are refused and the next line is tried. Empty lines say yes.
CARDS = range(1, 8)
BORNES = ("\n" + "".join(f"{card}\n" for card in CARDS) + "finish\n" + "".join(f"d{card}\n\n" for card in CARDS)) * 600
# How keys are shown beside their actions, in each family.
KEYS = {
    "bornes": r"\b(d?\d(?:>\d)?|finish) (?:play|on|discard|strike|finish)",
    "ausgebremst": r"^ *(\w+) (?:play|show)",
    "aruba": r"^ +(\w+) (?:keep|stand|straight|even|odd|ahead|left|right|end|stop|roll|ram|pass)",
}
SHORT = {
    "speed-1200": "limit=rounds:1",
    "kilometer-1000": "limit=rounds:1",
    "mille-bornes": "limit=wins:1",
    "ausgebremst": "circuits=chosen:1",
}


@pytest.mark.parametrize("game", paddock.game_ids())
def test_a_whole_game_can_be_played_by_typing_the_keys_that_are_shown(typing: Type, tmp_path: Path, game: str) -> None:
    record = tmp_path / "record"
    options = [f"--option={SHORT[game]}"] if game in SHORT else []
    said = typing("play", game, "--yes", *options, "--record", str(record), key=KEYS[paddock.game(game).family])
    assert said.code == 0
    assert "Final standings" in said.out
    assert "not a move here" not in said.out
    replay = paddock.replay(record.read_text("utf-8"))
    assert replay.match.is_over
    assert replay.proof.follows
    assert replay.proof.chance == "committed"


def test_a_family_without_a_painter_of_its_own_can_be_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "painter_of", lambda _: Painter())
    said = run(
        "play",
        "mille-bornes",
        "--yes",
        "--seed",
        "1",
        lines="?\n" + "".join(f"{number}\n" for number in range(1, 20)) * 200,
    )
    assert said.code == 0
    assert "pile_size" in said.out
    assert "Final standings" in said.out


def test_bots_can_play_alone_while_people_watch(run: Run) -> None:
    said = run("play", "mille-bornes", "--human", "none", "--level", "0", "--yes")
    assert said.code == 0
    assert "Bot 2 plays" in said.out


def test_a_refused_move_says_why_and_asks_again(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", "--seed", "3", lines="200\nquit\n")
    assert said.code == 0
    assert "You don’t have 200 km." in said.out or "before 200 km" in said.out
    assert said.out.count("your move") == 2


def test_a_question_mark_lists_what_is_possible_and_why_the_rest_is_not(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", "--seed", "3", lines="?\nquit\n")
    assert "Your moves:" in said.out
    assert "Not possible now, and why:" in said.out
    assert "\N{EN DASH} Standardpartie" in said.out


def test_words_of_the_table_are_understood(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", "--seed", "3", lines="log\nrules\nhand\nsave\nquit\n")
    assert said.code == 0
    assert "speed-limit" in said.out
    assert said.out.count("Player 1’s hand") == 2
    assert said.out.count("Saved:") == 2


def test_a_unique_beginning_is_enough_and_an_ambiguous_one_is_not(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", "--seed", "3", lines="d\nqqq\nquit\n")
    assert "“d” could mean: discard" in said.out
    assert "“qqq” is not a move here" in said.out


def test_questions_are_asked_only_for_what_flags_leave_open(run: Run) -> None:
    said = run("play", lines="x\n3\n\n\n0\ny\nvariant\nauto\nwins:x\nwins:2\nquit\n")
    assert said.code == 0
    assert "there is no game “x”" in said.out
    assert "“wins:x” is not a value of" in said.out
    assert "Mille Bornes · race 1" in said.out


def test_input_that_ends_saves_the_game(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", lines="1\n1\n")
    assert said.code == 0
    assert "The input ended" in said.out
    assert run("play", "--resume", lines=BORNES).code == 0
    assert run("play", "--resume").error.startswith("paddock: there is no saved game")


def test_input_that_ends_during_the_questions_is_one_line(run: Run) -> None:
    said = run("play")
    assert said.code == 2
    assert said.error.count("\n") == 1


def test_a_game_that_was_interrupted_ends_like_one_that_was_not(
    run: Run, settings: dict[str, str], tmp_path: Path
) -> None:
    whole, parts, save = tmp_path / "whole", tmp_path / "parts", tmp_path / "save"
    arguments = ["play", "mille-bornes", "--yes", "--seed", "5", "--save", str(save)]
    assert run(*arguments, "--record", str(whole), lines=BORNES).code == 0
    steps = paddock.replay(whole.read_text("utf-8")).steps
    lines = [f"{step.move}\n\n" if "discard" in step.move else f"{step.move}\n" for step in steps if step.seat == 1]
    command = [sys.executable, "-u", "-m", "paddock", *arguments]
    with subprocess.Popen(command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write("".join(lines[:5]))
        player.stdin.flush()
        seen = ""
        while seen.count("(? for help)") < 6:
            seen += player.stdout.read(1)
        player.send_signal(signal.SIGINT)
        rest = player.stdout.read()
        assert player.wait() == 130
    assert f"paddock play --resume {save}" in rest
    assert run("play", "--resume", str(save), "--record", str(parts), lines="".join(lines[5:])).code == 0
    assert parts.read_text("utf-8") == whole.read_text("utf-8")
    assert not save.exists()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("# table: {", "# table: ["),
        lambda text: text.replace("# table:", "# nothing:"),
        lambda _: "",
        lambda text: re.sub(r"deal: \S+", "deal: banana", text),
    ],
)
def test_a_damaged_save_is_one_line_and_stays_as_it_is(run: Run, tmp_path: Path, spoil: object) -> None:
    save = tmp_path / "save"
    run("play", "mille-bornes", "--yes", "--save", str(save), lines="1\n1\nquit\n")
    assert callable(spoil)
    save.write_text(spoil(save.read_text("utf-8")), "utf-8")
    before = save.read_bytes()
    said = run("play", "--resume", str(save), lines=BORNES)
    assert (said.code, said.error.count("\n")) == (2, 1)
    assert str(save) in said.error
    assert save.read_bytes() == before


def test_a_save_of_bytes_that_are_no_text_is_one_line(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save"
    save.write_bytes(b"\xff\xfe\x00paddock")
    said = run("play", "--resume", str(save))
    assert (said.code, said.error.count("\n")) == (2, 1)


def test_a_new_game_never_overwrites_another_save(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save"
    save.write_text("precious", "utf-8")
    said = run("play", "mille-bornes", "--yes", "--save", str(save))
    assert (said.code, said.error.count("\n")) == (2, 1)
    assert save.read_text("utf-8") == "precious"


def test_a_game_that_is_over_is_not_resumed_and_its_record_is_kept(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record"
    run("play", "mille-bornes", "--yes", "--human", "none", "--record", str(record))
    before = record.read_bytes()
    said = run("play", "--resume", str(record))
    assert (said.code, said.error.count("\n")) == (2, 1)
    assert record.read_bytes() == before
    assert run("play", "mille-bornes", "--yes", "--record", str(record)).code == 2
    assert record.read_bytes() == before


def test_hot_seat_shows_each_person_no_hand_but_their_own(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record"
    names = ["Anna", "Ben", "Cleo"]
    lines = "\n1\n" * 1000
    said = run(
        *("play", "mille-bornes", "--yes", "--seats", "3", "--human", "all"),
        *("--names", ",".join(names), "--record", str(record)),
        lines=lines,
    )
    assert said.code == 0
    turns = re.split(r"Seat (\d) \((\w+)\), press Enter", said.out)
    assert "’s hand" not in turns[0]
    for seat, name, shown in zip(turns[1::3], turns[2::3], turns[3::3], strict=True):
        assert names[int(seat) - 1] == name
        assert set(re.findall(r"(\w+)’s hand", shown)) <= {name}


def test_in_a_coup_window_a_person_is_asked_even_with_nothing_to_answer(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record"
    run("play", "mille-bornes", "--yes", "--seed", "1", "--record", str(record), lines=BORNES)
    asked = [step for step in paddock.replay(record.read_text("utf-8")).steps if step.move == "pass" and step.seat == 1]
    said = run("play", "mille-bornes", "--yes", "--seed", "1", lines=BORNES)
    assert said.out.count("Your answer?") >= len(asked) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["80", "120"])
def test_every_language_draws_the_table_within_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    said = run("play", "speed-1200", "-n", "6", "--yes", "--seed", "2", "--lang", lang, lines="1\n1\nhand\nquit\n")
    assert said.code == 0
    table = [line for line in said.out.splitlines() if "paddock" not in line]
    assert max(map(len, table)) <= int(columns)


@pytest.mark.parametrize("variable", [("NO_COLOR", "1"), ("TERM", "dumb"), ("PYTHONIOENCODING", "ascii")])
def test_plain_terminals_get_plain_text(program: Run, settings: dict[str, str], variable: tuple[str, str]) -> None:
    settings[variable[0]] = variable[1]
    said = program("play", "mille-bornes", "--yes", "--lang", "hu", lines="1\n?\nquit\n")
    assert said.code == 0
    assert "\x1b" not in said.out
    assert not said.error
