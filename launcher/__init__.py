"""The launcher: sets Paddock up, builds it and runs its tests. Standard library only, except `native`."""
