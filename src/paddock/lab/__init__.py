"""Simulation, contests between bots, benchmarks, fitting of weights, and environments for reinforcement learning."""
