"""Contests between bots, and ratings from them."""
