"""Event-sourced tables: log, seats, clocks, fairness, storage. They know no network and no rules."""
