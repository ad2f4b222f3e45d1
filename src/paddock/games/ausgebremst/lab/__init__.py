"""Studies of AUSGEBREMST."""
