"""A program in any language as a player: it runs in its own process, reads views and writes moves as JSON lines."""

import queue
import shlex
import subprocess
import threading
import time
from functools import cache
from typing import IO, Any, Final, cast

import msgspec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.errors import BadInput
from paddock.core.match_core import MatchCore
from paddock.core.policy import Policy
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup

TIME_LIMIT_MS: Final = 1000.0
MAX_STRIKES: Final = 3  # in one game; after them the program is not asked again until the next game
MAX_LINE: Final = 10_000  # bytes of an answer; a longer line is cut, so it cannot fill the memory


class Answer(msgspec.Struct):
    """What a program answers: the id of the question and one of the moves in its view."""

    id: int
    move: str


class Program:
    """A running program. A program that has died is started again when it is next asked."""

    def __init__(self, command: str) -> None:
        self._words: Final = split_command(command)
        self._asked = 0
        self._start()

    def ask(self, view: dict[str, Any], time_limit_ms: float) -> str:
        """The program's answer within the time limit; empty if there is none or it cannot be read."""
        if self._process.poll() is not None:
            self._start()
        self._asked += 1
        question = {"id": self._asked, "time_limit_ms": time_limit_ms, "view": view}
        deadline = time.monotonic() + time_limit_ms / 1000
        try:
            self._input.write(msgspec.json.encode(question) + b"\n")
            self._input.flush()
            return self._answer(deadline)
        except (OSError, queue.Empty, msgspec.DecodeError):
            return ""

    def _answer(self, deadline: float) -> str:
        """The answer to the last question; late answers to earlier questions are skipped."""
        while True:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            answer = msgspec.json.decode(line, type=Answer)
            if answer.id == self._asked:
                return answer.move

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BadInput(f"cannot start {self._words[0]}: {error.strerror}") from error
        self._input = cast("IO[bytes]", self._process.stdin)
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        output = cast("IO[bytes]", self._process.stdout)
        threading.Thread(target=_read_lines, args=(output, self._lines), daemon=True).start()

    def stop(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()


def _read_lines(output: IO[bytes], lines: "queue.SimpleQueue[bytes]") -> None:
    while line := output.readline(MAX_LINE):
        lines.put(line)
        while line and not line.endswith(b"\n"):  # the rest of a line that is too long
            line = output.readline(MAX_LINE)


def split_command(command: str) -> list[str]:
    """The words of a command line, which no shell interprets; BadInput if there are none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadInput(f"cannot read the command: {error}") from error
    if not words:
        raise BadInput("the command is empty")
    return words


@cache
def running(command: str) -> Program:
    """The program started by this command in this process; all its games share it."""
    return Program(command)


class ProgramPolicy(Policy):
    """Asks a program for every move.

    An answer that is late, unreadable or illegal is a strike: the first legal move is played instead.
    """

    def __init__(self, setup: Setup, chance: Chance, game_id: str, program: Program, time_limit_ms: float) -> None:
        super().__init__(setup, chance)
        self.strikes = 0
        self._match: Final = MatchCore(game_id, setup, chance)
        self._program: Final = program
        self._time_limit_ms: Final = time_limit_ms

    def follow(self, results: list[Result]) -> None:
        """Receive the results of the earlier rounds."""
        self._match.results = list(results)

    def pick(self, state: Round) -> i64:
        """The program's move, or the first legal one."""
        moves = state.legal_moves()
        if self.strikes == MAX_STRIKES:
            return moves[0]
        view = self._view(state)
        known: list[str] = view["moves"]
        answer = self._program.ask(view, self._time_limit_ms)
        if answer in known:
            return moves[known.index(answer)]
        self.strikes += 1
        return moves[0]

    def _view(self, state: Round) -> dict[str, Any]:
        """The view of the seat to act, as `Match.view` gives it."""
        match = self._match
        match.rounds = [state]
        public, own = match.public_view(state), match.own_view(state, state.turn + 1)
        return {**public, **own, "round": {**public["round"], **own["round"]}}
