"""Boards drawn as SVG: one file of primitives, one drawing per family of games."""
