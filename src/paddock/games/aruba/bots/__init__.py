"""Bots of ARUBA Battle Race: policies and their fitted weights."""
