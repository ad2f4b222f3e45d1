"""The edge: HTTP and websockets, lobby, sessions, security, metrics. It knows no rules."""
