"""Studies of the Bornes family."""
