"""Schema migrations for Alembic, from an empty database to the current schema."""
