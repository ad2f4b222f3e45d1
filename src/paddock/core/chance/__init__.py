"""Chance: seeded, keyed and committed to, scripted or recorded."""
