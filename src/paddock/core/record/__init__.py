"""Match records as text: writing, parsing, replay and verification."""
