"""People who come back: what their matches leave behind, and who they are."""
