"""Fits the weights of policies."""
