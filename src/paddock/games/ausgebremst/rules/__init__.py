"""The rules of AUSGEBREMST: pure and compiled."""
