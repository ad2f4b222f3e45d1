"""Brings a database's schema up to date, by the steps in migrations/, before anything else is done with it."""

from pathlib import Path
from typing import TYPE_CHECKING

from paddock.table.errors import BadDatabase

if TYPE_CHECKING:
    from sqlalchemy import Connection

# The last step there is: a database that has it is used as it is, without loading what migrates.
HEAD = "0001"
VERSION_TABLE = "paddock_version"
VERSION = f"select version_num from {VERSION_TABLE}"
STEPS = Path(__file__).parent / "migrations"


def is_current(version: str | None, address: str) -> bool:
    """Whether nothing is to be done; BadDatabase if this program is too old for what was done already."""
    if version is not None and version > HEAD:
        raise BadDatabase("newer", address=address, found=version, known=HEAD)
    return version == HEAD


def upgrade(connection: "Connection") -> None:
    """Take the missing steps, in the transaction that the connection is in."""
    # Loading it takes longer than all other work of a start.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
