"""Clubs: members, invitations, their tables, results and ratings."""
