"""Where tables are kept: an append-only log for each, the cards that the lobby shows, and the guests."""
