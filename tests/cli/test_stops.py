"""Ctrl-C and killed workers: a move is never interrupted, a simulation keeps its partial results."""

from __future__ import annotations

import multiprocessing
import os
import pty
import select
import signal
import subprocess
import sys

import psutil
import pytest

import paddock
from paddock.cli.play.interrupts import Interrupts
from paddock.lab.pool import Crew
from paddock.lab.simulate import Plan, simulate

PRESSED_AGAIN_S = 5


def test_an_interrupt_during_a_move_waits_for_its_end() -> None:
    with Interrupts() as interrupts:
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            interrupts.check()


def test_an_interrupt_at_a_prompt_strikes_at_once() -> None:
    with Interrupts() as interrupts:
        interrupts.allow()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_simulation_that_is_stopped_gives_what_it_has_and_says_so(workers: int) -> None:
    def stop(_done: int) -> None:
        raise KeyboardInterrupt

    result = simulate(Plan("mille-bornes", [0, 0], 40), Crew(workers), stop)
    assert result.partial
    assert 0 < result.matches < 40
    assert sum(seat.win_share for seat in result.seats) == pytest.approx(1, abs=1e-4)


def test_a_random_match_of_the_fast_path_is_a_match_by_the_rules() -> None:
    """The compiled loop and the checked API agree on points for the same random numbers."""
    plan = Plan("kilometer-1000", [0, 0], 3, seed=5, options={"limit": "rounds:2"})
    result = simulate(plan, Crew(1))
    points = [0, 0]
    for number in range(3):
        rng = paddock.Rng((5 << 32) + number)
        match = paddock.game("kilometer-1000").start(2, options=dict(plan.options), chance=rng)
        while match.turn is not None:
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
        points = [total + standing.points for total, standing in zip(points, match.standings(), strict=True)]
    assert [round(seat.mean_points * 3) for seat in result.seats] == points


def test_a_worker_that_dies_ends_the_simulation_with_what_there_is() -> None:
    def kill(_done: int) -> None:
        for worker in multiprocessing.active_children():
            worker.kill()
            worker.join()

    result = simulate(Plan("mille-bornes", [0, 0], 400), Crew(2), kill)
    assert result.partial
    assert result.lost
    assert 0 < result.matches < 400


def test_ctrl_c_at_a_terminal_leaves_no_hand_on_the_screen(settings: dict[str, str]) -> None:
    """In a pseudo-terminal: only the text after the last screen wipe stays readable."""
    settings["TERM"] = "xterm"
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "paddock", "play", "mille-bornes", "--yes"]
    with subprocess.Popen(command, env=settings, stdin=child, stdout=child, stderr=child, close_fds=True) as player:
        seen = b""
        while b"your move" not in seen:
            seen += os.read(parent, 4096)
        while b"--resume" not in seen:
            # Just before Python starts to read, a signal waits for the next key: a person would press again.
            player.send_signal(signal.SIGINT)
            while b"--resume" not in seen and select.select([parent], [], [], PRESSED_AGAIN_S)[0]:
                seen += os.read(parent, 4096)
        assert player.wait() == 130
    assert "’s hand".encode() in seen
    assert "’s hand".encode() not in seen.rpartition(b"\x1b[2J")[2]


KILLED = """
import os, time
from paddock.lab.pool import Processes
pool = Processes(2)
print(*{pool.submit(os.getpid).result() for _ in range(20)}, flush=True)
time.sleep(60)
"""


def test_workers_do_not_outlive_whoever_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [psutil.Process(int(pid)) for pid in parent.stdout.readline().split()]
        assert workers
        assert all(worker.is_running() for worker in workers)
        parent.kill()
    _, left = psutil.wait_procs(workers, timeout=30)
    assert not left
