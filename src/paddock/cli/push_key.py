"""`paddock push-key`: make the key that signs push messages."""

import os
from pathlib import Path
from typing import Annotated

from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen

OWN_ONLY = 0o600  # nobody else may read it


def push_key(file: Annotated[Path, flag("cli-argument-push-key")], /, *, lang: Lang = None) -> None:
    """Write a new private key into a file that does not exist yet."""
    screen = Screen(settled_language(lang))
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN_ONLY)
    except FileExistsError as error:
        raise CliError(screen.text("cli-push-key-exists", {"file": str(file)})) from error
    except OSError as error:
        facts: dict[str, object] = {"file": str(file), "reason": error.strerror or str(error)}
        raise CliError(screen.text("cli-push-key-no-file", facts)) from error
    with os.fdopen(opened, "wb") as written:
        written.write(_new_key())
    screen.say("cli-push-key-made", {"file": str(file)})


def _new_key() -> bytes:
    from py_vapid import Vapid02  # noqa: PLC0415 - not needed for help

    vapid = Vapid02()
    vapid.generate_keys()
    made: bytes = vapid.private_pem()
    return made
