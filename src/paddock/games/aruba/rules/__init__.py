"""The rules of ARUBA Battle Race: pure and compiled."""
