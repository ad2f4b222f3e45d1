"""AUSGEBREMST drawn in a terminal."""
