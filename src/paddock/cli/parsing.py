"""Translates errors of the command-line parser into sentences in the user's language."""

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from paddock.locales import say


def parser_trouble(error: CycloptsError, commands: tuple[str, ...], lang: str) -> str:
    """One line about arguments that the parser rejected."""
    message, facts = complaint(error)
    return say(message, {**facts, "known": ", ".join(commands)}, lang)


def complaint(error: CycloptsError) -> tuple[str, dict[str, object]]:
    """The message id and the facts for this kind of error."""
    match error:
        case UnknownCommandError():
            return "cli-parse-command", {"text": (error.unused_tokens or ["?"])[0]}
        case UnknownOptionError() | RepeatArgumentError():
            kind = "flag" if isinstance(error, UnknownOptionError) else "repeated"
            return f"cli-parse-{kind}", {"text": error.token.keyword or error.token.value}
        case CoercionError():
            return "cli-parse-value", {"text": error.token.value if error.token else "?", "name": name_of(error)}
        case MissingArgumentError():
            kind = "missing" if error.tokens_so_far or error.keyword or is_flag(error) else "argument"
            return f"cli-parse-{kind}", {"name": error.keyword or name_of(error)}
        case UnusedCliTokensError():
            return "cli-parse-unused", {"text": (error.unused_tokens or ["?"])[0]}
    return "cli-parse-other", {"text": " ".join(str(error).split())}


def is_flag(error: CycloptsError) -> bool:
    """Whether the error concerns a flag with a value, not a positional argument."""
    return name_of(error).startswith("-")


def name_of(error: CycloptsError) -> str:
    """The name of the flag or positional argument in the error."""
    return error.argument.name if error.argument is not None else "?"
