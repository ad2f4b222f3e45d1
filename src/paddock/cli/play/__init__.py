"""`paddock play`: who sits at the table, the race itself, and saves."""
