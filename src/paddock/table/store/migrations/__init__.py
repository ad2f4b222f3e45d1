"""How a database came to its present schema, step by step, for Alembic."""
