"""Seasons of a club: legs, heats, points and standings."""
