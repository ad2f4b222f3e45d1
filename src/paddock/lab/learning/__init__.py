"""For people who let programs learn: views as rows of numbers, and doors for PettingZoo and OpenSpiel."""
