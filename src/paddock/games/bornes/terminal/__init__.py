"""The Bornes family drawn in a terminal."""
