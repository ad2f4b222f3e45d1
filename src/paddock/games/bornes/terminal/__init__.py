"""Terminal interface of the Bornes family."""
