"""What sets Paddock up, builds it and checks it. Standard library only, except `native`."""
