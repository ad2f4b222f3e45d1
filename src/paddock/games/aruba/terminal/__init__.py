"""Terminal interface of ARUBA Battle Race."""
