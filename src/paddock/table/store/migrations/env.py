"""Run by Alembic: the missing steps, on the given connection."""

from alembic import context

from paddock.table.store.migrate import VERSION_TABLE
from paddock.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite can also roll back a half-done step; Alembic assumes it cannot.
    transactional_ddl=True,
)
context.run_migrations()
