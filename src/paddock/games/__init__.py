"""The rules of the five games and nothing but the rules; no game imports another."""
