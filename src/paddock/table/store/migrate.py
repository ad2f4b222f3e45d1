"""Schema migrations, from migrations/, run before anything else."""

from pathlib import Path
from typing import TYPE_CHECKING

from paddock.table.errors import BadDatabase

if TYPE_CHECKING:
    from sqlalchemy import Connection

# The latest version: a database that has it is used without loading Alembic.
HEAD = "0013"
VERSION_TABLE = "paddock_version"
VERSION = f"select version_num from {VERSION_TABLE}"
STEPS = Path(__file__).parent / "migrations"


def is_current(version: str | None, address: str) -> bool:
    """Whether the schema is up to date; BadDatabase if it is newer than this program."""
    if version is not None and version > HEAD:
        raise BadDatabase("newer", address=address, found=version, known=HEAD)
    return version == HEAD


def upgrade(connection: "Connection") -> None:
    """Run the missing migrations in the connection's transaction."""
    # Slow to import, and most starts do not need it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
