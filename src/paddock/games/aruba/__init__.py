"""ARUBA Battle Race: dice, action cards and damage on a three-lane track; and its dice solved exactly."""
