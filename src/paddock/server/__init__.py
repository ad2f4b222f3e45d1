"""The server: HTTP and WebSockets, lobby, guests, limits, metrics. It knows no rules of any game."""
