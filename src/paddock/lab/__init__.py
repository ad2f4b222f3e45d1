"""Where the games are studied: simulation and measurements."""
