"""Notices: telling people who are not at the table that it is their turn, by mail, web push or webhook."""
