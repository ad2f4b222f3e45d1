"""Storage: an append-only log for each table, the cards of the lobby, and the guests."""
