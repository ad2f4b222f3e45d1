"""Advice: what to play and why, and how a match was won; what it says comes from worlds that were played out."""
