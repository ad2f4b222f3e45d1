"""Records: parsed, replayed, written, verified."""
