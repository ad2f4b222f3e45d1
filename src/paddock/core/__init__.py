"""What every game is made of: rounds, matches, chance, records. It knows no game and does no I/O."""
