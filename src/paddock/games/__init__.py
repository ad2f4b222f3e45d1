"""Rules, bots, boards, terminal painters and studies of the game families; no family imports another."""
