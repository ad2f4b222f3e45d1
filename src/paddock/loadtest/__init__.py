"""Load tests: thousands of real sockets play real games against a real server and measure it."""
