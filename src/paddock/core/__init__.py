"""Game-independent engine: rounds, matches, chance, records. It imports no game and does no I/O."""
