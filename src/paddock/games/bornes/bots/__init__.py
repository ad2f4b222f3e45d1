"""Bots of the Bornes family: policies and their fitted weights."""
