"""Benchmarks of the rules, the search and other engines."""
