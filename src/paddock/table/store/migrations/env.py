"""Run by Alembic: the steps that are missing, on the connection that it was handed."""

from alembic import context

from paddock.table.store.migrate import VERSION_TABLE
from paddock.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite too can take a half-made step back; Alembic does not know it.
    transactional_ddl=True,
)
context.run_migrations()
