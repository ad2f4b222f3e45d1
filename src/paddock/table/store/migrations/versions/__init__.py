"""One file per schema change; a released one is never changed."""
