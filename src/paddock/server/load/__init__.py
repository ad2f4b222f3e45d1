"""The load driver: thousands of real sockets that play real games against a real server, and what they measure."""
