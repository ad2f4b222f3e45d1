"""Advice from playouts: hints (what to play and why) and reviews (how a match was won)."""
