"""Bots of AUSGEBREMST: policies and their fitted weights."""
