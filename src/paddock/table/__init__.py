"""One event-sourced table: log, seats, clock, fairness. It knows no network, and of the rules only the doors."""
