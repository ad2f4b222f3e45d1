"""The app: the one list of commands, and the one place where errors become a line and an exit code."""

import sys
from typing import NamedTuple

from cyclopts import App, Group
from cyclopts.exceptions import CycloptsError

from paddock.cli.errors import CliError
from paddock.cli.flags import RESUME_LATEST, FlagHelp, program
from paddock.cli.language import language_in, settled_language
from paddock.cli.parsing import parser_trouble
from paddock.cli.screen import Screen
from paddock.core.errors import PaddockError
from paddock.locales import say
from paddock.table.errors import StoreError


class Command(NamedTuple):
    """A word of the command line; its help is `cli-<name>-help`, the examples in it `cli-<name>-examples`."""

    name: str
    function: str


COMMANDS = (
    Command("serve", "paddock.cli.serve:serve"),
    Command("backup", "paddock.cli.backup:backup"),
    Command("restore", "paddock.cli.backup:restore"),
    Command("forget", "paddock.cli.forget:forget"),
    Command("storage", "paddock.cli.storage:storage"),
    Command("push-key", "paddock.cli.push_key:push_key"),
    Command("reports", "paddock.cli.reports:reports"),
    Command("turns", "paddock.cli.turns:turns"),
    Command("export", "paddock.cli.export:export"),
    Command("play", "paddock.cli.play.command:play"),
    Command("replay", "paddock.cli.replay:replay"),
    Command("review", "paddock.cli.review:review"),
    Command("verify", "paddock.cli.verify:verify"),
    Command("explain", "paddock.cli.explain:explain"),
    Command("rules", "paddock.cli.rules:rules"),
    Command("board", "paddock.cli.board:board"),
    Command("odds", "paddock.cli.odds:odds"),
    Command("simulate", "paddock.cli.simulate:simulate"),
    Command("arena", "paddock.cli.arena:arena"),
    Command("fit", "paddock.cli.fit:fit_command"),
    Command("bench", "paddock.cli.bench:bench"),
    Command("load", "paddock.cli.load:load"),
)
NAMES = tuple(command.name for command in COMMANDS)

BAD_INPUT = 2
STOPPED = 130


def run(words: list[str]) -> int:
    """Run the command in these words; the exit code."""
    lang = language_in(words)
    try:
        result = build(lang)(prepared(words))
    except CycloptsError as error:
        return complain(parser_trouble(error, NAMES, lang), lang)
    except StoreError as error:
        return complain(error.text(lang), lang)
    except (CliError, PaddockError) as error:
        return complain(str(error), lang)
    except KeyboardInterrupt:
        return complain(say("cli-stopped", lang=lang), lang, STOPPED)
    except BrokenPipeError:
        # The reader closed the pipe; Python must not complain about that at exit.
        sys.stdout = None
        return 0
    except OSError as error:
        return complain(file_trouble(error, lang), lang)
    return result if isinstance(result, int) else 0


def build(lang: str) -> App:
    """All commands, with their help in that language."""
    app = App(
        name="paddock",
        help=f"{say('cli-help', lang=lang)}\n\n{say('cli-examples', program(), lang)}",
        help_format="plaintext",
        help_formatter=FlagHelp(lang=lang),
        version=named_version,
        group_commands=Group(say("cli-help-commands", lang=lang)),
        group_parameters=Group(say("cli-help-flags", lang=lang)),
        group_arguments=Group(say("cli-help-arguments", lang=lang)),
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for place, command in enumerate(COMMANDS):
        parts = [say(f"cli-{command.name}-{part}", program(), lang) for part in ("help", "examples")]
        app.command(command.function, name=command.name, help="\n\n".join(parts), sort_key=place)
    return app


def named_version() -> str:
    from paddock.version import version  # noqa: PLC0415  # rarely asked for

    return f"paddock {version()}"


def prepared(words: list[str]) -> list[str]:
    """The words as the parser wants them: flags after the command, and each with its value.

    `--lang` may stand before the command or without one; a bare `--resume` means the latest save.
    """
    first = next((number for number, word in enumerate(words) if word in NAMES), len(words))
    before, command = words[:first], words[first:]
    if "--lang" in before[:-1]:
        at = before.index("--lang")
        language = [f"--lang={before[at + 1]}"]
        before = before[:at] + before[at + 2 :]
    else:
        language = [word for word in before if word.startswith("--lang=")]
        before = [word for word in before if word not in language]
    for word in language if not command else []:
        settled_language(word.partition("=")[2])
    return [*before, *with_value(command), *(language if command else [])]


def with_value(words: list[str]) -> list[str]:
    found: list[str] = []
    for number, word in enumerate(words):
        following = words[number + 1] if number + 1 < len(words) else "-"
        is_bare = word == "--resume" and following.startswith("-")
        found.append(f"--resume={RESUME_LATEST}" if is_bare else word)
    return found


def file_trouble(error: OSError, lang: str) -> str:
    facts: dict[str, object] = {"file": str(error.filename or "?"), "reason": error.strerror or str(error)}
    return say("cli-file-trouble", facts, lang)


def complain(text: str, lang: str, code: int = BAD_INPUT) -> int:
    """One line on stderr, and the exit code."""
    Screen(lang).complain(text)
    return code
