"""Games as environments for learning programs: PettingZoo and OpenSpiel."""
