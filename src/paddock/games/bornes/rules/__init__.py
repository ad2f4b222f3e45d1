"""The rules of the Bornes family: pure and compiled."""
