"""ARUBA Battle Race: dice, action cards and damage on a three-lane track, with an exact dice solver."""
