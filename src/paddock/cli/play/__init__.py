"""`paddock play`: setup questions, the session at the terminal, and saves."""
