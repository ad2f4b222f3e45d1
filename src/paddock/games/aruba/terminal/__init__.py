"""ARUBA Battle Race drawn in a terminal."""
