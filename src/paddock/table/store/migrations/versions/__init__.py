"""One file for each step of the schema; a step that was released is never changed."""
