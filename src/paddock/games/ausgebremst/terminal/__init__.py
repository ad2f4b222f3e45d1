"""Terminal interface of AUSGEBREMST."""
