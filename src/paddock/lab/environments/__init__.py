"""Games as environments for reinforcement learning: PettingZoo and OpenSpiel."""
