"""The rules of AUSGEBREMST: circuits from half-boards, the race, the family and the advanced game, the season."""
