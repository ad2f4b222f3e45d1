"""Bots of all levels: each chooses a move from a View within a time budget, without access to the match."""
