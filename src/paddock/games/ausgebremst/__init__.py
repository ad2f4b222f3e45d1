"""AUSGEBREMST: circuits made of half-boards, the family and the advanced game, and the season."""
